import PanEngine
import Randomness
import Testing

@Suite struct ConvexPolygonConstraintTests {
  private let triangle = ConvexPolygonConstraint(corners: [
    Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: 3),
  ])

  @Test(arguments: [
    (Point(x: 1, y: 1), Point(x: 1, y: 1)),
    (Point(x: 2, y: 1.5), Point(x: 2, y: 1.5)),
    (Point(x: 2, y: -7), Point(x: 2, y: 0)),
    (Point(x: -5, y: -5), Point(x: 0, y: 0)),
    (Point(x: 9, y: -1), Point(x: 4, y: 0)),
    (Point(x: 4, y: 8), Point(x: 0.16, y: 2.88)),
    (Point(x: -1.7e308, y: 1), Point(x: 0, y: 1)),
  ])
  func nearest(_ point: Point, _ expected: Point) {
    #expect(isClose(triangle.nearest(to: point), expected, within: 1e-14))
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), true), (Point(x: 4, y: 0), true), (Point(x: 2, y: 0), true),
    (Point(x: 2, y: 1.5), true), (Point(x: 2, y: 1.500_000_1), false),
    (Point(x: -1e-9, y: 1), false),
  ])
  func theEdgeIsAllowed(_ point: Point, _ isAllowed: Bool) {
    #expect(triangle.contains(point) == isAllowed)
  }

  // MARK: Corners

  @Test func cornersInAnyOrder() {
    let corners = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 5, y: 3), Point(x: 1, y: 4)]
    let polygon = ConvexPolygonConstraint(corners: corners)
    #expect(polygon.corners == corners)
    #expect(ConvexPolygonConstraint(corners: corners.reversed()) == polygon)
    let star = [corners[0], corners[2], corners[1], corners[3]]
    #expect(ConvexPolygonConstraint(corners: star) == polygon)
  }

  @Test func whatIsNoCornerIsLeftOut() {
    let polygon = ConvexPolygonConstraint(corners: [
      Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 0),
      Point(x: 1, y: 1), Point(x: 0, y: 3),
    ])
    #expect(polygon == triangle)
  }

  @Test func onePoint() {
    let point = ConvexPolygonConstraint(corners: [Point(x: 3, y: 4)])
    #expect(point.contains(Point(x: 3, y: 4)) && !point.contains(Point(x: 3, y: 4.000_001)))
    for other in extremePoints { #expect(point.nearest(to: other) == Point(x: 3, y: 4)) }
    let same = [Point(x: 3, y: 4), Point(x: 3, y: 4), Point(x: 3, y: 4)]
    #expect(ConvexPolygonConstraint(corners: same) == point)
  }

  /// Two corners, and corners in a row, also where the row is not straight to the last bit.
  @Test(arguments: [
    [Point(x: 0, y: 0), Point(x: 8, y: 6)],
    [Point(x: 8, y: 6), Point(x: 0, y: 0), Point(x: 4, y: 3)],
    [Point(x: 0, y: 0), Point(x: 0.8, y: 0.6), Point(x: 2.4, y: 1.8), Point(x: 8, y: 6)],
  ])
  func lines(_ corners: [Point]) {
    let line = ConvexPolygonConstraint(corners: corners)
    #expect(line.contains(Point(x: 4, y: 3)))
    #expect(!line.contains(Point(x: 4, y: 3.001)) && !line.contains(Point(x: 12, y: 9)))
    #expect(isClose(line.nearest(to: Point(x: 4 + 300, y: 3 - 400)), Point(x: 4, y: 3)))
    #expect(isClose(line.nearest(to: Point(x: -1, y: -1)), Point(x: 0, y: 0)))
    #expect(isClose(line.nearest(to: Point(x: 80, y: 60)), Point(x: 8, y: 6)))
    for point in extremePoints { expectSound(line, at: point) }
  }

  // MARK: Properties

  /// Every edge's nearest point in whole numbers, which do not round, for points up to 10¹² away.
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func agreesWithWholeNumbers(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1500 {
      let corners = (0..<(1 + round % 9)).map { _ in WholePoint(within: 500, using: &random) }
      let polygon = ConvexPolygonConstraint(corners: corners.map(\.point))
      let far = [1, 3, 1_000, 1_000_000, 1_000_000_000][round % 5] as Int64
      let direction = WholePoint(within: 1000, using: &random)
      let point =
        WholePoint(within: 500, using: &random)
        + WholePoint(x: direction.x * far, y: direction.y * far)
      expectSound(polygon, at: point.point)
      let nearest = polygon.nearest(to: point.point)
      let expected = ConvexPolygonConstraintTests.reference(point, polygon)
      #expect(isClose(nearest, expected), "\(polygon.corners), \(point): \(nearest), \(expected)")
    }
  }

  @Test func regularPolygons() {
    var random = SeededGenerator(seed: 51)
    for round in 0..<2000 {
      let count = 3 + round % 20
      let center = random.point(within: 1000)
      let polygon = ConvexPolygonConstraint(
        corners: regularPolygon(
          count: count, radius: .random(in: 0.01...1000, using: &random), about: center))
      let point = center + (random.point(within: 1500) - Point.zero)
      expectSound(polygon, at: point)
      // Nothing of the edge is nearer, by more than rounding.
      let distance = (polygon.nearest(to: point) - point).length
      for (start, end) in zip(polygon.corners, polygon.corners.dropFirst()) {
        let least = stride(from: 0.0, through: 1, by: 0.125).reduce(.infinity) { least, part in
          min(least, (start + (end - start) * part - point).length)
        }
        #expect(least >= distance - 1e-9)
      }
    }
  }

  @Test func anyFinitePoint() {
    var random = SeededGenerator(seed: 52)
    for round in 0..<4000 {
      let corners = (0...(round % 6)).map { _ in
        Point(x: random.anyFinite(), y: random.anyFinite())
      }
      expectSound(
        ConvexPolygonConstraint(corners: corners),
        at: Point(x: random.anyFinite(), y: random.anyFinite()))
    }
  }

  @Test func extremes() {
    for first in extremePoints {
      let polygon = ConvexPolygonConstraint(corners: [
        first, Point(x: 0, y: 1), Point(x: -first.y, y: -first.x), Point(x: 3, y: -4),
      ])
      for point in extremePoints { expectSound(polygon, at: point) }
    }
  }

  @Test func nonFinitePoints() { expectSoundForNonFinitePoints(triangle) }

  // MARK: Inside

  private static func reference(
    _ point: WholePoint, _ polygon: ConvexPolygonConstraint
  ) -> Point {
    let corners = polygon.corners.map { WholePoint(x: Int64($0.x), y: Int64($0.y)) }
    let edges = Array(zip(corners, corners.dropFirst() + [corners[0]]))
    let isInside =
      corners.count > 2 && edges.allSatisfy { ($0.1 - $0.0).cross(point - $0.0) >= 0 }
    if isInside { return point.point }
    var nearest = edges[0]
    for edge in edges {
      let (mine, myPart) = point.squaredDistance(from: edge.0, to: edge.1)
      let (least, leastPart) = point.squaredDistance(from: nearest.0, to: nearest.1)
      if mine * leastPart < least * myPart { nearest = edge }
    }
    return point.nearest(from: nearest.0, to: nearest.1)
  }
}
