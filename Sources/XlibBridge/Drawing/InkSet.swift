internal import CirclePanX11
internal import CirclePanXrender

/// Pictures of one pixel, of the colours used last: a colour that is among them costs nothing, and
/// another one a request of 28 bytes. They are freed with the set.
struct InkSet: ~Copyable {
  private struct Well {
    let picture: Picture
    var ink: Ink?
  }

  private let render: RenderFormats
  /// The one used last at the end.
  private var wells: [Well] = []

  /// A scene with more colours than this sends them with each frame.
  private static let most = 6

  init(_ render: RenderFormats) {
    self.render = render
  }

  deinit {
    if render.connection.isLost { return }
    for well in wells { XRenderFreePicture(render.connection.display, well.picture) }
  }

  /// A picture that is everywhere of that colour; `XRenderFillRectangle` where it is a new one.
  mutating func picture(of ink: Ink) -> Picture {
    if let last = wells.last, last.ink == ink { return last.picture }
    var well = takeWell(of: ink)
    if well.ink != ink {
      well.ink = ink
      var color = XRenderColor(
        red: UInt16(ink.red) * 257, green: UInt16(ink.green) * 257, blue: UInt16(ink.blue) * 257,
        alpha: UInt16(ink.alpha) * 257)
      XRenderFillRectangle(
        render.connection.display, PictOpSrc, well.picture, &color, 0, 0, 1, 1)
    }
    wells.append(well)
    return well.picture
  }

  /// The well of that colour, else a new one, else the one that was not used for longest.
  private mutating func takeWell(of ink: Ink) -> Well {
    for index in wells.indices where wells[index].ink == ink { return wells.remove(at: index) }
    if wells.count == InkSet.most { return wells.remove(at: 0) }
    return Well(picture: render.makePicture(side: 1, depth: 32, repeats: true), ink: nil)
  }
}
