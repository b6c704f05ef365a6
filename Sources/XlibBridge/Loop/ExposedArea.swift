/// What the server has lost of a window's picture since the last frame.
struct ExposedArea {
  private(set) var rects: [PixelRect] = []

  /// Beyond this, one rectangle around all is cheaper than each.
  private static let mostRects = 16

  /// Adds a rectangle.
  mutating func add(_ rect: PixelRect) {
    rects.append(rect)
    if rects.count > ExposedArea.mostRects {
      rects = [rects.reduce(.empty) { $0.union($1) }]
    }
  }

  /// Forgets everything, as it has been restored.
  mutating func clear() {
    rects.removeAll(keepingCapacity: true)
  }
}
