/// A value that has others in between.
public protocol Interpolatable: Equatable, Sendable {
  /// The value that lies `fraction` of the way from `start` to `end`: 0 gives the start, 1 the end.
  static func interpolate(from start: Self, to end: Self, fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number on the straight line.
  public static func interpolate(from start: Double, to end: Double, fraction: Double) -> Double {
    // From the nearer end, so that both ends are exact: start + (end - start) may round to another
    // number than the end.
    fraction < 0.5
      ? start + (end - start) * fraction
      : end - (end - start) * (1 - fraction)
  }
}

extension Point: Interpolatable {
  /// The point on the straight line.
  public static func interpolate(from start: Point, to end: Point, fraction: Double) -> Point {
    Point(
      x: .interpolate(from: start.x, to: end.x, fraction: fraction),
      y: .interpolate(from: start.y, to: end.y, fraction: fraction))
  }
}

extension Color: Interpolatable {
  /// The colour whose components lie on the straight line, each for itself.
  public static func interpolate(from start: Color, to end: Color, fraction: Double) -> Color {
    Color(
      red: .interpolate(from: start.red, to: end.red, fraction: fraction),
      green: .interpolate(from: start.green, to: end.green, fraction: fraction),
      blue: .interpolate(from: start.blue, to: end.blue, fraction: fraction),
      opacity: .interpolate(from: start.opacity, to: end.opacity, fraction: fraction))
  }
}
