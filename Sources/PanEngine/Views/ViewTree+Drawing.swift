extension ViewTree {
  /// Draws the views of a layer, back to front, as far as they touch the canvas's clip. It cannot
  /// change the tree.
  ///
  /// Each fill has its own opacity times those of its view and of all that holds it: what overlaps
  /// within a see-through view shows through, as with plain X drawing it must.
  public func draw(_ layer: View.Layer, on canvas: inout some Canvas) {
    let scene = Surroundings(layer: layer, toScene: .identity, opacity: 1)
    draw(in: ViewTree.scene, scene, on: &canvas)
  }

  /// What the drawing of a list of siblings has to know of what holds them.
  private struct Surroundings {
    let layer: View.Layer
    /// From the frame that the siblings' centres are in.
    let toScene: Transform
    let opacity: Double
  }

  private func draw(
    in parent: Int, _ surroundings: Surroundings, on canvas: inout some Canvas
  ) {
    var child = nodes[parent].children.first
    while let place = child {
      draw(place, surroundings, on: &canvas)
      child = nodes[place].next
    }
  }

  private func draw(
    _ place: Int, _ surroundings: Surroundings, on canvas: inout some Canvas
  ) {
    let opacity = surroundings.opacity * nodes[place].view.clampedOpacity
    if nodes[place].view.isHidden || opacity == 0 { return }
    guard nodes[place].view.transform.isInvertible else { return }
    let toScene = nodes[place].view.toParent.followed(by: surroundings.toScene)
    if nodes[place].view.layer == surroundings.layer {
      nodes[place].view.draw(under: toScene, opacity: opacity, on: &canvas)
    }
    draw(
      in: place, Surroundings(layer: surroundings.layer, toScene: toScene, opacity: opacity),
      on: &canvas)
  }
}

extension View {
  /// Between 0 and 1, whatever it is.
  fileprivate var clampedOpacity: Double {
    // Written so that a NaN becomes 0.
    opacity > 0 ? min(opacity, 1) : 0
  }

  /// Draws the shape, as far as it touches the canvas's clip.
  fileprivate func draw(
    under toScene: Transform, opacity: Double, on canvas: inout some Canvas
  ) {
    let bounds = shape.bounds(under: toScene)
    guard shape.hasArea, bounds.intersects(canvas.clip) else { return }
    let color = opacity < 1 ? fill.withOpacity(fill.opacity * opacity) : fill
    switch shape {
    case .none: break
    case .circle(let radius):
      if let factor = toScene.lengthFactor {
        let center = Point.zero + toScene.offset
        canvas.fill(Circle(center: center, radius: radius * factor), with: color)
      } else {
        let circle = Circle(center: .zero, radius: radius)
        canvas.fill(ConvexPolygon(circle, under: toScene), with: color)
      }
    case .rect(let size):
      if toScene.keepsRectsUpright {
        canvas.fill(bounds, with: color)
      } else {
        canvas.fill(ConvexPolygon(Rect(center: .zero, size: size), under: toScene), with: color)
      }
    }
  }
}
