import Randomness
import Testing

@testable import PanEngine

/// How many views and boxes are looked at, instead of how long it takes: the same in each run.
@Suite struct ViewTreeScaleTests {
  /// Discs of radius 4 at random places, about one in each square of 10 × 10.
  private struct Crowd {
    var tree = ViewTree()
    var views: [ViewID] = []
    let side: Double
    var random = SeededGenerator(seed: 1)

    init(_ count: Int, nested: Bool = false) {
      side = 10 * Double(count).squareRoot()
      let parent = nested ? tree.add(View(transform: .rotation(0.3))) : nil
      for _ in 0..<count {
        views.append(tree.add(View(shape: .circle(radius: 4), center: place()), to: parent))
      }
      _ = tree.takeDamage()
    }

    mutating func place() -> Point {
      random.point(within: side / 2)
    }

    /// How many things a hit test looks at, on average.
    mutating func hitTestVisits() -> Double {
      var visits = 0
      for _ in 0..<200 { _ = tree.hitTest(place(), visits: &visits) }
      return Double(visits) / 200
    }

    /// How many things are looked at to draw what a view covers.
    func drawVisits(at place: Point) -> Int {
      var visits = 0
      var canvas = RecordingCanvas(clip: Rect(center: place, size: Size(width: 10, height: 10)))
      tree.draw(.content, on: &canvas, visits: &visits)
      return visits
    }
  }

  @Test func aHundredThousandSiblings() {
    var small = Crowd(10_000)
    var large = Crowd(100_000)
    let visits = large.hitTestVisits()
    #expect(visits <= 1.5 * small.hitTestVisits())
    #expect(visits < 100)
    #expect(large.drawVisits(at: .zero) < 150)
  }

  @Test func siblingsInATurnedParent() {
    var crowd = Crowd(10_000, nested: true)
    #expect(crowd.hitTestVisits() < 100)
    #expect(crowd.drawVisits(at: .zero) < 150)
  }

  @Test func movingRemovingAndReorderingLeavesItSo() {
    var crowd = Crowd(10_000)
    for _ in 0..<5_000 {
      let view = crowd.views[Int.random(in: 0..<crowd.views.count, using: &crowd.random)]
      crowd.tree[view].center = crowd.place()
      crowd.tree.bringToFront(view)
    }
    for view in crowd.views.prefix(5_000) { crowd.tree.remove(view) }
    #expect(crowd.hitTestVisits() < 200, "before the next frame, too")
    _ = crowd.tree.takeDamage()
    #expect(crowd.hitTestVisits() < 100)
    #expect(crowd.drawVisits(at: .zero) < 150)
  }

  @Test func theOneInFrontIsFoundAtOnceWhereAllLieOnOneAnother() {
    var tree = ViewTree()
    let views = (0..<10_000).map { _ in tree.add(View(shape: .circle(radius: 4))) }
    _ = tree.takeDamage()
    var visits = 0
    #expect(tree.hitTest(.zero, visits: &visits) == views.last)
    #expect(visits < 40)
    tree.bringToFront(views[0])
    visits = 0
    #expect(tree.hitTest(.zero, visits: &visits) == views[0])
    #expect(visits < 40)
  }

  @Test func hiddenViewsAreNotLookedAt() {
    var crowd = Crowd(10_000)
    for view in crowd.views.dropFirst(10) { crowd.tree[view].isHidden = true }
    _ = crowd.tree.takeDamage()
    #expect(crowd.hitTestVisits() < 40)
    var visits = 0
    var canvas = RecordingCanvas()
    crowd.tree.draw(.content, on: &canvas, visits: &visits)
    #expect(canvas.discs.count == 10)
    #expect(visits < 40)
  }

  /// 16⁴ views, none of which holds many.
  @Test func aDeepTreeOfShortLists() {
    var tree = ViewTree()
    var level: [ViewID?] = [nil]
    for depth in 1...4 {
      let spread = 640 / Double(1 << (2 * depth))
      level = level.flatMap { parent in
        (0..<16).map { place in
          let center = Point(x: Double(place % 4) * spread, y: Double(place / 4) * spread)
          return tree.add(View(shape: .circle(radius: 1), center: center), to: parent)
        }
      }
    }
    _ = tree.takeDamage()
    var visits = 0
    #expect(tree.hitTest(Point(x: 400, y: 300), visits: &visits) != nil)
    #expect(visits < 200)
  }
}
