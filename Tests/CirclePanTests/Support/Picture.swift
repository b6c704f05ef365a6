import XServerHarness

/// What the window should look like, to the pixel.
struct Picture: CustomStringConvertible {
  var background = RGB.white
  /// Orange at 50 % over white.
  var circle = RGB(255, 191, 128)
  var radius = 125
  var knob = RGB.cyan
  var knobRadius = 25
  /// From the centre to the knob's, in device pixels, y down.
  var offset = (dx: 0, dy: 0)

  /// As it looks while the knob is dragged, once it is all red.
  static func dragged(_ dx: Int, _ dy: Int) -> Picture {
    Picture(knob: .red, offset: (dx, dy))
  }

  var description: String { "a knob of \(knob) at \(offset.dx), \(offset.dy)" }

  /// The pixel corner nearest to a window's middle, halves to the right and down.
  static func center(of window: PixelRect) -> PixelPoint {
    PixelPoint((window.width + 1) / 2, (window.height + 1) / 2)
  }

  /// A part of a window.
  func image(of part: PixelRect, in window: PixelRect) -> Image {
    let center = Picture.center(of: window)
    let middle = PixelPoint(center.x + offset.dx, center.y + offset.dy)
    var pixels: [RGB] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        pixels.append(
          Picture.disc(middle, knobRadius, covers: x, y)
            ? knob : Picture.disc(center, radius, covers: x, y) ? circle : background)
      }
    }
    return Image(width: part.width, height: part.height, pixels: pixels)
  }

  /// The rule of ``expectedDisc(center:radius:)``, for discs that are too large for a set of
  /// points.
  private static func disc(_ center: PixelPoint, _ radius: Int, covers x: Int, _ y: Int) -> Bool {
    let (across, down) = (2 * (x - center.x) + 1, 2 * (y - center.y) + 1)
    return across * across + down * down < (2 * radius + 1) * (2 * radius + 1)
  }
}
