internal import CX11
internal import PanEngine

/// Where pixel values of colours come from.
enum Palette {
  /// Arithmetic, for TrueColor visuals: nearly every screen there is.
  case computed(PixelFormat)
  /// Cells of the colormap, for all other classes of visuals.
  case allocated(ColormapCells)

  /// The palette of the connection's default visual.
  init(_ connection: Connection) {
    let visual = connection.visual.pointee
    self =
      if connection.isTrueColor {
        .computed(
          PixelFormat(
            redMask: visual.red_mask, greenMask: visual.green_mask, blueMask: visual.blue_mask,
            depth: Int(connection.depth)))
      } else {
        .allocated(ColormapCells(connection))
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
