/// A disc with soft edges: its middle lies at quarters of a device pixel, and its radius is counted
/// in sixty-fourths.
struct SmoothDisc: Equatable {
  /// Quarters of a device pixel.
  let x: Int
  /// Quarters of a device pixel, down.
  let y: Int
  /// Sixty-fourths of a device pixel.
  let radius: Int

  /// The smallest rectangle around all pixels of which it covers a part.
  var bounds: PixelRect {
    PixelRect(
      minX: (16 * x - radius) >> 6, minY: (16 * y - radius) >> 6,
      maxX: (16 * x + radius + 63) >> 6, maxY: (16 * y + radius + 63) >> 6)
  }

  /// The nearest disc of whole pixels.
  var plain: PixelDisc {
    PixelDisc(x: (x + 2) >> 2, y: (y + 2) >> 2, radius: (radius + 32) >> 6)
  }

  /// How much of each pixel it covers.
  var mask: MaskShape { MaskShape(radius: radius, phaseX: x & 3, phaseY: y & 3) }

  /// The left top pixel of its mask.
  var maskX: Int { (x >> 2) - mask.reach }
  /// The left top pixel of its mask, down.
  var maskY: Int { (y >> 2) - mask.reach }
}
