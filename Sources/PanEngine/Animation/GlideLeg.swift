/// A part of a glide on which nothing but time changes its velocity: a straight line (or what the
/// constraint makes of one) at a constant way per progress.
struct GlideLeg: Equatable, Sendable {
  /// The ``Deceleration`` progress at which it starts, in seconds.
  var start: Double
  /// Where it starts.
  var origin: Point
  /// Logical pixels per second of progress: what the velocity would be without the fading.
  var velocity: Vector

  /// Where it has come at a progress.
  func position(at progress: Double) -> Point {
    origin + velocity * (progress - start)
  }
}
