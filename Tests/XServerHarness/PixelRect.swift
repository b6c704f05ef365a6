/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// Device pixels from the origin to the leftmost column.
  public var x: Int
  /// Device pixels from the origin to the topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// The rectangle whose left top pixel is (`x`, `y`), of `width` × `height` pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The corner in the middle, rounded to the left and up.
  public var center: PixelPoint { PixelPoint(x + width / 2, y + height / 2) }
}

extension PixelRect: CustomStringConvertible {
  /// As in "400x300+10+20", the way X writes it.
  public var description: String {
    "\(width)x\(height)\(x < 0 ? "" : "+")\(x)\(y < 0 ? "" : "+")\(y)"
  }
}
