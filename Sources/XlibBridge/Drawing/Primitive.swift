/// One thing to draw, in device pixels and with the screen's own pixel value.
struct Primitive: Equatable {
  enum Shape: Equatable {
    case rect(PixelRect)
    case disc(PixelDisc)
    case polygon(PixelPolygon)
  }

  let shape: Shape
  let pixel: UInt

  /// The smallest rectangle around its pixels.
  var bounds: PixelRect {
    switch shape {
    case .rect(let rect): rect
    case .disc(let disc): disc.bounds
    case .polygon(let polygon): polygon.bounds
    }
  }
}
