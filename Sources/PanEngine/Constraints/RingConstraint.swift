/// Between two circles about one centre, both included.
///
/// The outer edge is exact to the last bit. Rounding (8 units in the last place of the largest
/// number involved) may lead across the inner one, so that a ring as thin as a circle's line has
/// points at all.
public struct RingConstraint: Constraint {
  /// How far within the inner edge, in units of the last place, counts as on it.
  private static let rounding = 8.0

  /// The middle, in the frame of the points that are asked about.
  public var center: Point
  /// Logical pixels from the middle to the inner edge, 0 or more.
  public var innerRadius: Double
  /// Logical pixels from the middle to the outer edge, not below the inner one; the same: the line
  /// of a circle.
  public var outerRadius: Double

  /// The ring about `center`.
  ///
  /// - Precondition: 0 ≤ `innerRadius` ≤ `outerRadius`.
  public init(center: Point = .zero, innerRadius: Double, outerRadius: Double) {
    precondition(innerRadius >= 0 && outerRadius >= innerRadius, "0 ≤ inner ≤ outer radius")
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
  }

  /// Whether a point is neither farther away than the outer radius nor nearer than the inner one.
  public func contains(_ point: Point) -> Bool {
    outer.contains(point) && (point - center).length >= innerRadius - tolerance
  }

  /// The point itself, or the nearest one on an edge, with the same bearing. The centre has none:
  /// its nearest point is the inner edge's rightmost one.
  public func nearest(to point: Point) -> Point {
    if contains(point) { return point }
    guard point.isFinite, point != center else { return onInnerEdge(Vector(dx: 1, dy: 0)) }
    return outer.contains(point)
      ? onInnerEdge(outer.direction(to: point))
      : outer.nearest(to: point)
  }

  private var outer: CircleConstraint { CircleConstraint(center: center, radius: outerRadius) }

  /// Logical pixels within the inner edge that count as on it.
  private var tolerance: Double {
    max(center.largestCoordinate, outerRadius).ulp * RingConstraint.rounding
  }

  private func onInnerEdge(_ direction: Vector) -> Point {
    // Where both edges are one, rounding can lead out across the outer one.
    outer.nearest(to: (center + direction * innerRadius).clampedToFinite)
  }
}
