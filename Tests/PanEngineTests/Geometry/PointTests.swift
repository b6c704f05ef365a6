import PanEngine
import Testing

@Suite struct PointTests {
  @Test func movesByAVector() {
    let point = Point(x: 3, y: -4)
    let way = Vector(dx: 0.5, dy: 2)
    #expect(point + way == Point(x: 3.5, y: -2))
    #expect(point - way == Point(x: 2.5, y: -6))
    #expect((point + way) - point == way)
    #expect(Point.zero == Point(x: 0, y: 0))
  }

  @Test(arguments: [
    (Point(x: 1, y: 2), true),
    (Point(x: 1.7e308, y: -1.7e308), true),
    (Point(x: .nan, y: 0), false),
    (Point(x: 0, y: .nan), false),
    (Point(x: .infinity, y: 0), false),
    (Point(x: 0, y: -.infinity), false),
  ])
  func finiteness(_ point: Point, _ isFinite: Bool) {
    #expect(point.isFinite == isFinite)
  }
}
