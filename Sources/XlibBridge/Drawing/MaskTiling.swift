internal import CX11

/// Makes the mask of a disc from square tiles: what is enlarged is the rim alone, and a tile at a
/// time, so that a large disc takes little of the server's memory and time.
struct MaskTiling {
  /// What of a tile is covered.
  private enum Cover {
    case none, part, all
  }

  private let shape: MaskShape

  /// In device pixels.
  private static let side = 32

  init(_ shape: MaskShape) {
    self.shape = shape
  }

  /// Draws all of the mask.
  func draw(on mask: Picture, _ render: RenderFormats) {
    fill(PixelRect(x: 0, y: 0, width: shape.side, height: shape.side), 0, on: mask, render)
    let enlargement = Enlargement(render, side: MaskTiling.side)
    for y in stride(from: 0, to: shape.side, by: MaskTiling.side) {
      // See Brush for why.
      if render.connection.isLost { return }
      var inside = PixelRect.empty
      for x in stride(from: 0, to: shape.side, by: MaskTiling.side) {
        switch cover(x, y) {
        case .none: break
        case .all:
          inside = inside.union(
            PixelRect(x: x, y: y, width: MaskTiling.side, height: MaskTiling.side))
        case .part:
          enlargement.draw(
            radius: shape.radius, centerX: middle(shape.phaseX) - 8 * x,
            centerY: middle(shape.phaseY) - 8 * y)
          enlargement.bake(onto: mask, x: x, y: y, shiftX: 0, shiftY: 0)
        }
      }
      if !inside.isEmpty { fill(inside, .max, on: mask, render) }
    }
  }

  /// Where the disc's middle lies in the mask, in eighths of a device pixel.
  private func middle(_ phase: Int) -> Int { 8 * shape.reach + 2 * phase }

  private func cover(_ x: Int, _ y: Int) -> Cover {
    let across = distances(8 * x - middle(shape.phaseX))
    let down = distances(8 * y - middle(shape.phaseY))
    let inner = shape.radius - 1
    if across.far * across.far + down.far * down.far <= inner * inner { return .all }
    return across.near * across.near + down.near * down.near >= shape.radius * shape.radius
      ? .none : .part
  }

  /// From the middle to a tile's near and far sides, in eighths of a device pixel, where the tile
  /// begins at `start`.
  private func distances(_ start: Int) -> (near: Int, far: Int) {
    let end = start + 8 * MaskTiling.side
    return (max(0, start, -end), max(-start, end))
  }

  private func fill(
    _ rect: PixelRect, _ coverage: UInt16, on mask: Picture, _ render: RenderFormats
  ) {
    var color = XRenderColor(red: 0, green: 0, blue: 0, alpha: coverage)
    XRenderFillRectangle(
      render.connection.display, PictOpSrc, mask, &color, Int32(clamping: rect.minX),
      Int32(clamping: rect.minY), UInt32(clamping: rect.width), UInt32(clamping: rect.height))
  }
}
