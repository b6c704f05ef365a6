/// One thing to draw, in device pixels and with the screen's own pixel value.
struct Primitive: Equatable {
  enum Shape: Equatable {
    case rect(PixelRect)
    case disc(PixelDisc)
    case smooth(SmoothDisc, Ink)
    case polygon(PixelPolygon)
  }

  let shape: Shape
  /// The colour, blended where it has an opacity: for all that is drawn without RENDER.
  let pixel: UInt

  /// The smallest rectangle around its pixels.
  var bounds: PixelRect {
    switch shape {
    case .rect(let rect): rect
    case .disc(let disc): disc.bounds
    case .smooth(let disc, _): disc.bounds
    case .polygon(let polygon): polygon.bounds
    }
  }
}
