/// All views of a scene, and the one owner of where they are.
///
/// Every change of a view goes through the tree, which notes what has to be drawn anew. It is a
/// value: a copy is a snapshot.
///
/// Frames: the centre of a view is given in its parent's frame, whose origin is the parent's
/// centre; views without a parent are placed from the scene's top left corner. Logical pixels, y
/// down.
///
/// Cost: a hit test, and the drawing of an area, walk all views; both grow with their number. A
/// move of one view does not. Siblings are a linked list: adding, removing and reordering one of
/// many does not touch the others.
public struct ViewTree: Sendable {
  /// A view and its place in the tree.
  struct Node: Sendable {
    /// Tells the views that have had this place one after the other apart; 0 while it is free.
    var generation: Int
    var view: View
    var parent: Int
    /// What it holds.
    var children = Children()
    /// The sibling behind it.
    var previous: Int?
    /// The sibling in front of it.
    var next: Int?
    /// Where in `changes` it is, while it may look different from what was drawn last.
    var change: Int?
  }

  /// The ends of a list of siblings.
  struct Children: Sendable {
    /// The one at the back.
    var first: Int?
    /// The one in front.
    var last: Int?
  }

  /// The scene itself comes first, so that every view has a parent. It has no name, since it is
  /// never free and never given to a view.
  var nodes = [Node(generation: 0, view: View(), parent: scene)]
  static let scene = 0
  /// How many changes of views that are gone may wait for damage to be taken.
  private static let mostGone = 64

  private var freeIndices: [Int] = []
  private var nextGeneration = 0

  /// The views that may look different from what was drawn last, and some that are gone.
  var changes: [Change] = []
  /// What has changed and is not any node's to tell: removed views, and all of a scene at once.
  var looseDamage: Damage?

  /// A tree without views.
  public init() {}

  // MARK: Building

  /// Adds a view in front of its siblings.
  ///
  /// - Parameters:
  ///   - view: the view; its centre is in the frame of `parent`.
  ///   - parent: the view that holds it, which must be in the tree; nil for the scene itself.
  /// - Returns: the name of the view from now on.
  @discardableResult
  public mutating func add(_ view: View, to parent: ViewID? = nil) -> ViewID {
    let parent = place(of: parent)
    // Only where nobody takes damage, and views come and go.
    if changes.count > 2 * nodes.count + ViewTree.mostGone { looseDamage = takeDamage() }
    let place = freeIndices.popLast() ?? nodes.count
    nextGeneration += 1
    let node = Node(generation: nextGeneration, view: view, parent: parent)
    if place == nodes.count { nodes.append(node) } else { nodes[place] = node }
    linkInFront(place)
    noteAddition(place)
    return ViewID(index: place, generation: nextGeneration)
  }

  /// Takes a view and all that it holds out of the tree. Nothing happens where it is not in the
  /// tree.
  public mutating func remove(_ id: ViewID) {
    guard contains(id) else { return }
    noteLooseDamage(of: id.index)
    unlink(id.index)
    free(id.index)
  }

  /// Moves a view in front of its siblings.
  public mutating func bringToFront(_ id: ViewID) {
    let place = index(of: id)
    guard nodes[place].next != nil else { return }
    noteLooseDamage(of: place)
    unlink(place)
    linkInFront(place)
  }

  /// Moves a view behind its siblings.
  public mutating func sendToBack(_ id: ViewID) {
    let place = index(of: id)
    guard nodes[place].previous != nil else { return }
    noteLooseDamage(of: place)
    unlink(place)
    linkAtBack(place)
  }

  // MARK: Inside

  private mutating func linkInFront(_ place: Int) {
    let parent = nodes[place].parent
    let behind = nodes[parent].children.last
    nodes[place].previous = behind
    nodes[place].next = nil
    if let behind { nodes[behind].next = place } else { nodes[parent].children.first = place }
    nodes[parent].children.last = place
  }

  private mutating func linkAtBack(_ place: Int) {
    let parent = nodes[place].parent
    let front = nodes[parent].children.first
    nodes[place].previous = nil
    nodes[place].next = front
    if let front { nodes[front].previous = place } else { nodes[parent].children.last = place }
    nodes[parent].children.first = place
  }

  private mutating func unlink(_ place: Int) {
    let parent = nodes[place].parent
    let behind = nodes[place].previous
    let front = nodes[place].next
    if let behind { nodes[behind].next = front } else { nodes[parent].children.first = front }
    if let front { nodes[front].previous = behind } else { nodes[parent].children.last = behind }
  }

  private mutating func free(_ place: Int) {
    var child = nodes[place].children.first
    while let current = child {
      child = nodes[current].next
      free(current)
    }
    nodes[place] = Node(generation: 0, view: View(), parent: ViewTree.scene)
    freeIndices.append(place)
  }
}
