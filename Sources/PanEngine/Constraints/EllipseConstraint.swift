/// Within an axis-parallel ellipse, its edge included.
public struct EllipseConstraint: Constraint {
  /// In units of the longer radius: what is farther away, seen from there, lies in the same
  /// direction but for rounding; and an ellipse that is narrower than one part of it is a line.
  private static let farthest = 1e100
  /// Newton's method needs 5 steps for most points, and about 50 for the worst ones.
  private static let mostSteps = 100

  /// The middle, in the frame of the points that are asked about.
  public var center: Point
  /// Logical pixels from the middle to the right and left end, 0 or more.
  public var radiusX: Double
  /// Logical pixels from the middle to the top and bottom, 0 or more.
  public var radiusY: Double

  /// The ellipse about `center`.
  ///
  /// - Precondition: both radii are 0 or more.
  public init(center: Point = .zero, radiusX: Double, radiusY: Double) {
    precondition(radiusX >= 0 && radiusY >= 0, "a radius is 0 or more")
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
  }

  /// Whether a point lies within or on the edge. An ellipse with a radius of 0 is a line or a
  /// point.
  public func contains(_ point: Point) -> Bool {
    let way = point - center
    if radiusX == 0 { return way.dx == 0 && abs(way.dy) <= radiusY }
    if radiusY == 0 { return way.dy == 0 && abs(way.dx) <= radiusX }
    return Vector(dx: way.dx / radiusX, dy: way.dy / radiusY).length <= 1
  }

  /// The point itself, or the nearest one of the edge: the foot of the perpendicular, which has
  /// another bearing than the point unless both lie on an axis. Allowed to the last bit, whatever
  /// the rounding.
  public func nearest(to point: Point) -> Point {
    if contains(point) { return point }
    let longer = max(radiusX, radiusY)
    guard longer > 0, longer.isFinite, point.isFinite else { return center }
    let isUpright = radiusY > radiusX
    let way = way(to: point, unit: longer)
    let foot =
      EllipseConstraint.nearestOfQuadrant(
        to: isUpright ? Vector(dx: way.dy, dy: way.dx) : way,
        height: min(radiusX, radiusY) / longer) * longer
    let x = isUpright ? foot.dy : foot.dx
    let y = isUpright ? foot.dx : foot.dy
    var candidate =
      center + Vector(dx: point.x < center.x ? -x : x, dy: point.y < center.y ? -y : y)
    // Rounding can leave the result a last digit or two too far out.
    while !contains(candidate) { candidate = candidate.stepped(towards: center) }
    return candidate
  }

  /// How far to the side and up or down a point lies, both 0 or more, in that unit, and at most
  /// ``farthest``.
  private func way(to point: Point, unit: Double) -> Vector {
    var way = point - center
    var unit = unit
    // From one end of the range of numbers to the other it overflows; half of it does not.
    if !way.isFinite {
      way = Vector(dx: point.x / 2 - center.x / 2, dy: point.y / 2 - center.y / 2)
      unit /= 2
    }
    let (x, y) = (abs(way.dx), abs(way.dy))
    let longest = max(x, y)
    return longest / unit <= EllipseConstraint.farthest
      ? Vector(dx: x / unit, dy: y / unit)
      : Vector(dx: x / longest, dy: y / longest) * EllipseConstraint.farthest
  }

  /// The nearest point of an ellipse with the radii 1 and `height` ≤ 1 to a point outside of it,
  /// both from the middle and in the first quadrant.
  ///
  /// The foot is (x/(1 + s·h²), y/(1 + s)), h being the height, for the only s > 0 for which that
  /// is on the edge (D. Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a
  /// Hyperellipsoid", 2013). With each axis in units of its radius, the reciprocal of its length is
  /// concave in s and nearly straight, so that Newton's method rises to the solution and never
  /// beyond (J. J. Moré and D. C. Sorensen, "Computing a trust region step", 1983).
  private static func nearestOfQuadrant(to point: Vector, height: Double) -> Vector {
    if height * farthest < 1 { return Vector(dx: min(point.dx, 1), dy: 0) }
    let square = height * height
    var s = 0.0
    var foot = Vector(dx: point.dx, dy: point.dy / height)
    for _ in 0..<mostSteps {
      let length = foot.length
      let unit = Vector(dx: foot.dx / length, dy: foot.dy / length)
      let slope = unit.dx * unit.dx * square / (1 + s * square) + unit.dy * unit.dy / (1 + s)
      let next = s + (length - 1) / slope
      guard next > s else { break }
      s = next
      foot = Vector(dx: point.dx / (1 + s * square), dy: point.dy / height / (1 + s))
    }
    let length = foot.length
    return Vector(dx: foot.dx / length, dy: foot.dy / length * height)
  }
}
