extension ViewTree {
  /// Draws the views of a layer, back to front, as far as they touch the canvas's clip. It cannot
  /// change the tree.
  ///
  /// Each fill has its own opacity times those of its view and of all that holds it: what overlaps
  /// within a see-through view shows through, as with plain X drawing it must.
  public func draw(_ layer: View.Layer, on canvas: inout some Canvas) {
    var visits = 0
    draw(layer, on: &canvas, visits: &visits)
  }

  /// Counts the views and boxes that it looks at, for tests of how that grows with the tree.
  func draw(_ layer: View.Layer, on canvas: inout some Canvas, visits: inout Int) {
    let scene = Surroundings(layer: layer, toScene: .identity, opacity: 1)
    draw(in: ViewTree.scene, scene, on: &canvas, visits: &visits)
  }

  /// What the drawing of a list of siblings has to know of what holds them.
  private struct Surroundings {
    let layer: View.Layer
    /// From the frame that the siblings' centres are in.
    let toScene: Transform
    let opacity: Double
  }

  private func draw(
    in parent: Int, _ surroundings: Surroundings, on canvas: inout some Canvas,
    visits: inout Int
  ) {
    if index.isLong(parent), let clip = surroundings.toScene.inverse?.bounds(of: canvas.clip),
      !index.lies(
        childrenOf: parent, count: nodes[parent].childCount, within: clip)
    {
      for place in siblings(of: parent, touching: clip, visits: &visits) {
        draw(place, surroundings, on: &canvas, visits: &visits)
      }
      return
    }
    var child = nodes[parent].children.first
    while let place = child {
      draw(place, surroundings, on: &canvas, visits: &visits)
      child = nodes[place].next
    }
  }

  private func draw(
    _ place: Int, _ surroundings: Surroundings, on canvas: inout some Canvas,
    visits: inout Int
  ) {
    visits += 1
    let opacity = surroundings.opacity * nodes[place].view.clampedOpacity
    if nodes[place].view.isHidden || opacity == 0 { return }
    if !index.mayTouch(place, canvas.clip, under: surroundings.toScene) { return }
    guard nodes[place].view.transform.isInvertible else { return }
    let toScene = nodes[place].view.toParent.followed(by: surroundings.toScene)
    if nodes[place].view.layer == surroundings.layer {
      nodes[place].view.draw(under: toScene, opacity: opacity, on: &canvas)
    }
    if nodes[place].childCount == 0 { return }
    draw(
      in: place, Surroundings(layer: surroundings.layer, toScene: toScene, opacity: opacity),
      on: &canvas, visits: &visits)
  }

  /// Those of many siblings that may touch a rectangle in their parent's frame, back to front.
  private func siblings(of parent: Int, touching clip: Rect, visits: inout Int) -> [Int] {
    var places: [Int] = []
    if let root = index.root(of: parent) {
      collect(from: root, touching: SearchBox.Area(clip), into: &places, visits: &visits)
    }
    var stale = index.entries[parent].firstStale
    while let place = stale {
      places.append(place)
      stale = index.entries[place].nextStale
    }
    places.sort { nodes[$0].order < nodes[$1].order }
    return places
  }

  private func collect(
    from box: Int, touching clip: SearchBox.Area, into places: inout [Int], visits: inout Int
  ) {
    visits += 1
    let searchBox = index.boxes.searchBoxes[box]
    guard searchBox.touches(clip) else { return }
    switch searchBox.content {
    case .leaf(let place): places.append(place)
    case .branch(let first, let second):
      collect(from: first, touching: clip, into: &places, visits: &visits)
      collect(from: second, touching: clip, into: &places, visits: &visits)
    }
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
