import PanEngine
import Testing

@testable import XlibBridge

@Suite struct PixelPolygonTests {
  private typealias Corner = PixelPolygon.Corner

  private let window = PixelSize(width: 400, height: 300)

  private func between(_ corners: [(Double, Double)], scale: Double = 1) -> PixelPolygon? {
    let polygon = ConvexPolygon(corners: corners.map { Point(x: $0.0, y: $0.1) })
    return PixelGrid(scale: scale).polygon(polygon, in: window)
  }

  /// Twice the area.
  private func area(_ polygon: PixelPolygon) -> Int {
    let corners = polygon.corners
    return zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0]])
  func `corners lie on the nearest corners of pixels, clockwise`(_ order: [Int]) throws {
    let corners = [(10.2, 9.8), (19.6, 10.4), (20.4, 19.5), (9.5, 20.4)]
    let polygon = try #require(between(order.map { corners[$0] }))
    #expect(
      polygon.corners == [
        Corner(x: 10, y: 10), Corner(x: 20, y: 10), Corner(x: 20, y: 20), Corner(x: 10, y: 20),
      ])
    #expect(polygon.bounds == PixelRect(minX: 10, minY: 10, maxX: 20, maxY: 20))
  }

  @Test func `the scale counts`() throws {
    let polygon = try #require(between([(1, 1), (11, 1), (1, 11)], scale: 2))
    #expect(polygon.bounds == PixelRect(minX: 2, minY: 2, maxX: 22, maxY: 22))
  }

  @Test(arguments: [
    [], [(1, 1)], [(1, 1), (50, 50)], [(1, 1), (50, 50), (99, 99)], [(1, 1), (1.2, 1), (1, 1.2)],
    [(500, 1), (600, 1), (500, 90)], [(.nan, 1), (50, 1), (1, 50)],
  ])
  func `what has no area in the window is nothing`(_ corners: [(Double, Double)]) {
    #expect(between(corners) == nil)
  }

  @Test func `what rounding dents is mended`() throws {
    let ellipse = ConvexPolygon(
      Circle(center: Point(x: 200, y: 150), radius: 100),
      under: .translation(Vector(dx: -200, dy: -150)).followed(by: .scale(x: 1.9, y: 0.7))
        .followed(by: .translation(Vector(dx: 200, dy: 150))))
    let polygon = try #require(PixelGrid(scale: 1).polygon(ellipse, in: window))
    let corners = polygon.corners
    for index in corners.indices {
      let next = corners[(index + 1) % corners.count]
      let afterNext = corners[(index + 2) % corners.count]
      let turn =
        (next.x - corners[index].x) * (afterNext.y - next.y)
        - (next.y - corners[index].y) * (afterNext.x - next.x)
      #expect(turn > 0)
    }
    #expect(polygon.bounds == PixelRect(minX: 10, minY: 80, maxX: 390, maxY: 220))
    #expect(abs(Double(area(polygon)) / 2 - .pi * 190 * 70) < 200)
  }

  /// Whatever its size: cut off one pixel outside the window, with the edges in it where they were.
  @Test(arguments: [1_000, 1e6, 1e12, 1e300])
  func `what is far too large is cut off`(_ reach: Double) throws {
    let polygon = try #require(between([(0, 150), (reach, 150 - reach), (reach, 150 + reach)]))
    #expect(
      polygon.corners == [
        Corner(x: 0, y: 150), Corner(x: 151, y: -1), Corner(x: 401, y: -1), Corner(x: 401, y: 301),
        Corner(x: 151, y: 301),
      ])
  }
}
