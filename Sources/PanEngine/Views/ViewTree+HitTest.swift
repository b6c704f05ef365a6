extension ViewTree {
  /// The view in front at a point: one whose shape contains it, and that is, like everything that
  /// holds it, neither hidden nor without user interaction.
  ///
  /// The point is brought into each view's own frame, so that round shapes are round, and not
  /// boxes, under any transform. A view is not cut off at the edge of what holds it.
  ///
  /// - Parameter point: in the scene (logical pixels, y down). One that is not finite hits nothing.
  public func hitTest(_ point: Point) -> ViewID? {
    guard point.isFinite else { return nil }
    var hits = Hits()
    hitTest(in: ViewTree.scene, at: point, &hits)
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
  private func hitTest(in parent: Int, at point: Point, _ hits: inout Hits) {
    var child = nodes[parent].children.last
    while let place = child, hits.content == nil {
      hitTest(place, at: point, &hits)
      child = nodes[place].previous
    }
  }

  /// Looks at what a node holds, and then at the node, at a point in its parent's frame.
  private func hitTest(_ place: Int, at point: Point, _ hits: inout Hits) {
    if nodes[place].view.isHidden || !nodes[place].view.isUserInteractionEnabled { return }
    guard let local = nodes[place].view.fromParent(point) else { return }
    hitTest(in: place, at: local, &hits)
    if hits.content != nil { return }
    guard nodes[place].view.shape.contains(local, center: .zero) else { return }
    switch nodes[place].view.layer {
    case .content: hits.content = place
    case .backdrop: hits.backdrop = hits.backdrop ?? place
    }
  }
}
