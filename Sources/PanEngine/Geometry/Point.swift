/// A place on a plane, in logical pixels: x to the right, y down, like the screen.
///
/// There is no `Point + Point`: adding two places means nothing. A place moves by a ``Vector``, and
/// two places differ by one.
public struct Point: Hashable, Sendable {
  /// Logical pixels to the right of the origin.
  public var x: Double
  /// Logical pixels below the origin.
  public var y: Double

  /// The point `x` logical pixels to the right of the origin and `y` below it.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point that lies `vector` away from `point`.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point from which `vector` leads to `point`.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The way from the second point to the first.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point in the same direction from the origin, so many times as far away.
  func scaled(by factor: Double) -> Point {
    Point(x: x * factor, y: y * factor)
  }
}
