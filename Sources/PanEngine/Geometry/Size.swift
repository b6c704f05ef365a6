/// A width and a height in logical pixels.
public struct Size: Hashable, Sendable {
  /// Logical pixels from left to right.
  public var width: Double
  /// Logical pixels from top to bottom.
  public var height: Double

  /// A size of `width` × `height` logical pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
