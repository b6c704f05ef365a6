/// The shape of a pad's limit without its size: all lengths are in units of the radius, from the
/// limit's middle, x to the right and y down.
public enum LimitShape: Hashable, Sendable {
  /// The circle.
  case circle
  /// The square around the circle.
  case square
  /// The circle's diameter from left to right: an axis.
  case horizontal
  /// The circle's diameter from top to bottom: an axis.
  case vertical
  /// The circle without what lies nearer to the middle than `innerRadius`, which is from 0 to 1.
  case ring(innerRadius: Double)
  /// An ellipse as wide as the circle, and with a vertical radius of `height`, 0 or more.
  case ellipse(height: Double)
  /// The smallest convex polygon around these corners, of which there is at least one. The middle
  /// should lie in it.
  case polygon(corners: [Point])

  /// The limit with this shape about the origin, for a radius in logical pixels, 0 or more.
  public func limit(radius: Double) -> Limit {
    switch self {
    case .circle:
      .circle(CircleConstraint(radius: radius))
    case .square:
      .rect(RectConstraint(Rect(minX: -radius, minY: -radius, maxX: radius, maxY: radius)))
    case .horizontal:
      .segment(SegmentConstraint(from: Point(x: -radius, y: 0), to: Point(x: radius, y: 0)))
    case .vertical:
      .segment(SegmentConstraint(from: Point(x: 0, y: -radius), to: Point(x: 0, y: radius)))
    case .ring(let innerRadius):
      .ring(RingConstraint(innerRadius: innerRadius * radius, outerRadius: radius))
    case .ellipse(let height):
      .ellipse(EllipseConstraint(radiusX: radius, radiusY: height * radius))
    case .polygon(let corners):
      .polygon(
        ConvexPolygonConstraint(
          corners: corners.map { Point(x: $0.x * radius, y: $0.y * radius) }))
    }
  }

  /// The outline to draw for a radius, about the limit's middle: the limit itself, or the smallest
  /// circle or rectangle around it where an outline cannot be that shape.
  ///
  /// - Parameters:
  ///   - radius: in logical pixels, 0 or more.
  ///   - thickness: of the bar that stands for an axis, in logical pixels, 0 or more.
  public func view(radius: Double, thickness: Double) -> Shape {
    let diameter = 2 * radius
    return switch self {
    case .circle, .ring: .circle(radius: radius)
    case .square: .rect(Size(width: diameter, height: diameter))
    case .horizontal: .rect(Size(width: diameter, height: thickness))
    case .vertical: .rect(Size(width: thickness, height: diameter))
    case .ellipse(let height): .rect(Size(width: diameter, height: diameter * height))
    case .polygon(let corners):
      .rect(
        Size(
          width: diameter * corners.reduce(0) { max($0, abs($1.x)) },
          height: diameter * corners.reduce(0) { max($0, abs($1.y)) }))
    }
  }
}
