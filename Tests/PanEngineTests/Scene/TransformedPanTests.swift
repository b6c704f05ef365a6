import PanEngine
import Testing

/// A pan in a parent that is scaled and turned.
@Suite struct TransformedPanTests {
  /// A disc of radius 10 in a parent that is turned by a quarter to the right and twice as large,
  /// about (100, 100) in the scene. Its middle may be 30 from the parent's, in the parent's frame.
  private struct Turned {
    var stage = Stage()
    let parent: ViewID
    let knob: ViewID
    let limit = CircleConstraint(radius: 30)
    var start = Point.zero

    init() {
      var view = View(center: Point(x: 100, y: 100))
      view.transform = Transform.rotation(.pi / 2).followed(by: .scale(2))
      parent = stage.tree.add(view)
      knob = stage.tree.add(View(shape: .circle(radius: 10)), to: parent)
      stage.router.attach(PanRecognizer(), to: knob)
    }

    mutating func handle(_ input: Input, at seconds: Double) {
      stage.handle(input, at: Instant(seconds: seconds))
      while let report = stage.router.nextReport() {
        if report.phase == .began { start = stage.tree[knob].center }
        guard let way = stage.tree.convert(report.translation, from: nil, to: parent) else {
          continue
        }
        stage.tree[knob].center = limit.nearest(to: start + way)
      }
    }

    /// Where the knob is drawn, in the scene.
    var place: Point { stage.tree.centerInScene(of: knob) }
  }

  private func isClose(_ one: Point, _ other: Point) -> Bool { (one - other).length < 1e-9 }

  @Test("It begins where the knob is drawn, twice as large, and moves with the pointer")
  func movesWithThePointer() {
    var turned = Turned()
    turned.handle(.press(Point(x: 100, y: 121)), at: 0)
    turned.handle(.move(Point(x: 140, y: 121), primaryIsDown: true), at: 0.1)
    #expect(turned.place == Point(x: 100, y: 100), "one pixel beside the knob")
    turned.handle(.release(Point(x: 140, y: 121)), at: 0.2)
    turned.handle(.press(Point(x: 100, y: 119)), at: 1)
    turned.handle(.move(Point(x: 140, y: 109), primaryIsDown: true), at: 1.1)
    #expect(isClose(turned.place, Point(x: 140, y: 90)))
    // A quarter to the right: right on the screen is up in the parent.
    #expect(isClose(turned.stage.tree[turned.knob].center, Point(x: -5, y: -20)))
  }

  @Test("It is limited in the parent's frame: 30 there are 60 on the screen")
  func isLimitedInTheParentsFrame() {
    var turned = Turned()
    turned.handle(.press(Point(x: 100, y: 100)), at: 0)
    turned.handle(.move(Point(x: 159, y: 100), primaryIsDown: true), at: 0.1)
    #expect(isClose(turned.place, Point(x: 159, y: 100)))
    turned.handle(.move(Point(x: 400, y: 100), primaryIsDown: true), at: 0.2)
    #expect(isClose(turned.place, Point(x: 160, y: 100)))
    turned.handle(.move(Point(x: 100, y: -900), primaryIsDown: true), at: 0.3)
    #expect(isClose(turned.place, Point(x: 100, y: 40)))
  }

  @Test("A parent without an extent cannot be dragged in")
  func flatParent() {
    var turned = Turned()
    turned.stage.tree[turned.parent].transform = .scale(x: 0, y: 1)
    turned.handle(.press(Point(x: 100, y: 100)), at: 0)
    #expect(turned.stage.tree.convert(Vector(dx: 1, dy: 1), from: nil, to: turned.parent) == nil)
    turned.handle(.move(Point(x: 110, y: 100), primaryIsDown: true), at: 0.1)
    #expect(turned.stage.tree[turned.knob].center == .zero)
  }
}
