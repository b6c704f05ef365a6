/// On the straight line between two points, both included: an axis.
///
/// What counts as leaving is the position *along* the line: a hand need not stay on it to the
/// pixel. So `contains` also holds beside the line, where the nearest point is not the point
/// itself.
public struct SegmentConstraint: Constraint {
  /// How far beside the line, in units of the last place of the largest coordinate, a point counts
  /// as on it: an exact point of a slanting line seldom is a number.
  static let rounding = 16.0

  /// One end, in the frame of the points that are asked about.
  public var start: Point
  /// The other end; it may be the same point.
  public var end: Point

  /// The line between two finite points.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// Whether the foot of the perpendicular from the point lies between the ends. Where both are the
  /// same, every way leads off the line.
  public func contains(_ point: Point) -> Bool {
    guard start != end, point.isFinite else { return point == start }
    let projection = Projection(of: point, on: self)
    return projection.isPastStart && !projection.isPastEnd
  }

  /// The foot of the perpendicular, or the end that is nearer.
  public func nearest(to point: Point) -> Point {
    guard point.isFinite else { return start }
    if start.x == end.x || start.y == end.y { return bounds.nearest(to: point) }
    let projection = Projection(of: point, on: self)
    guard projection.isPastStart else { return start }
    guard !projection.isPastEnd else { return end }
    let foot = projection.foot
    return point.isClose(to: foot, within: tolerance) ? point : foot
  }

  /// The rectangle around the segment: the segment itself, where that is parallel to an axis.
  private var bounds: RectConstraint {
    RectConstraint(
      Rect(
        minX: min(start.x, end.x), minY: min(start.y, end.y),
        maxX: max(start.x, end.x), maxY: max(start.y, end.y)))
  }

  /// Logical pixels beside the line that count as on it.
  private var tolerance: Double {
    max(start.largestCoordinate, end.largestCoordinate).ulp * SegmentConstraint.rounding
  }
}
