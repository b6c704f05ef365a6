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
    return .interpolate(from: from, to: to, fraction: fraction(at: now))
  }

  /// The part of the way at a moment before the end.
  private func fraction(at now: Instant) -> Double {
    timing.curve.value(at: now.seconds(since: start) / timing.duration)
  }
}

extension Animation<Point> {
  /// This animation with another end, and with the start that makes it be at `place` now.
  func redirected(from place: Point, to end: Point, at now: Instant) -> Animation {
    let left = now < self.end ? 1 - fraction(at: now) : 0
    var animation = self
    animation.to = end
    // With next to nothing left there is no such start, and no difference to be seen.
    animation.from = left > 1e-3 ? end + (place - end) * (1 / left) : place
    return animation
  }
}
