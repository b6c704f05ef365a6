extension ViewTree {
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
      let place = index(of: id)
      noteChange(place)
      var span = nodes.mutableSpan
      yield &span[place].view
    }
  }

  /// The view that holds this one; nil for one that the scene itself holds.
  public func parent(of id: ViewID) -> ViewID? {
    let parent = nodes[index(of: id)].parent
    return parent == ViewTree.scene ? nil : name(of: parent)
  }

  /// What a view holds, back to front; for nil, the views that the scene itself holds.
  public func children(of id: ViewID?) -> [ViewID] {
    let parent = nodes[place(of: id)]
    var names: [ViewID] = []
    var child = parent.children.first
    while let place = child {
      names.append(name(of: place))
      child = nodes[place].next
    }
    return names
  }

  // MARK: Inside

  func name(of place: Int) -> ViewID {
    ViewID(index: place, generation: nodes[place].generation)
  }

  /// Where in `nodes` a view is; for nil, the scene.
  func place(of id: ViewID?) -> Int {
    guard let id else { return ViewTree.scene }
    return index(of: id)
  }

  func index(of id: ViewID) -> Int {
    precondition(contains(id), "the view is not in this tree")
    return id.index
  }
}
