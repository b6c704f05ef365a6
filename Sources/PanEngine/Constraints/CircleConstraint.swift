/// At most `radius` from `center`.
public struct CircleConstraint: Constraint {
  /// The middle, in the frame of the points that are asked about.
  public var center: Point
  /// Logical pixels from the middle to the edge, 0 or more; with 0, only the middle is allowed.
  public var radius: Double

  /// The disc of `radius` logical pixels about `center`.
  ///
  /// - Precondition: the radius is 0 or more.
  public init(center: Point = .zero, radius: Double) {
    precondition(radius >= 0, "a radius is 0 or more")
    self.center = center
    self.radius = radius
  }

  /// Whether a point is at most the radius away.
  public func contains(_ point: Point) -> Bool {
    (point - center).length <= radius
  }

  /// The point itself, or where the line from the middle to it crosses the edge: the bearing is
  /// kept at any distance. Allowed to the last bit, whatever the rounding.
  public func nearest(to point: Point) -> Point {
    if contains(point) { return point }
    guard radius > 0, point.isFinite else { return center }
    var candidate = center + direction(to: point) * radius
    // Rounding can leave the result a last digit or two too far out.
    while !contains(candidate) { candidate = candidate.stepped(towards: center) }
    return candidate
  }

  /// The way of length 1 from the middle towards another finite point.
  func direction(to point: Point) -> Vector {
    let way = point - center
    let length = way.length
    // Very short lengths have few digits, and very long ones overflow.
    if length > 1e-290 && length < .infinity {
      return Vector(dx: way.dx / length, dy: way.dy / length)
    }
    // From one end of the range of numbers to the other it overflows; half of it does not.
    let part =
      way.isFinite
      ? way : Vector(dx: point.x / 2 - center.x / 2, dy: point.y / 2 - center.y / 2)
    // Brought to about 1, where the length has all its digits.
    let scale = max(abs(part.dx), abs(part.dy))
    let scaled = Vector(dx: part.dx / scale, dy: part.dy / scale)
    return scaled * (1 / scaled.length)
  }
}
