/// A moment on a monotonic clock, counted from the scene's start.
///
/// Whole nanoseconds, so that a moment that was written down as a decimal and read back is the same
/// moment: a recorded drag replays to the same bytes.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start.
  public var nanoseconds: Int64

  /// The moment `nanoseconds` after the start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment `seconds` after the start, to the nearest nanosecond. What is out of range (about
  /// 292 years) becomes the nearest moment in range, and a NaN the start.
  public init(seconds: Double) {
    nanoseconds = Instant.nanoseconds(in: seconds)
  }

  /// The scene's start.
  public static let zero = Instant(nanoseconds: 0)

  /// Seconds since the start.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Seconds from `earlier` to this moment; negative where `earlier` is in fact later.
  public func seconds(since earlier: Instant) -> Double {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? self.seconds - earlier.seconds : Double(difference) / 1e9
  }

  /// The moment `seconds` later; the nearest one in range where that is out of range.
  public func advanced(bySeconds seconds: Double) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(Instant.nanoseconds(in: seconds))
    return Instant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// Whether the first moment is the earlier one.
  public static func < (first: Instant, second: Instant) -> Bool {
    first.nanoseconds < second.nanoseconds
  }

  private static func nanoseconds(in seconds: Double) -> Int64 {
    if seconds.isNaN { return 0 }
    return Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)
  }
}
