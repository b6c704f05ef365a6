extension ViewTree {
  /// How a view that has changed since looked when it was drawn last.
  enum Drawn: Sendable {
    /// It was not there.
    case nothing
    /// It was this view.
    case view(View)
  }

  /// The two pictures that damage is the difference of.
  private enum Picture {
    case lastDrawn, now
  }

  /// Takes what looks different since the last call; nil where nothing does.
  ///
  /// A view that was changed and changed back makes no damage, and where a view has been on the way
  /// does not matter: only where it was drawn last and where it is now.
  public mutating func takeDamage() -> Damage? {
    var damage = looseDamage
    for index in changed where nodes[index].looksDifferent {
      damage = ViewTree.union(damage, extent(of: index, in: .lastDrawn))
      damage = ViewTree.union(damage, extent(of: index, in: .now))
    }
    looseDamage = nil
    // Only now: where a view was drawn last is also its parents' to tell.
    for index in changed { nodes[index].drawn = nil }
    changed.removeAll(keepingCapacity: true)
    return damage
  }

  /// Declares an area of the scene (logical pixels, y down) different, the backdrop included.
  public mutating func damage(_ rect: Rect) {
    looseDamage = ViewTree.union(looseDamage, Damage(rect: rect, includesBackdrop: true))
  }

  /// To be called before a view changes.
  mutating func noteChange(_ index: Int) {
    guard nodes[index].drawn == nil else { return }
    nodes[index].drawn = .view(nodes[index].view)
    changed.append(index)
  }

  /// Declares the area different where a view and all that it holds was drawn last. To be called
  /// before it is taken away or put into another order.
  mutating func noteLooseDamage(of index: Int) {
    looseDamage = ViewTree.union(looseDamage, extent(of: index, in: .lastDrawn))
  }

  /// What a view and all that it holds covers in a picture, in the scene; nil where it shows
  /// nothing.
  private func extent(of index: Int, in picture: Picture) -> Damage? {
    var origin = Point.zero
    var ancestor = nodes[index].parent
    while let parent = ancestor {
      guard let view = view(parent, in: picture), !view.isHidden else { return nil }
      origin = Point(x: origin.x + view.center.x, y: origin.y + view.center.y)
      ancestor = nodes[parent].parent
    }
    return extent(of: index, in: picture, origin: origin)
  }

  private func extent(of index: Int, in picture: Picture, origin: Point) -> Damage? {
    guard let view = view(index, in: picture), !view.isHidden else { return nil }
    let center = Point(x: origin.x + view.center.x, y: origin.y + view.center.y)
    let bounds = view.shape.bounds(center: center)
    var extent =
      bounds.isEmpty ? nil : Damage(rect: bounds, includesBackdrop: view.layer == .backdrop)
    for child in nodes[index].children {
      extent = ViewTree.union(extent, self.extent(of: child, in: picture, origin: center))
    }
    return extent
  }

  /// The view as it is in a picture; nil where it is not in it.
  private func view(_ index: Int, in picture: Picture) -> View? {
    guard picture == .lastDrawn, let drawn = nodes[index].drawn else { return nodes[index].view }
    return switch drawn {
    case .nothing: nil
    case .view(let view): view
    }
  }

  private static func union(_ first: Damage?, _ second: Damage?) -> Damage? {
    guard let first else { return second }
    guard let second else { return first }
    return Damage(
      rect: first.rect.union(second.rect),
      includesBackdrop: first.includesBackdrop || second.includesBackdrop)
  }
}

extension ViewTree.Node {
  /// Whether the view, of itself, looks different from what was drawn last.
  fileprivate var looksDifferent: Bool {
    switch drawn {
    case nil: false
    case .nothing: true
    case .view(let view): view != self.view
    }
  }
}
