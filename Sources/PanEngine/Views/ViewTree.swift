/// All views of a scene, and the one owner of where they are.
///
/// Every change of a view goes through the tree, which notes what has to be drawn anew. It is a
/// value: a copy is a snapshot.
///
/// Frames: the centre of a view is given in its parent's frame, whose origin is the parent's
/// centre; views without a parent are placed from the scene's top left corner. Logical pixels, y
/// down.
public struct ViewTree: Sendable {
  /// A view and its place in the tree.
  struct Node: Sendable {
    var view: View
    var parent: Int?
    /// Back to front.
    var children: [Int] = []
    /// Tells the views that have had this place one after the other apart; 0 while it is free.
    var generation: Int
    /// Set while the view may look different from what was drawn last.
    var drawn: Drawn?
  }

  var nodes: [Node] = []
  private var freeIndices: [Int] = []
  private var nextGeneration = 0
  /// The views without a parent, back to front.
  private(set) var topLevel: [Int] = []
  /// At least the nodes whose `drawn` is set.
  var changed: [Int] = []
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
    let parentIndex = parent.map(index(of:))
    let index = freeIndices.popLast() ?? nodes.count
    nextGeneration += 1
    let node = Node(
      view: view, parent: parentIndex, generation: nextGeneration, drawn: .nothing)
    if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
    changed.append(index)
    insert(index, inFrontIn: parentIndex)
    return ViewID(index: index, generation: nextGeneration)
  }

  /// Takes a view and all that it holds out of the tree. Nothing happens where it is not in the
  /// tree.
  public mutating func remove(_ id: ViewID) {
    guard contains(id) else { return }
    detach(id.index)
    free(id.index)
  }

  /// Moves a view in front of its siblings.
  public mutating func bringToFront(_ id: ViewID) {
    let index = index(of: id)
    noteLooseDamage(of: index)
    detach(index)
    insert(index, inFrontIn: nodes[index].parent)
  }

  // MARK: Looking up

  /// Whether the view is in the tree.
  public func contains(_ id: ViewID) -> Bool {
    id.index < nodes.count && nodes[id.index].generation == id.generation
  }

  /// The view of that name, to read and to change in place.
  ///
  /// - Precondition: the view is in the tree (``contains(_:)``).
  public subscript(id: ViewID) -> View {
    get { nodes[index(of: id)].view }
    _modify {
      let index = index(of: id)
      noteChange(index)
      yield &nodes[index].view
    }
  }

  /// The view that holds this one; nil for one that the scene itself holds.
  public func parent(of id: ViewID) -> ViewID? {
    nodes[index(of: id)].parent.map(name(of:))
  }

  /// What a view holds, back to front; for nil, the views that the scene itself holds.
  public func children(of id: ViewID?) -> [ViewID] {
    (id.map { nodes[index(of: $0)].children } ?? topLevel).map(name(of:))
  }

  /// Where the origin of a view's own frame, its centre, lies in the scene.
  public func centerInScene(of id: ViewID) -> Point {
    centerInScene(index(of: id))
  }

  // MARK: Inside

  func name(of index: Int) -> ViewID {
    ViewID(index: index, generation: nodes[index].generation)
  }

  func centerInScene(_ index: Int) -> Point {
    let node = nodes[index]
    guard let parent = node.parent else { return node.view.center }
    let origin = centerInScene(parent)
    return Point(x: origin.x + node.view.center.x, y: origin.y + node.view.center.y)
  }

  private func index(of id: ViewID) -> Int {
    precondition(contains(id), "the view is not in this tree")
    return id.index
  }

  private mutating func insert(_ index: Int, inFrontIn parent: Int?) {
    if let parent { nodes[parent].children.append(index) } else { topLevel.append(index) }
  }

  private mutating func detach(_ index: Int) {
    if let parent = nodes[index].parent {
      nodes[parent].children.removeAll { $0 == index }
    } else {
      topLevel.removeAll { $0 == index }
    }
  }

  private mutating func free(_ index: Int) {
    noteLooseDamage(of: index)
    for child in nodes[index].children { free(child) }
    nodes[index] = Node(view: View(), parent: nil, generation: 0, drawn: nil)
    freeIndices.append(index)
  }
}
