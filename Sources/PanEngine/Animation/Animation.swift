/// A value that goes from one to another over a time: a pure function from a moment to the value,
/// so that a late tick skips what it missed and never slows anything down.
public struct Animation<Value: Interpolatable>: Timeline {
  /// The value until the start.
  public var from: Value
  /// The value from the end on, exactly.
  public var to: Value
  /// When it starts.
  public var start: Instant
  /// How long it takes, and how.
  public var timing: Timing

  /// An animation that starts at `start`.
  public init(from: Value, to: Value, start: Instant, timing: Timing) {
    self.from = from
    self.to = to
    self.start = start
    self.timing = timing
  }

  /// When it ends.
  public var end: Instant { start.advanced(bySeconds: timing.duration) }

  /// The value at a moment.
  public func value(at now: Instant) -> Value {
    if now >= end { return to }
    let part = now.seconds(since: start) / timing.duration
    return .interpolate(from: from, to: to, fraction: timing.curve.value(at: part))
  }
}
