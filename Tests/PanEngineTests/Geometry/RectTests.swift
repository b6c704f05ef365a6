import PanEngine
import Testing

@Suite struct RectTests {
  private let rect = Rect(minX: 1, minY: 2, maxX: 5, maxY: 10)
  private let empty = Rect(minX: 7, minY: 7, maxX: 7, maxY: 9)

  @Test func measures() {
    #expect(rect.width == 4)
    #expect(rect.height == 8)
    #expect(rect.center == Point(x: 3, y: 6))
    #expect(Rect(Size(width: 4, height: 6)) == Rect(minX: 0, minY: 0, maxX: 4, maxY: 6))
    #expect(Rect(center: rect.center, size: Size(width: 4, height: 8)) == rect)
  }

  @Test(arguments: [
    (Rect(minX: 0, minY: 0, maxX: 1, maxY: 1), false),
    (Rect(minX: 0, minY: 0, maxX: 0, maxY: 1), true),
    (Rect(minX: 2, minY: 0, maxX: 1, maxY: 1), true),
    (Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1), true),
  ])
  func emptiness(_ rect: Rect, _ isEmpty: Bool) {
    #expect(rect.isEmpty == isEmpty)
  }

  @Test func union() {
    let other = Rect(minX: 4, minY: 0, maxX: 9, maxY: 3)
    #expect(rect.union(other) == Rect(minX: 1, minY: 0, maxX: 9, maxY: 10))
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test func intersection() {
    let other = Rect(minX: 4, minY: 0, maxX: 9, maxY: 3)
    #expect(rect.intersection(other) == Rect(minX: 4, minY: 2, maxX: 5, maxY: 3))
    #expect(rect.intersects(other))
    #expect(!rect.intersects(empty))
    #expect(!rect.intersects(Rect(minX: 5, minY: 2, maxX: 6, maxY: 10)), "they only touch")
  }

  @Test(arguments: [
    (Point(x: 1, y: 2), true), (Point(x: 3, y: 6), true),
    (Point(x: 5, y: 6), false), (Point(x: 3, y: 10), false), (Point(x: 0.9, y: 6), false),
  ])
  func containsTheLeftAndTopEdgeOnly(_ point: Point, _ isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }
}
