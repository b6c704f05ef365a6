/// The outline of a view, about its centre: what is drawn, and what can be hit.
public enum Shape: Hashable, Sendable {
  /// Nothing: a view that only holds others.
  case none
  /// A disc of that radius, in logical pixels, 0 or more.
  case circle(radius: Double)
  /// A rectangle of that size, in logical pixels.
  case rect(Size)

  /// Whether a point lies in the shape when the shape's middle is at `center`, both in one frame.
  /// The edge of a disc belongs to it; of a rectangle the left and the top edge do.
  public func contains(_ point: Point, center: Point) -> Bool {
    switch self {
    case .none: false
    case .circle(let radius): Circle(center: center, radius: radius).contains(point)
    case .rect(let size): Rect(center: center, size: size).contains(point)
    }
  }

  /// The smallest rectangle around the shape when its middle is at `center`.
  public func bounds(center: Point) -> Rect {
    switch self {
    case .none: Rect(center: center, size: .zero)
    case .circle(let radius): Circle(center: center, radius: radius).bounds
    case .rect(let size): Rect(center: center, size: size)
    }
  }
}
