internal import PanEngine

/// A canvas that draws nothing: it writes down what there is to draw, in device pixels.
///
/// Two lists that are equal look the same to the pixel, which is how a frame that would change
/// nothing is found and skipped. The scene always draws all of itself on it (`clip` is the whole
/// window), so that a list does not depend on what was damaged; what the damage does not touch is
/// left out later.
struct DisplayList: Canvas {
  private var grid: PixelGrid
  private let palette: Palette
  private let background: Color
  private var size: PixelSize
  /// Whether discs are to have soft edges.
  var isSmooth = false
  private(set) var primitives: [Primitive] = []

  /// An empty list for a window of that size. What is drawn without RENDER has no alpha: a colour
  /// with opacity is blended with `background`, whatever is drawn beneath it.
  init(grid: PixelGrid, palette: Palette, background: Color, size: PixelSize) {
    self.grid = grid
    self.palette = palette
    self.background = background
    self.size = size
  }

  /// Empties the list, for a window of that size and on that grid, and keeps its memory.
  mutating func reset(size: PixelSize, grid: PixelGrid) {
    self.size = size
    self.grid = grid
    primitives.removeAll(keepingCapacity: true)
  }

  /// Exchanges what was written down for what `primitives` holds.
  mutating func exchange(with primitives: inout [Primitive]) {
    swap(&self.primitives, &primitives)
  }

  var clip: Rect { Rect(grid.size(size)) }

  mutating func fill(_ color: Color) {
    // Opacity or not, this is the first thing in the window: something has to be there.
    append(.rect(PixelRect(size)), color.over(background))
  }

  mutating func fill(_ rect: Rect, with color: Color) {
    append(.rect(grid.rect(rect)), color)
  }

  mutating func fill(_ circle: Circle, with color: Color) {
    if isSmooth {
      guard let disc = grid.smoothDisc(circle) else { return }
      append(.smooth(disc, Ink(color)), color)
    } else {
      guard let disc = grid.disc(circle) else { return }
      append(.disc(disc), color)
    }
  }

  mutating func fill(_ polygon: ConvexPolygon, with color: Color) {
    guard let polygon = grid.polygon(polygon, in: size) else { return }
    append(.polygon(polygon), color)
  }

  private mutating func append(_ shape: Primitive.Shape, _ color: Color) {
    // What has the background's own colour is background, also where that is see-through.
    guard color.opacity > 0 || color == background else { return }
    let seen = color.opacity < 1 ? color.over(background) : color
    let primitive = Primitive(shape: shape, pixel: palette.pixel(for: seen))
    if primitive.bounds.intersection(PixelRect(size)).isEmpty { return }
    primitives.append(primitive)
  }
}
