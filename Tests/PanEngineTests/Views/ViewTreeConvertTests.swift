import PanEngine
import Testing

@Suite struct ViewTreeConvertTests {
  /// A grandparent at (100, 100), twice as large; in it a parent at (10, 0), a quarter turned; in
  /// that a child at (5, 0). Beside the parent an uncle at (0, 30), that nothing comes back from.
  private struct Family {
    var tree = ViewTree()
    let grandparent: ViewID
    let parent: ViewID
    let child: ViewID
    let uncle: ViewID
    let cousin: ViewID

    init() {
      grandparent = tree.add(View(center: Point(x: 100, y: 100), transform: .scale(2)))
      parent = tree.add(
        View(center: Point(x: 10, y: 0), transform: .rotation(.pi / 2)), to: grandparent)
      child = tree.add(View(center: Point(x: 5, y: 0)), to: parent)
      uncle = tree.add(View(center: Point(x: 0, y: 30), transform: .scale(0)), to: grandparent)
      cousin = tree.add(View(center: Point(x: 1, y: 1)), to: uncle)
    }
  }

  private func expect(_ point: Point?, _ expected: Point) {
    #expect(point.map { isClose($0 - expected, .zero) } == true)
  }

  @Test func placesGoUpAndDown() {
    let family = Family()
    // (1, 2) in the child is (6, 2) in the parent, turned (-2, 6), at (8, 6) in the grandparent.
    expect(
      family.tree.convert(Point(x: 1, y: 2), from: family.child, to: family.parent),
      Point(x: 6, y: 2))
    expect(
      family.tree.convert(Point(x: 1, y: 2), from: family.child, to: family.grandparent),
      Point(x: 8, y: 6))
    expect(
      family.tree.convert(Point(x: 1, y: 2), from: family.child, to: nil), Point(x: 116, y: 112))
    expect(
      family.tree.convert(Point(x: 116, y: 112), from: nil, to: family.child), Point(x: 1, y: 2))
    expect(
      family.tree.convert(Point(x: 8, y: 6), from: family.grandparent, to: family.child),
      Point(x: 1, y: 2))
  }

  @Test func waysAreOnlyTurnedAndScaled() {
    let family = Family()
    let up = family.tree.convert(Vector(dx: 1, dy: 2), from: family.child, to: nil)
    #expect(up.map { isClose($0, Vector(dx: -4, dy: 2)) } == true)
    let down = family.tree.convert(Vector(dx: -4, dy: 2), from: nil, to: family.child)
    #expect(down.map { isClose($0, Vector(dx: 1, dy: 2)) } == true)
  }

  @Test func fromAViewToItself() {
    let family = Family()
    let point = Point(x: 0.1, y: 0.7)
    #expect(family.tree.convert(point, from: family.child, to: family.child) == point)
    #expect(family.tree.convert(point, from: nil, to: nil) == point)
    #expect(family.tree.convert(point, from: family.cousin, to: family.cousin) == point)
  }

  @Test func whatHasNoInverseIsAOneWayStreet() {
    let family = Family()
    expect(
      family.tree.convert(Point(x: 7, y: 7), from: family.cousin, to: family.child),
      Point(x: 25, y: 10))
    #expect(family.tree.convert(Point.zero, from: family.child, to: family.cousin) == nil)
    #expect(family.tree.convert(Vector.zero, from: nil, to: family.uncle) == nil)
    expect(
      family.tree.convert(Point(x: 7, y: 7), from: family.uncle, to: family.cousin),
      Point(x: 6, y: 6))
  }

  @Test func onlyWhatLiesBetweenCounts() {
    var family = Family()
    family.tree[family.grandparent].transform = .scale(0)
    expect(
      family.tree.convert(Point(x: 6, y: 2), from: family.parent, to: family.child),
      Point(x: 1, y: 2))
    #expect(family.tree.convert(Point.zero, from: nil, to: family.child) == nil)
  }

  @Test func theCentreInTheScene() {
    let family = Family()
    #expect(
      isClose(
        family.tree.centerInScene(of: family.child) - Point(x: 120, y: 110), .zero))
  }
}
