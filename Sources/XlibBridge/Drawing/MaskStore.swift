internal import CirclePanX11
internal import CirclePanXrender

/// Masks of discs, on the server: pictures of how much of each pixel a disc covers. Each is made
/// when it is first asked for, and freed with the store, or when others need its room.
struct MaskStore: ~Copyable {
  private struct Entry {
    let shape: MaskShape
    let picture: Picture
  }

  private let render: RenderFormats
  /// The one used last at the end.
  private var entries: [Entry] = []
  private var bytes = 0
  /// The small disc that was made last: another phase of it is made from it in no time.
  private var enlargement: Enlargement?
  private var enlargedRadius = 0

  /// Of all masks together, unless one alone takes more.
  private static let mostBytes = 4 << 20
  /// 16 phases of each of a few discs.
  private static let most = 80

  init(_ render: RenderFormats) {
    self.render = render
  }

  deinit {
    if render.connection.isLost { return }
    for entry in entries { XRenderFreePicture(render.connection.display, entry.picture) }
  }

  /// The mask of that shape; nil where there is none yet, and to make one would take long and
  /// nobody may wait, and where it would be too large.
  mutating func mask(_ shape: MaskShape, isHurried: Bool) -> Picture? {
    if let last = entries.last, last.shape == shape { return last.picture }
    for index in entries.indices where entries[index].shape == shape {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.picture
    }
    guard shape.isPossible, shape.isQuick || !isHurried else { return nil }
    let entry = Entry(shape: shape, picture: make(shape))
    entries.append(entry)
    bytes += shape.bytes
    makeRoom()
    return entry.picture
  }

  private mutating func makeRoom() {
    while entries.count > 1, bytes > MaskStore.mostBytes || entries.count > MaskStore.most {
      let oldest = entries.removeFirst()
      bytes -= oldest.shape.bytes
      XRenderFreePicture(render.connection.display, oldest.picture)
    }
  }

  private mutating func make(_ shape: MaskShape) -> Picture {
    let picture = render.makePicture(side: shape.side, depth: 8)
    if shape.isSmall {
      enlarge(shape)
      enlargement?.bake(
        onto: picture, x: 0, y: 0, shiftX: shape.phaseX, shiftY: shape.phaseY)
    } else {
      MaskTiling(shape, on: picture, render).draw()
    }
    return picture
  }

  /// Draws a small disc with its middle on a pixel's corner, unless that is there already.
  private mutating func enlarge(_ shape: MaskShape) {
    if shape.radius == enlargedRadius { return }
    let enlargement = Enlargement(render, side: shape.side)
    enlargement.draw(shape, centerX: 8 * shape.reach, centerY: 8 * shape.reach)
    self.enlargement = consume enlargement
    enlargedRadius = shape.radius
  }
}
