/// Within an axis-parallel rectangle, its edges included.
public struct RectConstraint: Constraint {
  /// What is allowed, in the frame of the points that are asked about. All four edges are, unlike
  /// those of a ``Rect`` that is drawn.
  public var rect: Rect

  /// The rectangle; it may be a line or a point.
  ///
  /// - Precondition: no maximum is below its minimum.
  public init(_ rect: Rect) {
    precondition(
      rect.maxX >= rect.minX && rect.maxY >= rect.minY, "a maximum is not below its minimum")
    self.rect = rect
  }

  /// Whether a point is not outside any edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
  }

  /// The point with each coordinate brought between its edges.
  public func nearest(to point: Point) -> Point {
    // In this order `max` takes the edge where the coordinate is not a number.
    Point(
      x: min(max(rect.minX, point.x), rect.maxX),
      y: min(max(rect.minY, point.y), rect.maxY))
  }
}
