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
  private(set) var boxes: [Box] = []
  /// What searches read of the boxes, each at the place of its box.
  private(set) var searchBoxes: [SearchBox] = []
  private var free: [Int] = []
  /// Only while a tree is made anew: its leaves, and where there is room for its boxes.
  var leaves: [Box] = []
  var places: [Int] = []

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

  /// Lets searches look for a leaf's sibling within an extent, which is all or part of the leaf's
  /// box, or nothing.
  mutating func narrow(_ leaf: Int, to extent: Extent) {
    searchBoxes[leaf].fit(extent)
  }

  /// Gives a leaf another order, and all boxes around it what follows from that.
  mutating func setOrder(_ order: Int, of leaf: Int) {
    boxes[leaf].order = order
    searchBoxes[leaf].setOrder(order)
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
      searchBoxes.append(SearchBox(box))
      return boxes.count - 1
    }
    put(box, at: place)
    return place
  }

  /// Overwrites what is at a place.
  mutating func put(_ box: Box, at place: Int) {
    boxes[place] = box
    searchBoxes[place] = SearchBox(box)
  }

  mutating func setParent(_ parent: Int?, of box: Int) {
    boxes[box].parent = parent
  }

  private mutating func hold(_ first: Int, _ second: Int, in branch: Int) {
    boxes[branch].hold(first, boxes[first], second, boxes[second])
    searchBoxes[branch] = SearchBox(boxes[branch])
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
    hold(first, second, in: branch)
  }

  /// Makes a branch hold two boxes.
  mutating func join(_ first: Int, _ second: Int, in branch: Int) {
    boxes[first].parent = branch
    boxes[second].parent = branch
    hold(first, second, in: branch)
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
    hold(new, other, in: above)
  }
}
