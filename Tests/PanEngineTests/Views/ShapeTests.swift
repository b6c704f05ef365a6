import PanEngine
import Testing

@Suite struct ShapeTests {
  private let center = Point(x: 100, y: 50)

  @Test(arguments: [
    (Shape.none, Point(x: 100, y: 50), false),
    (.circle(radius: 10), Point(x: 110, y: 50), true),
    (.circle(radius: 10), Point(x: 106, y: 58), true),
    (.circle(radius: 10), Point(x: 109, y: 59), false),
    (.circle(radius: 0), Point(x: 100, y: 50), true),
    (.rect(Size(width: 20, height: 10)), Point(x: 90, y: 45), true),
    (.rect(Size(width: 20, height: 10)), Point(x: 109, y: 54), true),
    (.rect(Size(width: 20, height: 10)), Point(x: 110, y: 50), false),
    (.rect(Size(width: 20, height: 10)), Point(x: 100, y: 55), false),
  ])
  func contains(_ shape: Shape, _ point: Point, _ isInside: Bool) {
    #expect(shape.contains(point, center: center) == isInside)
  }

  @Test func bounds() {
    #expect(Shape.none.bounds(center: center).isEmpty)
    #expect(
      Shape.circle(radius: 10).bounds(center: center)
        == Rect(minX: 90, minY: 40, maxX: 110, maxY: 60))
    #expect(
      Shape.rect(Size(width: 20, height: 10)).bounds(center: center)
        == Rect(minX: 90, minY: 45, maxX: 110, maxY: 55))
  }
}
