import PanEngine
import Testing

@Suite struct CircleTests {
  private let circle = Circle(center: Point(x: 10, y: 20), radius: 5)

  @Test(arguments: [
    (Point(x: 10, y: 20), true),
    (Point(x: 15, y: 20), true),
    (Point(x: 13, y: 24), true),
    (Point(x: 15.000001, y: 20), false),
    (Point(x: 14, y: 24), false),
    (Point(x: .nan, y: 20), false),
  ])
  func containsItsEdgeAndNotItsCorners(_ point: Point, _ isInside: Bool) {
    #expect(circle.contains(point) == isInside)
  }

  @Test func bounds() {
    #expect(circle.bounds == Rect(minX: 5, minY: 15, maxX: 15, maxY: 25))
  }

  @Test func withoutExtentItIsItsCenter() {
    let point = Circle(center: .zero, radius: 0)
    #expect(point.contains(.zero))
    #expect(!point.contains(Point(x: .leastNonzeroMagnitude, y: 0)))
    #expect(point.bounds.isEmpty)
  }
}
