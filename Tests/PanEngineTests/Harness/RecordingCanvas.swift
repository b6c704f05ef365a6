import PanEngine

/// A canvas that paints nothing and remembers everything, in the order in which it was drawn.
struct RecordingCanvas: Canvas {
  enum Stroke: Hashable {
    case all(Color)
    case rect(Rect, Color)
    case circle(Circle, Color)

    /// What it covers; nil for the whole canvas.
    var bounds: Rect? {
      switch self {
      case .all: nil
      case .rect(let rect, _): rect
      case .circle(let circle, _): circle.bounds
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
}
