/// A place in a window or on the screen, in device pixels: x to the right, y down.
///
/// As a pixel it is the one whose left top corner is that place; as a corner it is the place
/// itself.
public struct PixelPoint: Hashable, Sendable {
  /// Device pixels to the right of the origin.
  public var x: Int
  /// Device pixels below the origin.
  public var y: Int

  /// The place `x` device pixels to the right of the origin and `y` below it.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

extension PixelPoint: CustomStringConvertible {
  /// As in "(3, 4)".
  public var description: String { "(\(x), \(y))" }
}
