/// How long an animation takes and how it moves meanwhile.
public struct Timing: Hashable, Sendable {
  /// Seconds, 0 or more; 0 applies the end value at once.
  public var duration: Double
  /// The part of the way at each part of the duration.
  public var curve: TimingCurve

  /// An animation of `duration` seconds along `curve`.
  public init(duration: Double, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }
}
