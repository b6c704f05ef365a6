extension ViewTree {
  /// The view in front at a point: one whose shape contains it, and that is, like everything that
  /// holds it, neither hidden nor without user interaction.
  ///
  /// The point is brought into each view's own frame, so that round shapes are round, and not
  /// boxes, under any transform. A view is not cut off at the edge of what holds it.
  ///
  /// - Parameter point: in the scene (logical pixels, y down). One that is not finite hits nothing.
  public func hitTest(_ point: Point) -> ViewID? {
    var visits = 0
    return hitTest(point, visits: &visits)
  }

  /// Counts the views and boxes that it looks at, for tests of how that grows with the tree.
  func hitTest(_ point: Point, visits: inout Int) -> ViewID? {
    guard point.isFinite else { return nil }
    var hits = Hits()
    hitTest(in: ViewTree.scene, at: point, &hits, visits: &visits)
    guard let place = hits.content ?? hits.backdrop else { return nil }
    return name(of: place)
  }

  /// What is in front of all that has been looked at.
  private struct Hits {
    /// Of the content: nothing lies before it, once it is found front to back.
    var content: Int?
    /// Of the backdrop: it counts where no content does.
    var backdrop: Int?
  }

  /// Looks at what a node holds, front to back, at a point in that node's frame.
  private func hitTest(in parent: Int, at point: Point, _ hits: inout Hits, visits: inout Int) {
    if index.isLong(parent) {
      return searchLong(parent, at: point, &hits, visits: &visits)
    }
    var child = nodes[parent].children.last
    while let place = child, hits.content == nil {
      hitTest(place, at: point, &hits, visits: &visits)
      child = nodes[place].previous
    }
  }

  /// Looks at what a node holds, and then at the node, at a point in its parent's frame.
  private func hitTest(_ place: Int, at point: Point, _ hits: inout Hits, visits: inout Int) {
    visits += 1
    if nodes[place].view.isHidden || !nodes[place].view.isUserInteractionEnabled { return }
    let holdsOthers = nodes[place].childCount > 0
    if holdsOthers && !index.mayContain(place, point) { return }
    guard let local = nodes[place].view.fromParent(point) else { return }
    if holdsOthers {
      hitTest(in: place, at: local, &hits, visits: &visits)
      if hits.content != nil { return }
    }
    guard nodes[place].view.shape.contains(local, center: .zero) else { return }
    switch nodes[place].view.layer {
    case .content: hits.content = place
    case .backdrop: hits.backdrop = hits.backdrop ?? place
    }
  }

  // MARK: Long lists

  /// The search for what is in front among many siblings, which are not looked at front to back.
  private struct Search {
    let point: Point
    let area: SearchBox.Area
    var hits = Hits()
    /// The order of the sibling that is, or holds, each of the hits.
    var contentOrder = Int.min
    var backdropOrder = Int.min

    init(_ point: Point) {
      self.point = point
      area = SearchBox.Area(point)
    }
  }

  private func searchLong(
    _ parent: Int, at point: Point, _ hits: inout Hits, visits: inout Int
  ) {
    var search = Search(point)
    if let root = index.root(of: parent) { searchBoxes(from: root, &search, visits: &visits) }
    var stale = index.entries[parent].firstStale
    while let place = stale {
      self.search(place, order: nodes[place].order, &search, visits: &visits)
      stale = index.entries[place].nextStale
    }
    hits.content = search.hits.content
    hits.backdrop = hits.backdrop ?? search.hits.backdrop
  }

  /// Boxes with what is farther in front come first, so that most of what lies behind the hit is
  /// never looked at.
  private func searchBoxes(from box: Int, _ search: inout Search, visits: inout Int) {
    visits += 1
    let searchBox = index.boxes.searchBoxes[box]
    // Rounded orders may be equal where the true ones are not.
    guard searchBox.touches(search.area), searchBox.order >= Float(search.contentOrder) else {
      return
    }
    switch searchBox.content {
    case .leaf(let place):
      self.search(place, order: nodes[place].order, &search, visits: &visits)
    case .branch(let first, let second):
      let boxes = index.boxes.searchBoxes
      let firstIsInFront = boxes[first].order > boxes[second].order
      searchBoxes(from: firstIsInFront ? first : second, &search, visits: &visits)
      searchBoxes(from: firstIsInFront ? second : first, &search, visits: &visits)
    }
  }

  private func search(
    _ place: Int, order: Int, _ search: inout Search, visits: inout Int
  ) {
    guard order > search.contentOrder else { return }
    var hits = Hits()
    hitTest(place, at: search.point, &hits, visits: &visits)
    if hits.content != nil {
      search.hits.content = hits.content
      search.contentOrder = order
    }
    if hits.backdrop != nil && order > search.backdropOrder {
      search.hits.backdrop = hits.backdrop
      search.backdropOrder = order
    }
  }
}
