/// What a scene draws on. The scene says what to paint in logical pixels; the canvas knows what
/// pixels, scale and colours the screen has.
public protocol Canvas {
  /// The part that will be seen, in scene coordinates: what lies outside need not be drawn.
  var clip: Rect { get }

  /// Fills the whole of `clip`.
  mutating func fill(_ color: Color)
  /// Fills a rectangle in scene coordinates.
  mutating func fill(_ rect: Rect, with color: Color)
  /// Fills a disc in scene coordinates.
  mutating func fill(_ circle: Circle, with color: Color)
  /// Fills a convex polygon in scene coordinates: what a disc or a rectangle becomes where a
  /// transform has left it neither.
  mutating func fill(_ polygon: ConvexPolygon, with color: Color)
}
