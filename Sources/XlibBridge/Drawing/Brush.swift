internal import CirclePanX11

/// Draws primitives on a window or pixmap: plain ones itself, and soft ones by a ``Smoother``.
struct Brush: ~Copyable {
  private let connection: Connection
  private var pens: PenSet

  /// A brush for drawables of the same depth and screen as `drawable`.
  init(_ connection: Connection, for drawable: Drawable) {
    self.connection = connection
    pens = PenSet(connection, for: drawable)
  }

  /// Draws what of `primitives` lies in `region`, from back to front, on a drawable of which
  /// `visible` is the part that is ever seen; without a smoother everything is plain. Stops where
  /// the server is lost: Xlib then takes no more requests than its buffer has room for, and crashes
  /// on the next one.
  mutating func draw(
    _ primitives: [Primitive], on target: Target, in region: PixelRect, of visible: PixelRect,
    _ smoother: Smoother?
  ) {
    for (index, primitive) in primitives.enumerated() {
      if connection.isLost { return }
      let seen = primitive.bounds.intersection(visible)
      let part = seen.intersection(region)
      if part.isEmpty { continue }
      if case .smooth(let disc, let ink) = primitive.shape, let smoother,
        smoother.fill(disc, with: ink, on: target.picture, in: part)
      {
        continue
      }
      // Most frames need no clip at all: what has moved lies within the damage.
      let clip = region.contains(seen) ? nil : region
      guard let pen = pens.pen(index, pixel: primitive.pixel, clip: clip) else { continue }
      switch primitive.shape {
      case .rect: fill(part, on: target.drawable, with: pen)
      case .disc(let disc): fill(disc, on: target.drawable, with: pen, in: region)
      case .smooth(let disc, _): fill(disc.plain, on: target.drawable, with: pen, in: region)
      case .polygon(let polygon): fill(polygon, on: target.drawable, with: pen)
      }
    }
  }

  /// `XFillRectangle`
  private func fill(_ rect: PixelRect, on drawable: Drawable, with pen: GC) {
    XFillRectangle(
      connection.display, drawable, pen, Int32(clamping: rect.minX), Int32(clamping: rect.minY),
      UInt32(clamping: rect.width), UInt32(clamping: rect.height))
  }

  /// `XFillArc`, or rectangles for what it cannot hold.
  private func fill(
    _ disc: PixelDisc, on drawable: Drawable, with pen: GC, in region: PixelRect
  ) {
    guard let arc = disc.arc else {
      for span in disc.spans(in: region) where !connection.isLost {
        fill(span, on: drawable, with: pen)
      }
      return
    }
    let fullTurn: Int32 = 360 * 64
    XFillArc(
      connection.display, drawable, pen, Int32(clamping: arc.x), Int32(clamping: arc.y),
      UInt32(clamping: arc.diameter), UInt32(clamping: arc.diameter), 0, fullTurn)
  }

  /// `XFillPolygon`
  private func fill(_ polygon: PixelPolygon, on drawable: Drawable, with pen: GC) {
    var points = polygon.corners.map { XPoint(x: Int16(clamping: $0.x), y: Int16(clamping: $0.y)) }
    XFillPolygon(
      connection.display, drawable, pen, &points, Int32(points.count), Convex, CoordModeOrigin)
  }
}
