extension ViewTree {
  /// Where a place in one view's frame lies in another's.
  ///
  /// Only what lies between the two and the nearest view that holds both counts.
  ///
  /// - Parameters:
  ///   - point: a place in the frame of `source`.
  ///   - source: a view in the tree; nil for the scene (logical pixels from its top left corner).
  ///   - target: the same.
  /// - Returns: nil where a transform on the way has no inverse and would need one.
  public func convert(_ point: Point, from source: ViewID?, to target: ViewID?) -> Point? {
    let (start, end) = (place(of: source), place(of: target))
    let shared = nearestAncestor(of: start, and: end)
    var point = point
    var place = start
    while place != shared {
      point = nodes[place].view.toParent.map(point)
      place = nodes[place].parent
    }
    return convert(point, from: shared, downTo: end)
  }

  /// What a way (or a velocity) in one view's frame is in another's: where the views are does not
  /// count, only how they are turned and scaled. Parameters and result are those of
  /// ``convert(_:from:to:)-(Point,_,_)``.
  public func convert(_ way: Vector, from source: ViewID?, to target: ViewID?) -> Vector? {
    let (start, end) = (place(of: source), place(of: target))
    let shared = nearestAncestor(of: start, and: end)
    var way = way
    var place = start
    while place != shared {
      way = nodes[place].view.transform.map(way)
      place = nodes[place].parent
    }
    return convert(way, from: shared, downTo: end)
  }

  /// Where the origin of a view's own frame, its centre, lies in the scene, the transforms of all
  /// that holds it counted.
  public func centerInScene(of id: ViewID) -> Point {
    var place = index(of: id)
    var point = Point.zero
    while place != ViewTree.scene {
      point = nodes[place].view.toParent.map(point)
      place = nodes[place].parent
    }
    return point
  }

  // MARK: Inside

  private func convert(_ point: Point, from ancestor: Int, downTo place: Int) -> Point? {
    if place == ancestor { return point }
    guard let inParent = convert(point, from: ancestor, downTo: nodes[place].parent) else {
      return nil
    }
    return nodes[place].view.fromParent(inParent)
  }

  private func convert(_ way: Vector, from ancestor: Int, downTo place: Int) -> Vector? {
    if place == ancestor { return way }
    guard let inParent = convert(way, from: ancestor, downTo: nodes[place].parent) else {
      return nil
    }
    return nodes[place].view.transform.inverse?.map(inParent)
  }

  /// The deepest node that holds both, or is one and holds the other.
  private func nearestAncestor(of first: Int, and second: Int) -> Int {
    var (first, second) = (first, second)
    var (depth, otherDepth) = (self.depth(of: first), self.depth(of: second))
    while first != second {
      if depth >= otherDepth {
        first = nodes[first].parent
        depth -= 1
      } else {
        second = nodes[second].parent
        otherDepth -= 1
      }
    }
    return first
  }

  private func depth(of place: Int) -> Int {
    var depth = 0
    var place = place
    while place != ViewTree.scene {
      place = nodes[place].parent
      depth += 1
    }
    return depth
  }
}
