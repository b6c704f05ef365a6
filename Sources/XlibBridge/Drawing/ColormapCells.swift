internal import CirclePanX11
internal import PanEngine

/// Colours of a screen whose pixel values are indices into a colormap.
///
/// Each new colour costs a round trip, once. Where the colormap is full, the nearest colour in it
/// has to do.
final class ColormapCells {
  private struct Cell {
    let red: UInt16
    let green: UInt16
    let blue: UInt16
    let pixel: UInt
  }

  private let connection: Connection
  private let visual: WindowVisual
  private var known: [Cell] = []
  /// What was in the colormap when a cell was refused for the first time; nil until then.
  private var shared: [Cell]?

  /// No server allows more cells in a colormap that a default visual has.
  private static let mostCells: Int32 = 4096

  init(_ window: Window) {
    connection = window.connection
    visual = window.visual
  }

  /// The pixel value of a colour, taken as opaque; `XAllocColor`.
  func pixel(for color: Color) -> UInt {
    let red = ColormapCells.component(color.red)
    let green = ColormapCells.component(color.green)
    let blue = ColormapCells.component(color.blue)
    for cell in known where cell.red == red && cell.green == green && cell.blue == blue {
      return cell.pixel
    }
    var wanted = XColor()
    wanted.red = red
    wanted.green = green
    wanted.blue = blue
    let isAllocated = XAllocColor(connection.display, visual.colormap, &wanted) != 0
    let pixel = isAllocated ? wanted.pixel : nearest(red: red, green: green, blue: blue)
    known.append(Cell(red: red, green: green, blue: blue, pixel: pixel))
    return pixel
  }

  /// 8 bits of a component, in the 16 that X has: finer steps would only fill the colormap.
  private static func component(_ value: Double) -> UInt16 {
    let share = value > 0 ? min(value, 1) : 0
    return UInt16((share * 255).rounded()) * 257
  }

  private func nearest(red: UInt16, green: UInt16, blue: UInt16) -> UInt {
    func distance(_ cell: Cell) -> Int {
      let red = Int(cell.red) - Int(red)
      let green = Int(cell.green) - Int(green)
      let blue = Int(cell.blue) - Int(blue)
      return red * red + green * green + blue * blue
    }
    let cells = shared ?? readColormap()
    shared = cells
    return cells.min { distance($0) < distance($1) }?.pixel ?? 0
  }

  /// `XQueryColors`.
  private func readColormap() -> [Cell] {
    let count = min(visual.visual.pointee.map_entries, ColormapCells.mostCells)
    var colors = (0..<max(0, count)).map { index in
      var color = XColor()
      color.pixel = UInt(index)
      return color
    }
    XQueryColors(connection.display, visual.colormap, &colors, Int32(colors.count))
    return colors.map { Cell(red: $0.red, green: $0.green, blue: $0.blue, pixel: $0.pixel) }
  }
}
