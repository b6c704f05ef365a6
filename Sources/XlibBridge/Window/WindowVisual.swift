internal import CX11

/// What the pixels of a window, and of the pixmaps behind it, are like.
struct WindowVisual {
  let visual: UnsafeMutablePointer<Visual>
  /// Bits of a pixel.
  let depth: Int
  let colormap: Colormap

  /// What the connection's screen gives every window that asks for nothing else.
  init(defaultOf connection: Connection) {
    visual = XDefaultVisual(connection.display, connection.screen)
    depth = Int(XDefaultDepth(connection.display, connection.screen))
    colormap = XDefaultColormap(connection.display, connection.screen)
  }

  /// Whether pixel values are made of red, green and blue, and cannot be changed.
  var isTrueColor: Bool { visual.pointee.class == TrueColor }
}
