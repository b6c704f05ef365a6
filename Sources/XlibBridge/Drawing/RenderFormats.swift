internal import CirclePanX11
internal import CirclePanXrender

/// What a server with the RENDER extension has for a window.
struct RenderFormats {
  let connection: Connection
  /// The extension's number in requests, and in errors about them.
  let opcode: UInt8
  /// Of the window, and of pixmaps like it.
  let window: UnsafeMutablePointer<XRenderPictFormat>
  let mask: UnsafeMutablePointer<XRenderPictFormat>
  private let ink: UnsafeMutablePointer<XRenderPictFormat>

  /// Above this time for an answer, in nanoseconds, a line is slow: masks would take it from what
  /// matters.
  private static let slowAnswer: Int64 = 20_000_000

  /// Asks the server: three or four round trips, or two where it turns out to be slow and that
  /// matters. nil where there is nothing to draw with.
  ///
  /// The corresponding functions are `XQueryExtension`, which also tells the number, and
  /// `XRenderFindVisualFormat`.
  init?(_ window: Window, evenIfSlow: Bool) {
    guard window.visual.isTrueColor,
      let opcode = RenderFormats.findExtension(window.connection, evenIfSlow: evenIfSlow)
    else { return nil }
    let display = window.connection.display
    var (major, minor): (Int32, Int32) = (0, 0)
    // Filters came with 0.6.
    guard XRenderQueryVersion(display, &major, &minor) != 0, major > 0 || minor >= 6,
      let format = XRenderFindVisualFormat(display, window.visual.visual),
      let mask = XRenderFindStandardFormat(display, PictStandardA8),
      let ink = XRenderFindStandardFormat(display, PictStandardARGB32)
    else { return nil }
    connection = window.connection
    self.opcode = opcode
    self.window = format
    self.mask = mask
    self.ink = ink
  }

  private static func findExtension(_ connection: Connection, evenIfSlow: Bool) -> UInt8? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    // The first answer may have waited for the frame before it to be drawn.
    for _ in 0..<2 {
      let start = MonotonicClock.read()
      guard XQueryExtension(connection.display, "RENDER", &opcode, &event, &error) != 0,
        !connection.isLost
      else { return nil }
      if evenIfSlow || MonotonicClock.read() - start <= slowAnswer {
        return UInt8(truncatingIfNeeded: opcode)
      }
    }
    return nil
  }

  /// A picture of undefined content, for a mask (a depth of 8) or a colour (32), which keeps its
  /// pixmap; `XRenderCreatePicture`.
  func makePicture(side: Int, depth: UInt32, repeats: Bool = false) -> Picture {
    let pixmap = XCreatePixmap(
      connection.display, connection.root, UInt32(clamping: side), UInt32(clamping: side), depth)
    defer { XFreePixmap(connection.display, pixmap) }
    return makePicture(of: pixmap, depth == 8 ? mask : ink, repeats: repeats)
  }

  /// A drawable as a picture; `XRenderCreatePicture`.
  func makePicture(
    of drawable: Drawable, _ format: UnsafeMutablePointer<XRenderPictFormat>, repeats: Bool = false
  ) -> Picture {
    var attributes = XRenderPictureAttributes()
    attributes.`repeat` = RepeatNormal
    return XRenderCreatePicture(
      connection.display, drawable, format, repeats ? UInt(CPRepeat) : 0, &attributes)
  }
}
