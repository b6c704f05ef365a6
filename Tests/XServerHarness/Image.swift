/// A picture that was read back from the screen.
public struct Image: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// All pixels, row by row from the top.
  public let pixels: [RGB]

  /// A picture of these pixels, row by row from the top; there must be `width` × `height` of them.
  public init(width: Int, height: Int, pixels: [RGB]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour of a pixel; (0, 0) is the left top one. It traps outside of the picture.
  public subscript(x: Int, y: Int) -> RGB {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y))")
    return pixels[y * width + x]
  }

  /// The colour of a pixel; (0, 0) is the left top one. It traps outside of the picture.
  public subscript(point: PixelPoint) -> RGB { self[point.x, point.y] }

  /// How many pixels have the colour, each component up to `tolerance` (of 255) off.
  public func count(of color: RGB, tolerance: Int = 0) -> Int {
    pixels.count { $0.isNear(color, tolerance: tolerance) }
  }

  /// Which pixels have the colour, each component up to `tolerance` (of 255) off.
  public func points(of color: RGB, tolerance: Int = 0) -> Set<PixelPoint> {
    var points: Set<PixelPoint> = []
    for (index, pixel) in pixels.enumerated() where pixel.isNear(color, tolerance: tolerance) {
      points.insert(PixelPoint(index % width, index / width))
    }
    return points
  }

  /// The smallest rectangle around the pixels that have the colour, each component up to
  /// `tolerance` (of 255) off; nil where no pixel has it.
  public func bounds(of color: RGB, tolerance: Int = 0) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for (index, pixel) in pixels.enumerated() where pixel.isNear(color, tolerance: tolerance) {
      let (x, y) = (index % width, index / width)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    if right < 0 { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Image: CustomStringConvertible {
  /// The size and the commonest colours, since nobody wants to read all pixels in a report.
  public var description: String {
    let counts = Dictionary(grouping: pixels) { $0 }.mapValues(\.count)
    let commonest = counts.sorted { $0.value > $1.value }.prefix(6)
    return "\(width)x\(height): "
      + commonest.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
  }
}
