/// The shape of a pad's limit without its size: all lengths are in units of the radius, from the
/// limit's middle, x to the right and y down. None reaches farther than the square around the
/// circle, so that a reading is within ±1, and the middle lies in each: there the knob rests.
public enum LimitShape: Hashable, Sendable {
  /// The circle.
  case circle
  /// The square around the circle.
  case square
  /// The circle's diameter from left to right: an axis.
  case horizontal
  /// The circle's diameter from top to bottom: an axis.
  case vertical
  /// An ellipse as wide as the circle, and with a vertical radius of `height`, from 0 to 1.
  case ellipse(height: Double)
  /// The smallest convex polygon around these corners, each from -1 to 1. The middle lies in it.
  case polygon(corners: [Point])

  /// The limit with this shape about the origin, for a radius in logical pixels, 0 or more.
  ///
  /// - Precondition: an ellipse's height, and a polygon's corners, are in their range.
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
    case .ellipse(let height):
      LimitShape.ellipse(height, radius)
    case .polygon(let corners):
      LimitShape.polygon(corners, radius)
    }
  }

  private static func ellipse(_ height: Double, _ radius: Double) -> Limit {
    precondition((0...1).contains(height), "an ellipse's height is from 0 to 1")
    return .ellipse(EllipseConstraint(radiusX: radius, radiusY: height * radius))
  }

  private static func polygon(_ corners: [Point], _ radius: Double) -> Limit {
    let range = -1.0...1
    precondition(
      corners.allSatisfy { range.contains($0.x) && range.contains($0.y) },
      "a polygon's corners are from -1 to 1")
    return .polygon(
      ConvexPolygonConstraint(
        corners: corners.map { Point(x: $0.x * radius, y: $0.y * radius) }))
  }

  /// The outline to draw for a radius, about the limit's middle, in a view that is scaled by
  /// ``viewTransform``: the limit itself; a bar for an axis; for a polygon the smallest rectangle
  /// around it, since a view cannot be that shape.
  ///
  /// - Parameters:
  ///   - radius: in logical pixels, 0 or more.
  ///   - thickness: of the bar that stands for an axis, in logical pixels, 0 or more.
  public func view(radius: Double, thickness: Double) -> Shape {
    let diameter = 2 * radius
    return switch self {
    case .circle: .circle(radius: radius)
    case .square: .rect(Size(width: diameter, height: diameter))
    case .horizontal, .ellipse(height: 0): .rect(Size(width: diameter, height: thickness))
    case .vertical: .rect(Size(width: thickness, height: diameter))
    case .ellipse: .circle(radius: radius)
    case .polygon(let corners):
      .rect(
        Size(
          width: diameter * corners.reduce(0) { max($0, abs($1.x)) },
          height: diameter * corners.reduce(0) { max($0, abs($1.y)) }))
    }
  }

  /// What makes the outline of it: an ellipse is a circle that has become lower.
  public var viewTransform: Transform {
    if case .ellipse(let height) = self, height > 0 { .scale(x: 1, y: height) } else { .identity }
  }
}
