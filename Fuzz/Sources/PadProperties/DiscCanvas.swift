import PanEngine

/// A canvas of any extent that remembers the discs.
struct DiscCanvas: Canvas {
  let clip = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  private(set) var discs: [Circle] = []

  mutating func fill(_ color: Color) {}
  mutating func fill(_ rect: Rect, with color: Color) {}
  mutating func fill(_ circle: Circle, with color: Color) { discs.append(circle) }
  mutating func fill(_ polygon: ConvexPolygon, with color: Color) {}
}
