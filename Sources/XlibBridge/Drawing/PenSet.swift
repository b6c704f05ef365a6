internal import CirclePanX11

/// Graphics contexts for the things of one layer, one for each, so that from frame to frame a
/// colour is sent only where it has changed. They are freed with the set.
struct PenSet: ~Copyable {
  private struct Pen {
    let context: GC
    /// What it may draw on; nil for everything.
    var clip: PixelRect?
  }

  private let connection: Connection
  private let drawable: Drawable
  private var pens: [Pen] = []

  /// A scene with more things than this shares pens, which costs 16 bytes a thing and frame.
  private static let most = 16

  /// Pens for drawables of the same depth and screen as `drawable`.
  init(_ connection: Connection, for drawable: Drawable) {
    self.connection = connection
    self.drawable = drawable
  }

  // Part of a context is memory of this process, so that it is freed without a server too.
  deinit {
    for pen in pens { XFreeGC(connection.display, pen.context) }
  }

  /// The pen of the `index`-th thing, with that colour and clip. nil where there is no memory for
  /// it.
  ///
  /// Xlib itself sends a colour only where it is a new one.
  mutating func pen(_ index: Int, pixel: UInt, clip: PixelRect?) -> GC? {
    let slot = index % PenSet.most
    while pens.count <= slot {
      guard let context = PenSet.makeContext(connection, drawable) else { return nil }
      pens.append(Pen(context: context, clip: nil))
    }
    XSetForeground(connection.display, pens[slot].context, pixel)
    if pens[slot].clip != clip {
      pens[slot].clip = clip
      setClip(clip, of: pens[slot].context)
    }
    return pens[slot].context
  }

  private func setClip(_ clip: PixelRect?, of context: GC) {
    if let clip {
      var rect = XRectangle(
        x: Int16(clamping: clip.minX), y: Int16(clamping: clip.minY),
        width: UInt16(clamping: clip.width), height: UInt16(clamping: clip.height))
      XSetClipRectangles(connection.display, context, 0, 0, &rect, 1, YXBanded)
    } else {
      XSetClipMask(connection.display, context, Pixmap(None))
    }
  }

  /// A context that asks for no NoExpose event after each copy; `XCreateGC`.
  static func makeContext(_ connection: Connection, _ drawable: Drawable) -> GC? {
    var values = XGCValues()
    values.graphics_exposures = False
    return XCreateGC(connection.display, drawable, UInt(GCGraphicsExposures), &values)
  }
}
