extension ViewTree {
  /// Draws the views of a layer, back to front, as far as they touch the canvas's clip. It cannot
  /// change the tree.
  public func draw(_ layer: View.Layer, on canvas: inout some Canvas) {
    draw(topLevel, of: layer, on: &canvas, origin: .zero)
  }

  private func draw(
    _ siblings: [Int], of layer: View.Layer, on canvas: inout some Canvas, origin: Point
  ) {
    for index in siblings {
      let node = nodes[index]
      if node.view.isHidden { continue }
      let center = Point(x: origin.x + node.view.center.x, y: origin.y + node.view.center.y)
      if node.view.layer == layer { draw(node.view, at: center, on: &canvas) }
      draw(node.children, of: layer, on: &canvas, origin: center)
    }
  }

  private func draw(_ view: View, at center: Point, on canvas: inout some Canvas) {
    let bounds = view.shape.bounds(center: center)
    guard bounds.intersects(canvas.clip) else { return }
    switch view.shape {
    case .none: break
    case .circle(let radius):
      canvas.fill(Circle(center: center, radius: radius), with: view.fill)
    case .rect: canvas.fill(bounds, with: view.fill)
    }
  }
}
