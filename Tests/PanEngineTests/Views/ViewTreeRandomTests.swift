import PanEngine
import Testing

/// Trees that grow and shrink past the sizes where they get and lose an index, with random
/// transforms, orders and removals: whatever is asked gives what a walk over all views gives.
@Suite struct ViewTreeRandomTests {
  private static let seeds = UInt64(1)...12
  private static let rounds = 40

  @Test(arguments: seeds)
  func hitTestsFindWhatAWalkFinds(_ seed: UInt64) {
    var player = RandomViews(seed: seed)
    for _ in 0..<ViewTreeRandomTests.rounds {
      player.act()
      for _ in 0..<20 {
        let point = player.somewhere()
        #expect(player.tree.hitTest(point) == walk(player.tree, at: point), "\(point)")
      }
    }
  }

  @Test(arguments: seeds)
  func theOrderIsTheOneThatWasAskedFor(_ seed: UInt64) {
    var player = RandomViews(seed: seed)
    for _ in 0..<ViewTreeRandomTests.rounds {
      player.act()
      for (parent, children) in player.children {
        #expect(player.tree.children(of: parent) == children)
      }
    }
  }

  @Test(arguments: seeds)
  func aSmallClipLeavesOutWhatDoesNotTouchIt(_ seed: UInt64) {
    var player = RandomViews(seed: seed)
    for _ in 0..<ViewTreeRandomTests.rounds {
      player.act()
      for layer in [View.Layer.backdrop, .content] {
        let all = player.strokes(layer)
        #expect(all.count == shown(player.tree, layer))
        let clip = Rect(center: player.somewhere(), size: Size(width: 60, height: 40))
        let touching = { (stroke: RecordingCanvas.Stroke) in
          stroke.bounds?.intersects(clip) ?? true
        }
        let expected = all.filter(touching)
        #expect(player.strokes(layer, clip: clip).filter(touching) == expected)
      }
    }
  }

  @Test(arguments: seeds)
  func whatLooksDifferentIsDamage(_ seed: UInt64) {
    var player = RandomViews(seed: seed)
    player.takesDamage = false
    for _ in 0..<ViewTreeRandomTests.rounds {
      let before = [player.strokes(.backdrop), player.strokes(.content)]
      player.act()
      let after = [player.strokes(.backdrop), player.strokes(.content)]
      let damage = player.takeDamage()
      for _ in 0..<25 {
        let point = player.somewhere()
        for layer in 0...1 where looks(before[layer], point) != looks(after[layer], point) {
          #expect(damage?.rect.contains(point) == true, "\(point)")
          #expect(layer == 1 || damage?.includesBackdrop == true)
        }
      }
    }
  }

  // MARK: What a walk finds

  private func walk(_ tree: ViewTree, at point: Point) -> ViewID? {
    var hits: [View.Layer: ViewID] = [:]
    walk(tree, nil) { id, view in
      guard let local = tree.convert(point, from: nil, to: id),
        view.isUserInteractionEnabled
      else { return false }
      if view.shape.contains(local, center: .zero) { hits[view.layer] = id }
      return true
    }
    return hits[.content] ?? hits[.backdrop]
  }

  /// How many views of a layer there are to draw.
  private func shown(_ tree: ViewTree, _ layer: View.Layer) -> Int {
    var count = 0
    walk(tree, nil) { _, view in
      guard view.transform.inverse != nil, view.opacity > 0 else { return false }
      if view.layer == layer, !view.shape.bounds(center: .zero).isEmpty { count += 1 }
      return true
    }
    return count
  }

  /// Visits all views that are not hidden, back to front, and what they hold where `visit` says so.
  private func walk(_ tree: ViewTree, _ parent: ViewID?, _ visit: (ViewID, View) -> Bool) {
    for id in tree.children(of: parent) where !tree[id].isHidden {
      if visit(id, tree[id]) { walk(tree, id, visit) }
    }
  }

  /// The colours at a point, back to front.
  private func looks(_ strokes: [RecordingCanvas.Stroke], _ point: Point) -> [Color] {
    strokes.compactMap { $0.contains(point) ? $0.color : nil }
  }
}
