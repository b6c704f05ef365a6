internal import CirclePanX11
internal import PanEngine

/// Another scale than the one that the window was made for.
extension Window {
  /// The grid that the desktop asks for by now; nil where that is no news, or was not wanted. One
  /// round trip, where it was.
  func readGrid() -> PixelGrid? {
    guard scale == .automatic, let scale = DesktopScale.now(connection) else { return nil }
    let grid = PixelGrid(scale: scale)
    return grid == self.grid ? nil : grid
  }

  /// Asks for the size that the same scene has on another grid, unless the size is the user's own.
  ///
  /// - Returns: whether the manager is going to say what size the window has then.
  func resize(for grid: PixelGrid) -> Bool {
    setSizeHints(placement, grid)
    if placement.isSizeFromUser { return false }
    let wanted = grid.nearestPixelSize(contentSize).limited(to: connection.screenSize)
    if wanted == size { return false }
    XResizeWindow(
      connection.display, id, UInt32(clamping: wanted.width), UInt32(clamping: wanted.height))
    return true
  }
}

extension PixelGrid {
  /// The grid of a new window on that scale.
  init(_ scale: WindowScale, on connection: Connection) {
    switch scale {
    case .automatic:
      self.init(scale: DesktopScale.atStart(connection))
    case .fixed(let scale):
      let usable = PixelGrid.usableScales
      // Written so that a NaN becomes the least.
      let isAbove = scale > usable.lowerBound
      self.init(scale: isAbove ? min(scale, usable.upperBound) : usable.lowerBound)
    }
  }
}
