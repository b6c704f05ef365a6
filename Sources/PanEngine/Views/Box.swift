/// A box of a ``BoxForest``: a leaf or a branch. This is what the forest is built by; searches read
/// a ``SearchBox`` instead.
struct Box: Sendable {
  /// What a box stands for.
  enum Content: Sendable {
    /// One sibling, by its place in the view tree.
    case leaf(Int)
    /// Two boxes.
    case branch(Int, Int)
  }

  var extent: Extent
  private var levels: Int8 = 0
  private var parentBox: Int32?
  /// The sibling, or the first of the two boxes.
  private var first: Int32
  /// The second of the two boxes.
  private var second: Int32 = 0
  /// The highest order of all siblings in it.
  var order: Int

  /// The box of one sibling.
  init(sibling: Int, extent: Extent, order: Int) {
    first = Int32(sibling)
    self.extent = extent
    self.order = order
  }

  var content: Content {
    levels == 0 ? .leaf(Int(first)) : .branch(Int(first), Int(second))
  }

  /// The longest way down to a leaf; 0 for a leaf.
  var height: Int { Int(levels) }

  /// The branch that holds it; nil for a root.
  var parent: Int? {
    get {
      guard let parentBox else { return nil }
      return Int(parentBox)
    }
    set {
      guard let newValue else {
        parentBox = nil
        return
      }
      parentBox = Int32(newValue)
    }
  }

  /// Makes it a branch around two others.
  mutating func hold(_ first: Int, _ firstBox: Box, _ second: Int, _ secondBox: Box) {
    self.first = Int32(first)
    self.second = Int32(second)
    extent = firstBox.extent.union(secondBox.extent)
    order = max(firstBox.order, secondBox.order)
    levels = 1 + max(firstBox.levels, secondBox.levels)
  }
}
