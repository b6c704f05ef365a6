internal import CirclePanX11

/// What the pixels of a window, and of the pixmaps behind it, are like.
struct WindowVisual {
  let visual: UnsafeMutablePointer<Visual>
  /// Bits of a pixel.
  let depth: Int
  let colormap: Colormap
  /// Whether pixels have an alpha channel that somebody looks at.
  let isSeeThrough: Bool

  /// What the connection's screen gives every window that asks for nothing else.
  init(defaultOf connection: Connection) {
    visual = XDefaultVisual(connection.display, connection.screen)
    depth = Int(XDefaultDepth(connection.display, connection.screen))
    colormap = XDefaultColormap(connection.display, connection.screen)
    isSeeThrough = false
  }

  /// What lets other windows shine through: 24 bits of colour and 8 of alpha. nil where the screen
  /// has nothing like that, or there is no compositor, who alone heeds alpha. Costs up to two round
  /// trips, and a colormap, which whoever holds the window frees; `XMatchVisualInfo`,
  /// `XCreateColormap`.
  init?(seeThroughOn connection: Connection) {
    var found = XVisualInfo()
    guard connection.hasCompositor,
      XMatchVisualInfo(connection.display, connection.screen, 32, TrueColor, &found) != 0,
      let visual = found.visual
    else { return nil }
    self.visual = visual
    depth = Int(found.depth)
    colormap = XCreateColormap(connection.display, connection.root, visual, AllocNone)
    isSeeThrough = true
  }

  /// Whether pixel values are made of red, green and blue, and cannot be changed.
  var isTrueColor: Bool { visual.pointee.class == TrueColor }
}
