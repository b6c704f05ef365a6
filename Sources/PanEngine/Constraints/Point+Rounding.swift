extension Point {
  /// The point with each coordinate moved to the next number towards another point's, so that the
  /// step is as fine as the numbers are there.
  func stepped(towards goal: Point) -> Point {
    Point(
      x: Point.stepped(x, towards: goal.x),
      y: Point.stepped(y, towards: goal.y))
  }

  /// The point moved into the range of numbers, where a sum has left it.
  var clampedToFinite: Point {
    let largest = Double.greatestFiniteMagnitude
    return Point(x: min(max(x, -largest), largest), y: min(max(y, -largest), largest))
  }

  /// The larger of the coordinates' sizes.
  var largestCoordinate: Double { max(abs(x), abs(y)) }

  /// Whether each coordinate differs from the other point's by at most `tolerance`.
  func isClose(to other: Point, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }

  private static func stepped(_ value: Double, towards goal: Double) -> Double {
    value == goal ? value : value < goal ? value.nextUp : value.nextDown
  }
}
