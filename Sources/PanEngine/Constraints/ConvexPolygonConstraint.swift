/// Within a convex polygon, its edges included.
///
/// A point of a slanting edge seldom is a number, so what lies out by no more than the rounding (16
/// units in the last place of the largest corner's coordinate) counts as on the edge.
public struct ConvexPolygonConstraint: Constraint {
  /// The corners in order, clockwise on the screen (y down), in the frame of the points that are
  /// asked about. One corner is a point, two are a line.
  public let corners: [Point]
  /// How far out, in logical pixels, counts as on the edge.
  private let tolerance: Double

  /// The smallest convex polygon that holds these points: the polygon itself, where they are the
  /// corners of a convex one, in whatever order. Points on an edge or inside are no corners.
  ///
  /// - Precondition: there is at least one point, and all are finite.
  public init(corners points: [Point]) {
    precondition(!points.isEmpty, "a polygon has corners")
    precondition(points.allSatisfy { $0.isFinite }, "the corners are finite")
    corners = ConvexPolygonConstraint.hull(points)
    let largest = corners.reduce(0) { max($0, $1.largestCoordinate) }
    tolerance = corners.count == 1 ? 0 : largest.ulp * SegmentConstraint.rounding
  }

  /// Whether a point lies within, or on an edge but for rounding.
  public func contains(_ point: Point) -> Bool {
    nearest(to: point) == point
  }

  /// The point itself, or the nearest one of the edges.
  public func nearest(to point: Point) -> Point {
    guard point.isFinite else { return corners[0] }
    // Without an area every point is outside of some edge, or on the line.
    var isInside = corners.count > 2
    for index in corners.indices {
      let projection = Projection(of: point, on: edge(index))
      if corners.count > 2 && projection.side >= 0 { continue }
      isInside = false
      // Outside of an edge and level with it: of a convex shape nothing is nearer than the foot.
      // Comparing distances instead could not tell it from a corner close by.
      if projection.isPastStart && !projection.isPastEnd { return settled(point, projection.foot) }
    }
    return isInside ? point : settled(point, nearestCorner(to: point))
  }

  /// The edge from that corner to the next one.
  func edge(_ index: Int) -> SegmentConstraint {
    let next = index + 1 == corners.count ? 0 : index + 1
    return SegmentConstraint(from: corners[index], to: corners[next])
  }

  private func nearestCorner(to point: Point) -> Point {
    var nearest = corners[0]
    for corner in corners
    where Projection(of: point, on: SegmentConstraint(from: nearest, to: corner)).isPastMiddle {
      nearest = corner
    }
    return nearest
  }

  /// The point itself where it differs from its nearest one by rounding only.
  private func settled(_ point: Point, _ nearest: Point) -> Point {
    point.isClose(to: nearest, within: tolerance) ? point : nearest
  }

  // MARK: Corners

  /// The corners of the convex hull, clockwise on the screen: A. M. Andrew, "Another efficient
  /// algorithm for convex hulls in two dimensions" (1979).
  private static func hull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { $0.x < $1.x || ($0.x == $1.x && $0.y < $1.y) }
    let upper = chain(sorted)
    let lower = chain(sorted.reversed())
    // Each chain ends where the other one starts.
    let corners = upper.dropLast() + lower.dropLast()
    return corners.isEmpty ? [sorted[0]] : Array(corners)
  }

  /// The points, from the first to the last, that turn clockwise at each other one.
  private static func chain(_ points: [Point]) -> [Point] {
    var chain: [Point] = []
    for point in points where chain.last != point {
      while chain.count > 1, !turnsClockwise(chain[chain.count - 2], chain[chain.count - 1], point)
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private static func turnsClockwise(_ first: Point, _ second: Point, _ third: Point) -> Bool {
    ExactVector(from: first, to: second).side(of: ExactVector(from: second, to: third)) > 0
  }
}
