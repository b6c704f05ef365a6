import CirclePanMath

/// How something slows down that was let go in full swing: its speed fades by the same part in each
/// millisecond.
///
/// So after a time t it has come as far as it would have at its first speed in the shorter time (1
/// − e^(-λt))/λ, its *progress*, which never exceeds 1/λ, half a second.
public enum Deceleration {
  /// What is left of the speed after a millisecond; UIKit's normal rate of scroll views.
  public static let rate = 0.998
  /// What is slower rests; in logical pixels per second: a twelfth of a pixel in a frame of a 60th
  /// of a second.
  public static let restingSpeed = 5.0
  /// What is faster starts at this speed; in logical pixels per second: more than a hand can do.
  public static let fastestSpeed = 10_000.0

  /// The progress that is never quite reached, in seconds.
  static var fullProgress: Double { 1 / fading }

  /// The progress after a time, both in seconds.
  static func progress(after time: Double) -> Double {
    time > 0 ? -expm1(-fading * time) / fading : 0
  }

  /// The time that a progress below the full one takes, both in seconds.
  static func time(at progress: Double) -> Double {
    -log1p(-fading * progress) / fading
  }

  /// The part of a speed that is left after a time in seconds.
  static func speed(after time: Double) -> Double {
    time > 0 ? exp(-fading * time) : 1
  }

  /// The progress at which a speed, in logical pixels per second, has faded to the resting one, in
  /// seconds; negative, or without bound, for one that is below it already.
  static func restingProgress(ofSpeed speed: Double) -> Double {
    (1 - restingSpeed / speed) / fading
  }

  /// The velocity in the direction of another one, at most at the fastest speed; zero for one that
  /// is not finite.
  static func capped(_ velocity: Vector) -> Vector {
    CircleConstraint(radius: fastestSpeed).nearest(to: .zero + velocity) - .zero
  }

  /// λ, in 1/s.
  private static var fading: Double { -1000 * log(rate) }
}
