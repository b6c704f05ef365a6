/// What a search reads of a ``Box``.
///
/// A search reads a few dozen of these from all over memory, and that is what it waits for. So they
/// are half as large as boxes: 32 bytes, with edges and order as `Float`. Rounding to the nearest
/// number keeps the order of numbers, so that what lies between two edges still does when all three
/// are rounded: a search may find a little too much, never too little.
struct SearchBox: Sendable {
  /// What it can be compared with at once: the other edges of an area that is searched.
  struct Area: Sendable {
    fileprivate let edges: SIMD4<Float>

    /// A single point.
    init(_ point: Point) {
      self.init(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
    }

    /// A rectangle, its edges included.
    init(_ rect: Rect) {
      edges = SIMD4(Float(rect.maxX), Float(rect.maxY), -Float(rect.minX), -Float(rect.minY))
    }
  }

  /// Left, top, and the negatives of right and bottom: so that all of them are compared the same
  /// way, in one instruction.
  private var edges: SIMD4<Float>
  /// The highest order of all siblings in it.
  private(set) var order: Float
  private var first: Int32
  private var second: Int32
  private var isLeaf: Bool

  init(_ box: Box) {
    edges = SearchBox.edges(of: box.extent)
    order = Float(box.order)
    switch box.content {
    case .leaf(let sibling):
      first = Int32(sibling)
      second = 0
      isLeaf = true
    case .branch(let first, let second):
      self.first = Int32(first)
      self.second = Int32(second)
      isLeaf = false
    }
  }

  var content: Box.Content {
    isLeaf ? .leaf(Int(first)) : .branch(Int(first), Int(second))
  }

  /// Whether it has a point in common with an area, edges included.
  func touches(_ area: Area) -> Bool {
    // All lanes are compared before one branch, which is seldom foreseen.
    all(edges .<= area.edges)
  }

  /// Makes a search look into an extent from now on.
  mutating func fit(_ extent: Extent) {
    edges = SearchBox.edges(of: extent)
  }

  mutating func setOrder(_ order: Int) {
    self.order = Float(order)
  }

  private static func edges(of extent: Extent) -> SIMD4<Float> {
    // Not its infinite edges, which an area without bounds would touch: nothing compares with NaN.
    if extent.isNothing { return SIMD4(repeating: .nan) }
    let rect = extent.rect
    return SIMD4(Float(rect.minX), Float(rect.minY), -Float(rect.maxX), -Float(rect.maxY))
  }
}
