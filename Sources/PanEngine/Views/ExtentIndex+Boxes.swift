/// The trees of boxes over long lists of siblings.
extension ExtentIndex {
  /// How much a box is larger than what is in it, on each side, for each pixel of its longer side.
  private static let slack = 0.25

  /// Lets what a view holds have a tree of boxes from now on. ``putLeaf(of:under:order:)`` fills
  /// it.
  mutating func beginBoxes(under parent: Int) {
    entries[parent].isLong = true
  }

  /// Takes the tree of boxes away. ``forgetLeaf(of:)`` is to be called for each leaf.
  mutating func endBoxes(under parent: Int) {
    if let root = entries[parent].root { boxes.removeAll(from: root) }
    entries[parent].root = nil
    entries[parent].leafCount = 0
    entries[parent].putCount = 0
    entries[parent].isLong = false
  }

  mutating func forgetLeaf(of place: Int) {
    entries[place].leaf = nil
  }

  /// Sees to it that a view has a box that holds its extent, and none where it covers nothing.
  mutating func putLeaf(of place: Int, under parent: Int, order: Int) {
    let extent = entries[place].extent
    if let leaf = entries[place].leaf, ExtentIndex.fits(extent, in: leaf.room) {
      return boxes.narrow(leaf.box, to: extent)
    }
    removeLeaf(of: place, under: parent)
    if extent.isNothing { return }
    let margin = ExtentIndex.slack * max(extent.rect.width, extent.rect.height)
    let room = extent.outset(by: margin)
    let box = boxes.insert(place, extent: room, order: order, root: &entries[parent].root)
    boxes.narrow(box, to: extent)
    entries[place].leaf = Leaf(box: box, room: room)
    entries[parent].leafCount += 1
    entries[parent].putCount += 1
  }

  /// Makes a tree of boxes anew where a quarter as many leaves as it has were put one by one: so
  /// each of them pays for O(log n) of that.
  mutating func reviewQuality(under parent: Int) {
    guard entries[parent].putCount > max(entries[parent].leafCount / 4, ExtentIndex.mostStale)
    else {
      return
    }
    entries[parent].putCount = 0
    boxes.rebuild(root: &entries[parent].root)
    if let root = entries[parent].root { noteLeaves(from: root) }
  }

  private mutating func noteLeaves(from box: Int) {
    switch boxes.boxes[box].content {
    case .leaf(let place):
      entries[place].leaf?.box = box
      boxes.narrow(box, to: entries[place].isStale ? .nothing : entries[place].extent)
    case .branch(let first, let second):
      noteLeaves(from: first)
      noteLeaves(from: second)
    }
  }

  /// Gives a view's box the view's new order.
  mutating func setOrder(_ order: Int, of place: Int) {
    if let leaf = entries[place].leaf { boxes.setOrder(order, of: leaf.box) }
  }

  mutating func removeLeaf(of place: Int, under parent: Int) {
    guard let leaf = entries[place].leaf else { return }
    boxes.remove(leaf.box, root: &entries[parent].root)
    entries[place].leaf = nil
    entries[parent].leafCount -= 1
  }

  /// Whether a box will do: it holds the extent, and is not much larger.
  private static func fits(_ extent: Extent, in box: Extent) -> Bool {
    !extent.isNothing && extent.lies(within: box.rect)
      && extent.includesBackdrop == box.includesBackdrop
      && box.likelihood <= 16 * extent.likelihood
  }
}
