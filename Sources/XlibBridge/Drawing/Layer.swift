/// What a window shows of one of the scene's two parts, backdrop or foreground.
struct Layer {
  /// What there is to draw, from back to front.
  private(set) var primitives: [Primitive] = []
  private var list: DisplayList

  /// A layer with nothing on it yet, which writes on `list`.
  init(_ list: DisplayList) {
    self.list = list
  }

  /// Lets the next discs that are written down have soft edges, or not.
  mutating func setSmooth(_ isSmooth: Bool) {
    list.isSmooth = isSmooth
  }

  /// Lets the scene draw anew, for a window of that size and on that grid; whether a pixel may look
  /// different from now on.
  mutating func record(
    size: PixelSize, grid: PixelGrid, _ draw: (inout DisplayList) -> Void
  ) -> Bool {
    list.reset(size: size, grid: grid)
    draw(&list)
    if list.primitives == primitives { return false }
    list.exchange(with: &primitives)
    return true
  }
}
