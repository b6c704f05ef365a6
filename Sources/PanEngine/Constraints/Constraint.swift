/// Where something may be: a shape that answers for any point.
///
/// A constraint is pure. Its nearest point is allowed itself, and is its own nearest point; both
/// answers are finite for every finite point.
public protocol Constraint: Equatable, Sendable {
  /// Whether a point is allowed; the edge is.
  func contains(_ point: Point) -> Bool
  /// The allowed point nearest to a point: the point itself where it is allowed.
  func nearest(to point: Point) -> Point
}
