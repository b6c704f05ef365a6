import PanEngine
import Randomness
import Testing

@Suite struct LimitTests {
  private static let circle = CircleConstraint(center: Point(x: 1, y: 2), radius: 50)
  private static let ring = RingConstraint(innerRadius: 20, outerRadius: 40)
  private static let ellipse = EllipseConstraint(radiusX: 60, radiusY: 20)
  private static let rect = RectConstraint(Rect(minX: -5, minY: -50, maxX: 30, maxY: 10))
  private static let segment = SegmentConstraint(
    from: Point(x: -30, y: -10), to: Point(x: 20, y: 40))
  private static let polygon = ConvexPolygonConstraint(
    corners: regularPolygon(count: 5, radius: 40))

  /// Each case is its constraint, and no other one's.
  @Test func answersLikeItsConstraint() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<500 {
      let point = random.point(within: 100)
      expectSame(.circle(LimitTests.circle), LimitTests.circle, at: point)
      expectSame(.ring(LimitTests.ring), LimitTests.ring, at: point)
      expectSame(.ellipse(LimitTests.ellipse), LimitTests.ellipse, at: point)
      expectSame(.rect(LimitTests.rect), LimitTests.rect, at: point)
      expectSame(.segment(LimitTests.segment), LimitTests.segment, at: point)
      expectSame(.polygon(LimitTests.polygon), LimitTests.polygon, at: point)
    }
  }

  private func expectSame(
    _ limit: Limit, _ constraint: some Constraint, at point: Point,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      limit.contains(point) == constraint.contains(point)
        && limit.nearest(to: point) == constraint.nearest(to: point),
      sourceLocation: sourceLocation)
  }
}
