extension BoxForest {
  /// Makes a tree anew from its leaves: halved and halved again, each time along the side on which
  /// their middles lie farther apart.
  ///
  /// Leaves that come and go one by one leave boxes that overlap, all over memory; this makes them
  /// as small as when all leaves are known. Searches look for the leaves in their whole boxes
  /// afterwards. The boxes of the new tree lie in the order in which a
  /// search goes down, the two of a branch side by side.
  mutating func rebuild(root: inout Int?) {
    guard let old = root else { return }
    leaves.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    takeApart(old)
    sortPlaces(from: 0, to: places.count - 1)
    let top = places.removeLast()
    setParent(nil, of: top)
    build(0..<leaves.count, at: top)
    root = top
  }

  private mutating func takeApart(_ box: Int) {
    places.append(box)
    switch boxes[box].content {
    case .leaf: leaves.append(boxes[box])
    case .branch(let first, let second):
      takeApart(first)
      takeApart(second)
    }
  }

  /// Sorts the places, the first in memory last: the library's own sort would allocate.
  private mutating func sortPlaces(from low: Int, to high: Int) {
    var (low, high) = (low, high)
    while low < high {
      let pivot = places[low + (high - low) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while places[left] > pivot { left += 1 }
        while places[right] < pivot { right -= 1 }
        if left > right { break }
        places.swapAt(left, right)
        left += 1
        right -= 1
      }
      // The shorter part by a call, the longer one here: so the calls are never many deep.
      if right - low < high - left {
        sortPlaces(from: low, to: right)
        low = left
      } else {
        sortPlaces(from: left, to: high)
        high = right
      }
    }
  }

  /// Makes the tree of some of the leaves.
  private mutating func build(_ range: Range<Int>, at place: Int) {
    let parent = boxes[place].parent
    guard range.count > 1 else {
      put(leaves[range.lowerBound], at: place)
      setParent(parent, of: place)
      return
    }
    let middle = range.lowerBound + range.count / 2
    halve(range, at: middle)
    let second = places.removeLast()
    let first = places.removeLast()
    setParent(place, of: first)
    setParent(place, of: second)
    build(range.lowerBound..<middle, at: first)
    build(middle..<range.upperBound, at: second)
    join(first, second, in: place)
  }

  /// Brings the leaves of a range into such an order that the middles of those before `middle` lie
  /// before those of the others, in one direction: the quickselect of Hoare, "Algorithm 65: Find"
  /// (1961).
  private mutating func halve(_ range: Range<Int>, at middle: Int) {
    let alongX = liesWide(range)
    var low = range.lowerBound
    var high = range.upperBound - 1
    while low < high {
      let pivot = key(low + (high - low) / 2, alongX)
      var (left, right) = (low, high)
      while left <= right {
        while key(left, alongX) < pivot { left += 1 }
        while key(right, alongX) > pivot { right -= 1 }
        if left > right { break }
        leaves.swapAt(left, right)
        left += 1
        right -= 1
      }
      if middle <= right {
        high = right
      } else if middle >= left {
        low = left
      } else {
        return
      }
    }
  }

  /// Whether the middles of some leaves lie farther apart from left to right than from top to
  /// bottom.
  private func liesWide(_ range: Range<Int>) -> Bool {
    var bounds = Extent.nothing
    for leaf in range {
      let middle = Point(x: key(leaf, true), y: key(leaf, false))
      bounds = bounds.union(Extent(Rect(center: middle, size: .zero), includesBackdrop: false))
    }
    return bounds.rect.width >= bounds.rect.height
  }

  /// Twice the middle of a leaf, in one direction; 0 where it reaches from one infinity to the
  /// other.
  private func key(_ leaf: Int, _ alongX: Bool) -> Double {
    let rect = leaves[leaf].extent.rect
    let key = alongX ? rect.minX + rect.maxX : rect.minY + rect.maxY
    return key.isNaN ? 0 : key
  }
}
