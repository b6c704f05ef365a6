/// A disc: all points at most `radius` from `center`, in logical pixels.
public struct Circle: Hashable, Sendable {
  /// The middle.
  public var center: Point
  /// Logical pixels from the middle to the edge, 0 or more.
  public var radius: Double

  /// The disc of `radius` logical pixels about `center`.
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The smallest rectangle around the disc.
  public var bounds: Rect {
    Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
  }

  /// Whether the point lies in the disc, its edge included.
  public func contains(_ point: Point) -> Bool {
    (point - center).length <= radius
  }
}
