/// Any of the constraints, for one that is chosen while the program runs.
public enum Limit: Constraint {
  /// A disc.
  case circle(CircleConstraint)
  /// What lies between two circles.
  case ring(RingConstraint)
  /// An axis-parallel ellipse.
  case ellipse(EllipseConstraint)
  /// An axis-parallel rectangle.
  case rect(RectConstraint)
  /// An axis.
  case segment(SegmentConstraint)
  /// A convex polygon.
  case polygon(ConvexPolygonConstraint)

  /// Whether a point is allowed; the edge is.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .circle(let constraint): constraint.contains(point)
    case .ring(let constraint): constraint.contains(point)
    case .ellipse(let constraint): constraint.contains(point)
    case .rect(let constraint): constraint.contains(point)
    case .segment(let constraint): constraint.contains(point)
    case .polygon(let constraint): constraint.contains(point)
    }
  }

  /// The allowed point nearest to a point.
  public func nearest(to point: Point) -> Point {
    switch self {
    case .circle(let constraint): constraint.nearest(to: point)
    case .ring(let constraint): constraint.nearest(to: point)
    case .ellipse(let constraint): constraint.nearest(to: point)
    case .rect(let constraint): constraint.nearest(to: point)
    case .segment(let constraint): constraint.nearest(to: point)
    case .polygon(let constraint): constraint.nearest(to: point)
    }
  }
}
