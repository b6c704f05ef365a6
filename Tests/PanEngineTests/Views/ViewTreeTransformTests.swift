import PanEngine
import Testing

/// Hit tests, drawing and damage through transforms and opacities.
@Suite struct ViewTreeTransformTests {
  private static let disc = Shape.circle(radius: 10)
  private static let bar = Shape.rect(Size(width: 40, height: 10))

  /// One view of a shape at (100, 100) with a transform, drawn.
  private static func tree(_ shape: Shape, _ transform: Transform) -> ViewTree {
    var tree = ViewTree()
    tree.add(
      View(shape: shape, center: Point(x: 100, y: 100), fill: .red, transform: transform))
    _ = tree.takeDamage()
    return tree
  }

  private static func damage(_ tree: inout ViewTree) -> Rect? { tree.takeDamage()?.rect }

  private static func strokes(_ tree: ViewTree) -> [RecordingCanvas.Stroke] {
    var canvas = RecordingCanvas()
    tree.draw(.content, on: &canvas)
    return canvas.strokes
  }

  private static let hitCases: [(Shape, Transform, Point, Bool)] = [
    (disc, Transform.scale(2), Point(x: 120, y: 100), true),
    (disc, .scale(2), Point(x: 115, y: 115), false),
    // An ellipse, 20 to the right and 5 down: exact on its edge, and without corners.
    (disc, .scale(x: 2, y: 0.5), Point(x: 120, y: 100), true),
    (disc, .scale(x: 2, y: 0.5), Point(x: 100, y: 105), true),
    (disc, .scale(x: 2, y: 0.5), Point(x: 112, y: 104), true),
    (disc, .scale(x: 2, y: 0.5), Point(x: 112.1, y: 104.1), false),
    (disc, .scale(x: 2, y: 0.5), Point(x: 119, y: 104), false),
    (bar, .rotation(.pi / 2), Point(x: 100, y: 119), true),
    (bar, .rotation(.pi / 2), Point(x: 119, y: 100), false),
    (bar, .rotation(.pi / 4), Point(x: 113, y: 113), true),
    (bar, .rotation(.pi / 4), Point(x: 113, y: 100), false),
    (disc, .translation(Vector(dx: 50, dy: 0)), Point(x: 155, y: 100), true),
    (disc, .translation(Vector(dx: 50, dy: 0)), Point(x: 105, y: 100), false),
    (disc, .scale(0), Point(x: 100, y: 100), false),
    (disc, .scale(x: 0, y: 1), Point(x: 100, y: 100), false),
  ]

  @Test(arguments: hitCases)
  func hits(_ shape: Shape, _ transform: Transform, _ point: Point, _ isHit: Bool) {
    #expect((ViewTreeTransformTests.tree(shape, transform).hitTest(point) != nil) == isHit)
  }

  @Test func aChildIsHitThroughItsParentsTransform() {
    var tree = ViewTree()
    let parent = tree.add(View(center: Point(x: 100, y: 100), transform: .rotation(.pi / 2)))
    let scaled = tree.add(View(center: Point(x: 50, y: 0), transform: .scale(3)), to: parent)
    let leaf = tree.add(View(shape: .circle(radius: 2), center: Point(x: 1, y: 0)), to: scaled)
    // 50 + 3 · 1 to the right is down, after the turn.
    #expect(tree.hitTest(Point(x: 100, y: 153)) == leaf)
    #expect(tree.hitTest(Point(x: 105, y: 153)) == leaf)
    #expect(tree.hitTest(Point(x: 107, y: 153)) == nil)
    tree[parent].transform = .scale(0)
    #expect(tree.hitTest(Point(x: 100, y: 100)) == nil)
  }

  @Test func discsStayDiscsUnderSimilarities() {
    let transform = Transform.rotation(1).followed(by: .scale(x: -2, y: 2))
    let strokes = ViewTreeTransformTests.strokes(
      ViewTreeTransformTests.tree(ViewTreeTransformTests.disc, transform))
    guard case .circle(let circle, _) = strokes.first else {
      Issue.record("no disc")
      return
    }
    #expect(circle.center == Point(x: 100, y: 100) && isClose(circle.radius, 20))
  }

  @Test func rectanglesStayRectanglesUnderQuarterTurns() {
    let strokes = ViewTreeTransformTests.strokes(
      ViewTreeTransformTests.tree(ViewTreeTransformTests.bar, .rotation(.pi / 2)))
    guard case .rect(let rect, _) = strokes.first else {
      Issue.record("no rectangle")
      return
    }
    #expect(isClose(rect.width, 10) && isClose(rect.height, 40))
  }

  private static let polygonCases: [(Shape, Transform, Size, ClosedRange<Int>)] = [
    (disc, .scale(x: 2, y: 1), Size(width: 40, height: 20), 4...200),
    (bar, .rotation(.pi / 4), Size(width: diagonal, height: diagonal), 4...4),
    (
      bar, Transform(xAxis: Vector(dx: 1, dy: 0), yAxis: Vector(dx: 1, dy: 1)),
      Size(width: 50, height: 10), 4...4
    ),
  ]
  /// How wide and high the bar is when it is turned by an eighth.
  private static let diagonal = 50 / 2.0.squareRoot()

  @Test(arguments: polygonCases)
  func allElseBecomesPolygons(
    _ shape: Shape, _ transform: Transform, _ size: Size, _ corners: ClosedRange<Int>
  ) {
    let strokes = ViewTreeTransformTests.strokes(ViewTreeTransformTests.tree(shape, transform))
    guard case .polygon(let polygon, .red) = strokes.first else {
      Issue.record("no polygon")
      return
    }
    #expect(corners.contains(polygon.corners.count))
    #expect(isClose(polygon.bounds.width, size.width, within: 1e-6))
    #expect(isClose(polygon.bounds.height, size.height, within: 1e-6))
    #expect(isClose(polygon.bounds.center - Point(x: 100, y: 100), .zero, within: 1e-6))
  }

  @Test func whatHasNoInverseIsNotDrawnNorIsWhatItHolds() {
    var tree = ViewTree()
    let parent = tree.add(View(shape: ViewTreeTransformTests.disc, transform: .scale(x: 1, y: 0)))
    tree.add(View(shape: ViewTreeTransformTests.disc), to: parent)
    #expect(ViewTreeTransformTests.strokes(tree).isEmpty)
    #expect(tree.takeDamage() == nil)
  }

  @Test(
    arguments: [
      (1, 1, 0.5), (0.5, 1, 0.25), (0.5, 0.5, 0.125), (7, 1, 0.5), (-1, 1, nil), (.nan, 1, nil),
      (1, 0, nil),
    ] as [(Double, Double, Double?)])
  func opacitiesMultiply(_ outer: Double, _ inner: Double, _ opacity: Double?) {
    var tree = ViewTree()
    let parent = tree.add(View(opacity: outer))
    tree.add(
      View(shape: ViewTreeTransformTests.disc, fill: .red.withOpacity(0.5), opacity: inner),
      to: parent)
    var canvas = RecordingCanvas()
    tree.draw(.content, on: &canvas)
    #expect(canvas.discs.map(\.color.opacity) == (opacity.map { [$0] } ?? []))
  }

  @Test func whatCannotBeSeenForItsOpacityCanBeHit() {
    var tree = ViewTree()
    let id = tree.add(View(shape: ViewTreeTransformTests.disc, opacity: 0))
    #expect(tree.hitTest(.zero) == id)
  }

  @Test func aTransformIsDamageWhereItWasAndWhereItIs() {
    var tree = ViewTreeTransformTests.tree(ViewTreeTransformTests.bar, .identity)
    let id = tree.children(of: nil)[0]
    tree[id].transform = .rotation(.pi / 2)
    let turned = ViewTreeTransformTests.damage(&tree) ?? Rect(.zero)
    #expect(isClose(turned.minX, 80) && isClose(turned.maxX, 120))
    #expect(isClose(turned.minY, 80) && isClose(turned.maxY, 120))
    tree[id].transform = .scale(2)
    let grown = ViewTreeTransformTests.damage(&tree) ?? Rect(.zero)
    #expect(isClose(grown.minX, 60) && isClose(grown.maxX, 140))
    tree[id].opacity = 0.5
    #expect(
      tree.takeDamage()?.rect == Rect(minX: 60, minY: 90, maxX: 140, maxY: 110))
  }

  @Test func aChildsDamageIsInTheScene() {
    var tree = ViewTree()
    let parent = tree.add(View(center: Point(x: 100, y: 100), transform: .scale(2)))
    let child = tree.add(View(shape: ViewTreeTransformTests.disc), to: parent)
    _ = tree.takeDamage()
    tree[child].center.x = 5
    #expect(tree.takeDamage()?.rect == Rect(minX: 80, minY: 80, maxX: 130, maxY: 120))
  }
}
