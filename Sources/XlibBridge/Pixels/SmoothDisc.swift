/// A disc with soft edges: its middle lies at quarters of a device pixel, and its radius is counted
/// in eighths.
struct SmoothDisc: Equatable {
  /// Quarters of a device pixel.
  let x: Int
  /// Quarters of a device pixel, down.
  let y: Int
  /// Eighths of a device pixel.
  let radius: Int

  /// The smallest rectangle around all pixels of which it covers a part.
  var bounds: PixelRect {
    PixelRect(
      minX: (2 * x - radius) >> 3, minY: (2 * y - radius) >> 3,
      maxX: (2 * x + radius + 7) >> 3, maxY: (2 * y + radius + 7) >> 3)
  }

  /// The nearest disc of whole pixels.
  var plain: PixelDisc {
    PixelDisc(x: (x + 2) >> 2, y: (y + 2) >> 2, radius: (radius + 4) >> 3)
  }

  /// How much of each pixel it covers.
  var mask: MaskShape { MaskShape(radius: radius, phaseX: x & 3, phaseY: y & 3) }

  /// The left top pixel of its mask.
  var maskX: Int { (x >> 2) - mask.reach }
  /// The left top pixel of its mask, down.
  var maskY: Int { (y >> 2) - mask.reach }
}
