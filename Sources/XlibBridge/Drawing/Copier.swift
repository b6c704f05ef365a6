internal import CirclePanX11

/// Copies rectangles between a window and its pixmaps.
struct Copier: ~Copyable {
  private let connection: Connection
  private let context: GC?

  /// A copier for drawables of the same depth and screen as `drawable`.
  init(_ connection: Connection, for drawable: Drawable) {
    self.connection = connection
    context = PenSet.makeContext(connection, drawable)
  }

  // Part of a context is memory of this process, so that it is freed without a server too.
  deinit {
    if let context { XFreeGC(connection.display, context) }
  }

  /// Copies to the same place; `XCopyArea`.
  func copy(_ rect: PixelRect, from source: Drawable, to target: Drawable) {
    guard let context, !rect.isEmpty else { return }
    let x = Int32(clamping: rect.minX)
    let y = Int32(clamping: rect.minY)
    XCopyArea(
      connection.display, source, target, context, x, y, UInt32(clamping: rect.width),
      UInt32(clamping: rect.height), x, y)
  }
}
