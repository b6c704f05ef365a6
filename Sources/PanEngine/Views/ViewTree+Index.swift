/// When the index is told what.
extension ViewTree {
  /// To be called when a view has been added.
  mutating func indexAddition(_ place: Int) {
    guard index.isActive else { return reviewIndex() }
    index.add(place)
    markStale(place)
  }

  /// To be called before a view is taken from its parent.
  mutating func indexRemoval(_ place: Int) {
    guard index.isActive else { return }
    let parent = nodes[place].parent
    // First, since it may make everything fresh.
    markStale(parent)
    index.detach(place, from: parent)
  }

  /// To be called when a view is gone.
  mutating func indexFreed(_ place: Int) {
    if index.isActive { index.clear(place) }
  }

  /// To be called when a view has another order.
  mutating func indexReordering(_ place: Int) {
    if index.isActive { index.setOrder(nodes[place].order, of: place) }
  }

  /// To be called before or when a view, or what it holds, changes.
  mutating func markStale(_ place: Int) {
    if index.staleCount >= ExtentIndex.mostStale { refreshIndex() }
    var current = place
    while !index.entries[current].isStale {
      let parent = nodes[current].parent
      index.mark(current, under: parent)
      current = parent
    }
  }

  /// Makes all extents fresh.
  mutating func refreshIndex() {
    if index.isActive && index.entries[ViewTree.scene].isStale { refresh(ViewTree.scene) }
  }

  /// Makes an index for a tree that has become large, and drops that of one that has become small.
  mutating func reviewIndex() {
    if index.isActive ? count >= ExtentIndex.fewestIndexed : count <= ExtentIndex.mostUnindexed {
      return
    }
    // An index knows what was drawn last from the moment on when it is made.
    looseDamage = takeDamage()
    guard !index.isActive else {
      index = ExtentIndex()
      return
    }
    index.activate(places: nodes.count)
    for place in nodes.indices where nodes[place].generation > 0 { markStale(place) }
    refreshIndex()
    index.forgetLastDrawn()
  }

  // MARK: Inside

  private mutating func refresh(_ place: Int) {
    while let child = index.entries[place].firstStale { refresh(child) }
    reviewBoxes(under: place)
    index.reviewQuality(under: place)
    index.settle(
      place, under: nodes[place].parent, extent: extent(of: place), order: nodes[place].order)
  }

  /// Makes boxes for a list of siblings that has become long, and drops those of one that has
  /// become short.
  private mutating func reviewBoxes(under parent: Int) {
    let count = nodes[parent].childCount
    let isLong = index.entries[parent].isLong
    if isLong ? count >= ExtentIndex.shortestWithBoxes : count <= ExtentIndex.longestWithoutBoxes {
      return
    }
    if isLong { index.endBoxes(under: parent) } else { index.beginBoxes(under: parent) }
    var child = nodes[parent].children.first
    while let place = child {
      if isLong {
        index.forgetLeaf(of: place)
      } else {
        index.putLeaf(of: place, under: parent, order: nodes[place].order)
      }
      child = nodes[place].next
    }
  }

  /// What a view and all that it holds covers in its parent's frame, with what it holds being
  /// fresh.
  private func extent(of place: Int) -> Extent {
    let view = nodes[place].view
    guard view.isVisible else { return .nothing }
    let toParent = view.toParent
    var extent = extentOfChildren(of: place).mapped(by: toParent)
    if view.shape != .none {
      extent = extent.union(
        Extent(
          view.shape.bounds(under: toParent), includesBackdrop: view.layer == .backdrop))
    }
    return extent.outset(by: ViewTree.roundingMargin(of: extent.rect))
  }

  private func extentOfChildren(of place: Int) -> Extent {
    if index.isLong(place) {
      return index.root(of: place).map { index.boxes.boxes[$0].extent } ?? .nothing
    }
    var extent = Extent.nothing
    var child = nodes[place].children.first
    while let current = child {
      extent = extent.union(index.entries[current].extent)
      child = nodes[current].next
    }
    return extent
  }

  /// A hit test asks each view in the view's own frame, and the index in the parent's: the way from
  /// one to the other rounds, and what is hit must not fall out of its extent by that.
  private static func roundingMargin(of rect: Rect) -> Double {
    let largest = max(
      max(rect.minX.magnitude, rect.maxX.magnitude), max(rect.minY.magnitude, rect.maxY.magnitude))
    return 1e-9 * largest
  }
}
