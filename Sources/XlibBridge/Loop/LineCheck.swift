internal import CirclePanX11

/// Tells a line on which questions take long from one on which nobody notices them.
enum LineCheck {
  /// The longest round trip that is quick, in nanoseconds: a dozen of them are half a second.
  private static let longest: Int64 = 40_000_000
  /// A busy machine may be late once.
  private static let attempts = 2

  /// Whether a round trip to the server is quick; `XSync`.
  static func isQuick(_ display: OpaquePointer) -> Bool {
    for _ in 0..<attempts {
      let start = MonotonicClock.read()
      XSync(display, False)
      if MonotonicClock.read() - start <= longest { return true }
    }
    return false
  }
}
