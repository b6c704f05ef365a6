internal import CirclePanX11
internal import PanEngine

/// Where pixel values of colours come from.
enum Palette {
  /// Arithmetic, for TrueColor visuals: nearly every screen there is.
  case computed(PixelFormat)
  /// Cells of the colormap, for all other classes of visuals.
  case allocated(ColormapCells)

  /// The palette of a window.
  init(_ window: Window) {
    let masks = window.visual.visual.pointee
    self =
      if window.visual.isTrueColor {
        .computed(
          PixelFormat(
            redMask: masks.red_mask, greenMask: masks.green_mask, blueMask: masks.blue_mask,
            depth: window.visual.depth))
      } else {
        .allocated(ColormapCells(window))
      }
  }

  /// The pixel value of a colour, taken as opaque.
  func pixel(for color: Color) -> UInt {
    switch self {
    case .computed(let format): format.pixel(for: color)
    case .allocated(let cells): cells.pixel(for: color)
    }
  }
}
