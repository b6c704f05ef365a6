import PanEngine

/// A canvas that paints nothing, and keeps the discs that it is given.
struct DiscCanvas: Canvas {
  let clip = Rect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
  private(set) var discs: [Circle] = []

  mutating func fill(_ color: Color) {}
  mutating func fill(_ rect: Rect, with color: Color) {}
  mutating func fill(_ circle: Circle, with color: Color) { discs.append(circle) }
  mutating func fill(_ polygon: ConvexPolygon, with color: Color) {}
}

extension Hand {
  /// The discs that are to be seen in front of the backdrop, from back to front.
  func discs() -> [Circle] {
    var canvas = DiscCanvas()
    scene.draw(on: &canvas)
    return canvas.discs
  }
}
