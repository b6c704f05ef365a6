import PanEngine
import Testing

@Suite struct ViewTreeHitTestTests {
  private static func knob(
    _ x: Double, _ y: Double, radius: Double = 10, layer: View.Layer = .content
  ) -> View {
    View(shape: .circle(radius: radius), center: Point(x: x, y: y), layer: layer)
  }

  @Test(arguments: [
    (Point(x: 50, y: 50), true),
    (Point(x: 60, y: 50), true),
    (Point(x: 57, y: 57), true),
    (Point(x: 58, y: 58), false),
    (Point(x: 59, y: 41), false),
    (Point(x: .nan, y: 50), false),
    (Point(x: 50, y: .infinity), false),
  ])
  func roundViewsHaveNoCorners(_ point: Point, _ isHit: Bool) {
    var tree = ViewTree()
    let id = tree.add(ViewTreeHitTestTests.knob(50, 50))
    #expect(tree.hitTest(point) == (isHit ? id : nil))
  }

  @Test func theViewInFrontIsHit() {
    var tree = ViewTree()
    let back = tree.add(ViewTreeHitTestTests.knob(50, 50))
    let front = tree.add(ViewTreeHitTestTests.knob(60, 50))
    let both = Point(x: 55, y: 50)
    #expect(tree.hitTest(both) == front)
    #expect(tree.hitTest(Point(x: 41, y: 50)) == back)
    tree.bringToFront(back)
    #expect(tree.hitTest(both) == back)
  }

  /// Views of the backdrop are drawn behind all others, so that is where they are for the finger
  /// too.
  @Test func theBackdropLiesBehindWhateverTheOrder() {
    var tree = ViewTree()
    let knob = tree.add(ViewTreeHitTestTests.knob(50, 50))
    let board = tree.add(ViewTreeHitTestTests.knob(50, 50, radius: 40, layer: .backdrop))
    #expect(tree.hitTest(Point(x: 50, y: 50)) == knob)
    #expect(tree.hitTest(Point(x: 80, y: 50)) == board)
  }

  @Test func aChildIsInFrontOfItsParentAndBehindItsParentsLaterSiblings() {
    var tree = ViewTree()
    let parent = tree.add(ViewTreeHitTestTests.knob(50, 50, radius: 30))
    let child = tree.add(ViewTreeHitTestTests.knob(0, 0), to: parent)
    let sibling = tree.add(ViewTreeHitTestTests.knob(60, 50, radius: 5))
    #expect(tree.hitTest(Point(x: 50, y: 50)) == child)
    #expect(tree.hitTest(Point(x: 30, y: 50)) == parent)
    #expect(tree.hitTest(Point(x: 58, y: 50)) == sibling)
  }

  @Test func aNestedViewIsHitInTheSceneWhereItIsDrawn() {
    var tree = ViewTree()
    let root = tree.add(View(center: Point(x: 200, y: 100)))
    let middle = tree.add(View(center: Point(x: -50, y: 20)), to: root)
    let leaf = tree.add(ViewTreeHitTestTests.knob(5, 5), to: middle)
    #expect(tree.hitTest(Point(x: 155, y: 125)) == leaf)
    #expect(tree.hitTest(Point(x: 5, y: 5)) == nil)
    tree[root].center = .zero
    #expect(tree.hitTest(Point(x: -45, y: 25)) == leaf)
  }

  @Test func aChildOutsideItsParentIsHit() {
    var tree = ViewTree()
    let parent = tree.add(ViewTreeHitTestTests.knob(50, 50))
    let child = tree.add(ViewTreeHitTestTests.knob(100, 0), to: parent)
    #expect(tree.hitTest(Point(x: 150, y: 50)) == child)
  }

  @Test func hiddenAndNonInteractiveViewsLetThePressThrough() {
    var tree = ViewTree()
    let back = tree.add(ViewTreeHitTestTests.knob(50, 50))
    let front = tree.add(ViewTreeHitTestTests.knob(50, 50))
    let child = tree.add(ViewTreeHitTestTests.knob(0, 0), to: front)
    let point = Point(x: 50, y: 50)
    #expect(tree.hitTest(point) == child)
    tree[child].isHidden = true
    #expect(tree.hitTest(point) == front)
    tree[child].isHidden = false
    tree[front].isUserInteractionEnabled = false
    #expect(tree.hitTest(point) == back, "with its child, that lies in it")
    tree[front].isUserInteractionEnabled = true
    tree[front].isHidden = true
    #expect(tree.hitTest(point) == back)
    tree[front].isHidden = false
    #expect(tree.hitTest(point) == child)
  }

  @Test func aViewWithoutAShapeIsNeverHitItself() {
    var tree = ViewTree()
    tree.add(View(center: Point(x: 50, y: 50)))
    #expect(tree.hitTest(Point(x: 50, y: 50)) == nil)
  }
}
