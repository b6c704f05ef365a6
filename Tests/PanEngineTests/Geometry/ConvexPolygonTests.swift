import PanEngine
import Testing

@Suite struct ConvexPolygonTests {
  private static let square = ConvexPolygon(
    Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), under: .identity)

  @Test func aRectangleHasItsCornersInOrder() {
    let polygon = ConvexPolygon(
      Rect(minX: 1, minY: 2, maxX: 3, maxY: 5), under: .scale(x: 2, y: 1))
    #expect(
      polygon.corners == [
        Point(x: 2, y: 2), Point(x: 6, y: 2), Point(x: 6, y: 5), Point(x: 2, y: 5),
      ])
    #expect(polygon.bounds == Rect(minX: 2, minY: 2, maxX: 6, maxY: 5))
  }

  /// The middle of each edge lies on or within the ellipse, by less than one can see.
  @Test(arguments: [0.5, 5, 125, 2_000, 100_000])
  func edgesStayCloseToTheEllipse(_ radius: Double) throws {
    let transform = Transform.scale(x: 1, y: 0.4).followed(by: .rotation(0.5))
    let circle = Circle(center: Point(x: 1, y: 2), radius: radius)
    let polygon = ConvexPolygon(circle, under: transform)
    let inverse = try #require(transform.inverse)
    for (corner, next) in zip(polygon.corners, polygon.corners.dropFirst()) {
      #expect(isClose((inverse.map(corner) - circle.center).length / radius, 1))
      let middle = corner + (next - corner) * 0.5
      let depth = radius - (inverse.map(middle) - circle.center).length
      #expect(depth >= 0 && depth < 0.05)
    }
    #expect(polygon.corners.count.isMultiple(of: 4))
  }

  @Test func noCorners() {
    #expect(ConvexPolygon(corners: []).bounds.isEmpty)
    #expect(ConvexPolygon(corners: []).intersection(Rect(Size(width: 1, height: 1))).corners == [])
  }

  @Test(arguments: [
    (Rect(minX: -5, minY: -5, maxX: 15, maxY: 15), Rect(minX: 0, minY: 0, maxX: 10, maxY: 10)),
    (Rect(minX: 4, minY: -5, maxX: 15, maxY: 6), Rect(minX: 4, minY: 0, maxX: 10, maxY: 6)),
    (Rect(minX: 2, minY: 3, maxX: 4, maxY: 5), Rect(minX: 2, minY: 3, maxX: 4, maxY: 5)),
  ])
  func cutOff(_ rect: Rect, _ bounds: Rect) {
    #expect(ConvexPolygonTests.square.intersection(rect).bounds == bounds)
  }

  @Test func apartFromTheRectangleNothingIsLeft() {
    let rect = Rect(minX: 20, minY: 0, maxX: 30, maxY: 10)
    #expect(ConvexPolygonTests.square.intersection(rect).corners.isEmpty)
  }

  @Test func aCutCornerIsAnEdge() {
    let diamond = ConvexPolygon(corners: [
      Point(x: 10, y: 0), Point(x: 20, y: 10), Point(x: 10, y: 20), Point(x: 0, y: 10),
    ])
    let cut = diamond.intersection(Rect(minX: 5, minY: 0, maxX: 20, maxY: 20))
    #expect(
      cut.corners == [
        Point(x: 5, y: 5), Point(x: 10, y: 0), Point(x: 20, y: 10), Point(x: 10, y: 20),
        Point(x: 5, y: 15),
      ])
  }
}
