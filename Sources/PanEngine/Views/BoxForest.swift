/// Trees of boxes, one for each long list of siblings: a dynamic bounding volume hierarchy.
///
/// A leaf is the box around one sibling, a branch the box around its two subtrees, which also knows
/// the highest order in it. So a search at a point goes down only where the point is, and first
/// where the front is. New leaves go where they enlarge the boxes least, after Omohundro, "Five
/// Balltree Construction Algorithms" (1989), and the two subtrees of each branch stay within one
/// level of each other, as in an AVL tree: inserting and removing is O(log n).
///
/// All trees share one array, whose free places are used again, so that nothing is allocated once
/// there have been as many boxes.
struct BoxForest: Sendable {
  var boxes: [Box] = []
  private var free: [Int] = []
  /// Only while a tree is made anew: its leaves, and where there is room for its boxes.
  var leaves: [Box] = []
  var places: [Int] = []

  /// The box at a place.
  subscript(box: Int) -> Box { boxes[box] }

  /// Puts a sibling into the tree below `root`, which is nil while it is empty.
  ///
  /// - Returns: its leaf.
  mutating func insert(
    _ sibling: Int, extent: Extent, order: Int, root: inout Int?
  ) -> Int {
    let leaf = make(Box(sibling: sibling, extent: extent, order: order))
    guard let top = root else {
      root = leaf
      return leaf
    }
    let partner = partner(for: extent, from: top)
    let branch = make(boxes[partner])
    replace(partner, with: branch, root: &root)
    join(partner, leaf, in: branch)
    refit(from: branch, root: &root)
    return leaf
  }

  /// Takes a leaf out of the tree below `root`.
  mutating func remove(_ leaf: Int, root: inout Int?) {
    free.append(leaf)
    guard let branch = boxes[leaf].parent,
      case .branch(let first, let second) = boxes[branch].content
    else {
      root = nil
      return
    }
    let above = boxes[branch].parent
    replace(branch, with: first == leaf ? second : first, root: &root)
    free.append(branch)
    if let above { refit(from: above, root: &root) }
  }

  /// Takes all boxes of a tree away.
  mutating func removeAll(from root: Int) {
    if case .branch(let first, let second) = boxes[root].content {
      removeAll(from: first)
      removeAll(from: second)
    }
    free.append(root)
  }

  /// Notes whether a leaf is still to be trusted.
  mutating func setStale(_ isStale: Bool, _ leaf: Int) {
    boxes[leaf].isStale = isStale
  }

  /// Gives a leaf another order, and all boxes around it what follows from that.
  mutating func setOrder(_ order: Int, of leaf: Int) {
    boxes[leaf].order = order
    var branch = boxes[leaf].parent
    while let current = branch {
      refit(current)
      branch = boxes[current].parent
    }
  }

  // MARK: Inside

  private mutating func make(_ box: Box) -> Int {
    guard let place = free.popLast() else {
      boxes.append(box)
      return boxes.count - 1
    }
    boxes[place] = box
    return place
  }

  /// The leaf beside which a new one enlarges the boxes on the way the least.
  private func partner(for extent: Extent, from root: Int) -> Int {
    var box = root
    while case .branch(let first, let second) = boxes[box].content {
      let growth = growth(of: first, by: extent)
      let otherGrowth = self.growth(of: second, by: extent)
      if growth == otherGrowth {
        box = boxes[first].height <= boxes[second].height ? first : second
      } else {
        box = growth < otherGrowth ? first : second
      }
    }
    return box
  }

  private func growth(of box: Int, by extent: Extent) -> Double {
    boxes[box].extent.union(extent).likelihood - boxes[box].extent.likelihood
  }

  /// Makes a branch and all above it fit what they hold, and balances them.
  private mutating func refit(from branch: Int, root: inout Int?) {
    var branch: Int? = branch
    while let current = branch {
      refit(current)
      branch = boxes[balance(current, root: &root)].parent
    }
  }

  /// Makes a branch fit the two boxes in it.
  private mutating func refit(_ branch: Int) {
    guard case .branch(let first, let second) = boxes[branch].content else { return }
    boxes[branch].hold(first, boxes[first], second, boxes[second])
  }

  /// Makes a branch hold two boxes.
  mutating func join(_ first: Int, _ second: Int, in branch: Int) {
    boxes[first].parent = branch
    boxes[second].parent = branch
    boxes[branch].hold(first, boxes[first], second, boxes[second])
  }

  /// Puts another box where one is in the tree.
  mutating func replace(_ old: Int, with new: Int, root: inout Int?) {
    let above = boxes[old].parent
    boxes[new].parent = above
    guard let above, case .branch(let first, let second) = boxes[above].content else {
      root = new
      return
    }
    let other = first == old ? second : first
    boxes[above].hold(new, boxes[new], other, boxes[other])
  }
}
