import PanEngine

/// A canvas that paints nothing and remembers everything, in the order in which it was drawn.
struct RecordingCanvas: Canvas {
  enum Stroke: Hashable {
    case all(Color)
    case rect(Rect, Color)
    case circle(Circle, Color)
    case polygon(ConvexPolygon, Color)

    /// What it covers; nil for the whole canvas.
    var bounds: Rect? {
      switch self {
      case .all: nil
      case .rect(let rect, _): rect
      case .circle(let circle, _): circle.bounds
      case .polygon(let polygon, _): polygon.bounds
      }
    }

    var color: Color {
      switch self {
      case .all(let color), .rect(_, let color), .circle(_, let color), .polygon(_, let color):
        color
      }
    }

    /// Whether a point in the scene gets its colour.
    func contains(_ point: Point) -> Bool {
      switch self {
      case .all: true
      case .rect(let rect, _): rect.contains(point)
      case .circle(let circle, _): circle.contains(point)
      case .polygon(let polygon, _): polygon.contains(point)
      }
    }
  }

  var clip: Rect
  private(set) var strokes: [Stroke] = []

  init(clip: Rect = Rect(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)) {
    self.clip = clip
  }

  var discs: [Disc] {
    strokes.compactMap { stroke in
      guard case .circle(let circle, let color) = stroke else { return nil }
      return Disc(center: circle.center, radius: circle.radius, color: color)
    }
  }

  mutating func fill(_ color: Color) { strokes.append(.all(color)) }
  mutating func fill(_ rect: Rect, with color: Color) { strokes.append(.rect(rect, color)) }
  mutating func fill(_ circle: Circle, with color: Color) { strokes.append(.circle(circle, color)) }
  mutating func fill(_ polygon: ConvexPolygon, with color: Color) {
    strokes.append(.polygon(polygon, color))
  }
}

extension ConvexPolygon {
  /// Whether a point lies on the same side of all edges.
  fileprivate func contains(_ point: Point) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { corner, next in
      (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}
