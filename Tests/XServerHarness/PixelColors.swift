import CirclePanX11

/// What colours the pixel values of a picture stand for.
enum PixelColors {
  /// The pixel has the components in it, at these masks.
  case masks(red: UInt, green: UInt, blue: UInt)
  /// The pixel is an index.
  case table([RGB])

  /// Those of a picture that was read from a window with this colour map.
  init(_ connection: OpaquePointer, _ picture: XImage, colormap: Colormap) {
    if picture.red_mask != 0 {
      self = .masks(
        red: picture.red_mask, green: picture.green_mask, blue: picture.blue_mask)
      return
    }
    var colors = (0..<UInt(1) << UInt(picture.depth)).map { pixel in
      var color = XColor()
      color.pixel = pixel
      return color
    }
    XQueryColors(connection, colormap, &colors, Int32(colors.count))
    self = .table(
      colors.map {
        RGB(UInt8($0.red >> 8), UInt8($0.green >> 8), UInt8($0.blue >> 8))
      })
  }

  /// The colour of a pixel value.
  subscript(pixel: UInt) -> RGB {
    switch self {
    case .masks(let red, let green, let blue):
      RGB(component(of: pixel, red), component(of: pixel, green), component(of: pixel, blue))
    case .table(let colors): colors[Int(pixel) % colors.count]
    }
  }

  /// The component at `mask`, of whatever width, as 0 to 255.
  private func component(of pixel: UInt, _ mask: UInt) -> UInt8 {
    let shift = UInt(mask.trailingZeroBitCount)
    let largest = mask >> shift
    return UInt8((((pixel & mask) >> shift) * 255 + largest / 2) / largest)
  }
}
