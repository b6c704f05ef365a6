internal import CirclePanX11
internal import CirclePanXrender

/// Two pictures of a window on the server: the backdrop alone, and all of it. They are freed with
/// the value.
struct BackBuffer: ~Copyable {
  /// What is drawn on. The pixmaps live as long as their buffer.
  struct Pictures {
    /// The part of the scene that seldom changes.
    let backdrop: Target
    /// The window as it should look.
    let window: Target
  }

  let pictures: Pictures
  private let connection: Connection
  private let capacity: PixelSize

  /// A window with more pixels is drawn with no buffer: 16 Mi pixels are 2 × 64 MiB on the server.
  static let mostPixels = 1 << 24
  /// Sides are rounded up to this, so that a resize by hand does not make new pixmaps at each step.
  private static let step = 64

  /// Pictures of undefined content for a window of that size, for RENDER too where that is in use;
  /// `XCreatePixmap`. Where the server has no memory for them, an error will come, later.
  init(_ window: Window, size: PixelSize, _ render: RenderFormats?) {
    connection = window.connection
    capacity = BackBuffer.capacity(for: size)
    pictures = Pictures(
      backdrop: BackBuffer.makeTarget(window, capacity, render),
      window: BackBuffer.makeTarget(window, capacity, render))
  }

  deinit {
    if connection.isLost { return }
    BackBuffer.free(pictures.backdrop, connection)
    BackBuffer.free(pictures.window, connection)
  }

  /// Whether it is as large as a new one for that size would be.
  func fits(_ size: PixelSize) -> Bool {
    capacity == BackBuffer.capacity(for: size)
  }

  private static func makeTarget(
    _ window: Window, _ size: PixelSize, _ render: RenderFormats?
  ) -> Target {
    let pixmap = XCreatePixmap(
      window.connection.display, window.id, UInt32(size.width), UInt32(size.height),
      UInt32(window.visual.depth))
    let picture = render.map { $0.makePicture(of: pixmap, $0.window) }
    return Target(drawable: pixmap, picture: picture ?? Picture(None))
  }

  private static func free(_ target: Target, _ connection: Connection) {
    if target.picture != None { XRenderFreePicture(connection.display, target.picture) }
    XFreePixmap(connection.display, target.drawable)
  }

  private static func capacity(for size: PixelSize) -> PixelSize {
    func roundedUp(_ side: Int) -> Int { (side + step - 1) / step * step }
    return PixelSize(width: roundedUp(size.width), height: roundedUp(size.height)).clampedToWindow
  }
}
