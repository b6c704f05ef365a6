extension ViewTree {
  /// The view in front at a point: one whose shape contains it, and that is, like everything that
  /// holds it, neither hidden nor without user interaction.
  ///
  /// A view is not cut off at the edge of what holds it.
  ///
  /// - Parameter point: in the scene (logical pixels, y down). One that is not finite hits nothing.
  public func hitTest(_ point: Point) -> ViewID? {
    guard point.isFinite else { return nil }
    let index =
      hitTest(topLevel, of: .content, at: point, origin: .zero)
      ?? hitTest(topLevel, of: .backdrop, at: point, origin: .zero)
    return index.map(name(of:))
  }

  private func hitTest(
    _ siblings: [Int], of layer: View.Layer, at point: Point, origin: Point
  ) -> Int? {
    for index in siblings.reversed() {
      let node = nodes[index]
      if node.view.isHidden || !node.view.isUserInteractionEnabled { continue }
      let center = Point(x: origin.x + node.view.center.x, y: origin.y + node.view.center.y)
      if let hit = hitTest(node.children, of: layer, at: point, origin: center) { return hit }
      if node.view.layer == layer, node.view.shape.contains(point, center: center) {
        return index
      }
    }
    return nil
  }
}
