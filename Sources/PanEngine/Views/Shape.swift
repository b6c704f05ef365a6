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

  /// Whether there is anything of it to be seen.
  var hasArea: Bool { !bounds(center: .zero).isEmpty }

  /// The smallest rectangle around what the shape, with its middle at the origin, becomes.
  func bounds(under transform: Transform) -> Rect {
    let center = Point.zero + transform.offset
    if transform.isTranslation { return bounds(center: center) }
    return switch self {
    case .none: Rect(center: center, size: .zero)
    case .circle(let radius): transform.bounds(of: Circle(center: .zero, radius: radius))
    case .rect(let size): transform.bounds(of: Rect(center: .zero, size: size))
    }
  }
}
