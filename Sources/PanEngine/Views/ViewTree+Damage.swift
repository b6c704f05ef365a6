extension ViewTree {
  /// A view that may look different from what was drawn last.
  struct Change: Sendable {
    let place: Int
    /// As it was drawn last; hidden where it was not there.
    let drawn: View
  }

  /// What was drawn of a view that was not there.
  private static let nothing: View = {
    var view = View()
    view.isHidden = true
    return view
  }()

  /// The two pictures that damage is the difference of.
  private enum Picture {
    case lastDrawn, now
  }

  /// Takes what looks different since the last call; nil where nothing does.
  ///
  /// A view that was changed and changed back makes no damage, and where a view has been on the way
  /// does not matter: only where it was drawn last and where it is now.
  public mutating func takeDamage() -> Damage? {
    if changes.isEmpty && looseDamage == nil { return nil }
    var covered = Extent.nothing
    for number in changes.indices where looksDifferent(number) { cover(number, &covered) }
    let damage = Damage.union(looseDamage, covered.damage)
    looseDamage = nil
    // Only now: where a view was drawn last is also its parents' to tell.
    for number in changes.indices where isCurrent(number) {
      nodes[changes[number].place].change = nil
    }
    changes.removeAll(keepingCapacity: true)
    return damage
  }

  /// Declares an area of the scene (logical pixels, y down) different, the backdrop included.
  public mutating func damage(_ rect: Rect) {
    looseDamage = Damage.union(looseDamage, Damage(rect: rect, includesBackdrop: true))
  }

  /// To be called before a view changes.
  ///
  /// Not inlined: what it copies would be in the frame of the coroutine that changes a view in
  /// place, and a frame of more than a few words is allocated on the heap, for each change.
  @inline(never)
  mutating func noteChange(_ place: Int) {
    if nodes[place].change != nil { return }
    changes.append(Change(place: place, drawn: nodes[place].view))
    nodes[place].change = changes.count - 1
  }

  /// To be called when a view is new.
  mutating func noteAddition(_ place: Int) {
    nodes[place].change = changes.count
    changes.append(Change(place: place, drawn: ViewTree.nothing))
  }

  /// Declares the area different where a view and all that it holds was drawn last. To be called
  /// before it is taken away or put into another order.
  mutating func noteLooseDamage(of place: Int) {
    guard let toScene = toScene(from: nodes[place].parent, in: .lastDrawn) else { return }
    var covered = Extent.nothing
    cover(place, in: .lastDrawn, under: toScene, &covered)
    looseDamage = Damage.union(looseDamage, covered.damage)
  }

  // MARK: Extents

  /// Adds what a view that has changed, and all that it holds, covers in both pictures. (It changes
  /// nothing; were it not mutating, a call would copy the tree.)
  private mutating func cover(_ number: Int, _ covered: inout Extent) {
    let place = changes[number].place
    let parent = nodes[place].parent
    // Such as a knob: sums of a few places, where transforms would be several times the work.
    if nodes[place].children.first == nil, nodes[place].view.isOnlyPlaced,
      changes[number].drawn.isOnlyPlaced, let origin = unchangedOrigin(of: parent)
    {
      nodes[place].view.cover(from: origin, &covered)
      return changes[number].drawn.cover(from: origin, &covered)
    }
    let now = toScene(from: parent, in: .now)
    if let now { cover(place, in: .now, under: now, &covered) }
    // Mostly what holds it has stayed where it was.
    let before = hasChangedAround(place) ? toScene(from: parent, in: .lastDrawn) : now
    if let before { cover(place, in: .lastDrawn, under: before, &covered) }
  }

  /// Where a node's centre lies in the scene; nil where that, or a transform or something hidden on
  /// the way, takes a longer look.
  @inline(__always)
  private func unchangedOrigin(of place: Int) -> Vector? {
    var origin = Vector.zero
    var place = place
    while place != ViewTree.scene {
      guard nodes[place].change == nil, nodes[place].view.isOnlyPlaced,
        !nodes[place].view.isHidden
      else { return nil }
      origin = (nodes[place].view.center - Point.zero) + origin
      place = nodes[place].parent
    }
    return origin
  }

  /// Adds what a view and all that it holds covers in a picture, in the scene.
  private func cover(
    _ place: Int, in picture: Picture, under toScene: Transform, _ covered: inout Extent
  ) {
    guard let toParent = frame(of: place, in: picture) else { return }
    let toScene = toParent.followed(by: toScene)
    coverItself(place, in: picture, under: toScene, &covered)
    var child = nodes[place].children.first
    while let current = child {
      cover(current, in: picture, under: toScene, &covered)
      child = nodes[current].next
    }
  }

  /// Adds what a view's own shape covers in a picture.
  private func coverItself(
    _ place: Int, in picture: Picture, under toScene: Transform, _ covered: inout Extent
  ) {
    if picture == .lastDrawn, let change = nodes[place].change {
      changes[change].drawn.cover(under: toScene, &covered)
    } else {
      nodes[place].view.cover(under: toScene, &covered)
    }
  }

  /// Whether something that holds a view may look different from what was drawn last.
  private func hasChangedAround(_ place: Int) -> Bool {
    var place = nodes[place].parent
    while place != ViewTree.scene {
      if nodes[place].change != nil { return true }
      place = nodes[place].parent
    }
    return false
  }

  /// The way from a node's frame to the scene's in a picture; nil where it shows nothing.
  private func toScene(from place: Int, in picture: Picture) -> Transform? {
    var toScene = Transform.identity
    var place = place
    while place != ViewTree.scene {
      guard let toParent = frame(of: place, in: picture) else { return nil }
      toScene = toScene.followed(by: toParent)
      place = nodes[place].parent
    }
    return toScene
  }

  /// The way from a view's frame to its parent's in a picture; nil where it shows nothing.
  private func frame(of place: Int, in picture: Picture) -> Transform? {
    if picture == .lastDrawn, let change = nodes[place].change {
      return changes[change].drawn.visibleFrame
    }
    return nodes[place].view.visibleFrame
  }

  /// Whether a view that has changed, of itself, looks different from what was drawn last.
  private func looksDifferent(_ number: Int) -> Bool {
    isCurrent(number) && !nodes[changes[number].place].view.looksLike(changes[number].drawn)
  }

  /// Whether a change is still of the view that it was noted for.
  private func isCurrent(_ number: Int) -> Bool {
    nodes[changes[number].place].change == number
  }
}
