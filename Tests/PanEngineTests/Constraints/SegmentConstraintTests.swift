import PanEngine
import Randomness
import Testing

@Suite struct SegmentConstraintTests {
  private let horizontal = SegmentConstraint(
    from: Point(x: -125, y: 0), to: Point(x: 125, y: 0))
  /// From (1, 1) to (5, 4): five pixels long.
  private let slanting = SegmentConstraint(from: Point(x: 1, y: 1), to: Point(x: 5, y: 4))

  @Test(arguments: [
    (Point(x: 30.1, y: 70), Point(x: 30.1, y: 0)),
    (Point(x: 126, y: 0), Point(x: 125, y: 0)),
    (Point(x: -1e12, y: 1e12), Point(x: -125, y: 0)),
    (Point(x: -0.1, y: 1.7e308), Point(x: -0.1, y: 0)),
  ])
  func nearestOnAnAxis(_ point: Point, _ expected: Point) {
    #expect(horizontal.nearest(to: point) == expected)
  }

  @Test(arguments: [
    (Point(x: 3, y: 2.5), Point(x: 3, y: 2.5)),
    // Two pixels along, and seven to either side.
    (Point(x: 1 + 1.6 - 4.2, y: 1 + 1.2 + 5.6), Point(x: 2.6, y: 2.2)),
    (Point(x: 1 + 1.6 + 4.2, y: 1 + 1.2 - 5.6), Point(x: 2.6, y: 2.2)),
    (Point(x: 0, y: 1), Point(x: 1, y: 1)),
    (Point(x: 9, y: 4), Point(x: 5, y: 4)),
  ])
  func nearestOnASlantingLine(_ point: Point, _ expected: Point) {
    #expect(isClose(slanting.nearest(to: point), expected, within: 1e-14))
  }

  /// Leaving is a matter of the position along the line.
  @Test(arguments: [
    (Point(x: 125, y: 0), true), (Point(x: 125, y: 5000), true), (Point(x: 0, y: -1e300), true),
    (Point(x: (125.0).nextUp, y: 0), false), (Point(x: -126, y: 5000), false),
  ])
  func containsWhatLiesBesideTheLine(_ point: Point, _ isAllowed: Bool) {
    #expect(horizontal.contains(point) == isAllowed)
  }

  @Test func onePointAllowsOnlyItself() {
    let point = Point(x: 3, y: -4)
    let constraint = SegmentConstraint(from: point, to: point)
    #expect(constraint.contains(point))
    for other in extremePoints {
      #expect(!constraint.contains(other))
      #expect(constraint.nearest(to: other) == point)
    }
  }

  /// The foot in whole numbers, which do not round, for points up to 10¹² away.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func agreesWithWholeNumbers(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      let reach = [1000, 1_000_000, 1_000_000_000_000][round % 3]
      let start = WholePoint(within: 1000, using: &random)
      let end = WholePoint(within: 1000, using: &random)
      // Far out a random point would never be level with the segment: this one is, or nearly.
      let way = end - start
      let beside = Int64.random(in: -1...1, using: &random) * Int64(reach / 2000)
      let point =
        WholePoint(within: 1000, using: &random)
        + WholePoint(x: -way.y * beside, y: way.x * beside)
      let segment = SegmentConstraint(from: start.point, to: end.point)
      let expected = point.nearest(from: start, to: end)
      let nearest = segment.nearest(to: point.point)
      #expect(isClose(nearest, expected), "\(segment) \(point)")
      expectSound(segment, at: point.point, isExact: false)
    }
  }

  @Test func anyFinitePoint() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      expectSound(
        SegmentConstraint(
          from: Point(x: random.anyFinite(), y: random.anyFinite()),
          to: Point(x: random.anyFinite(), y: random.anyFinite())),
        at: Point(x: random.anyFinite(), y: random.anyFinite()), isExact: false)
    }
  }

  @Test func extremes() {
    for end in extremePoints {
      for start in [Point.zero, Point(x: 1, y: -2), Point(x: -end.x, y: -end.y)] {
        let constraint = SegmentConstraint(from: start, to: end)
        for point in extremePoints { expectSound(constraint, at: point, isExact: false) }
      }
    }
  }

  @Test func screenSizedPointsAreTheirOwnNearest() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<20_000 {
      let constraint = SegmentConstraint(
        from: random.point(within: 2000), to: random.point(within: 2000))
      expectSound(constraint, at: random.point(within: 4000), isExact: false)
      // Level with an end, where rounding decides between the end and a foot next to it.
      let way = constraint.end - constraint.start
      let beside = Vector(dx: -way.dy, dy: way.dx) * .random(in: -2...2, using: &random)
      expectSound(constraint, at: constraint.end + beside, isExact: false)
      expectSound(constraint, at: constraint.start + beside, isExact: false)
    }
  }

  @Test func acrossTheWholeRange() {
    let constraint = SegmentConstraint(
      from: Point(x: -1.6e308, y: -1.6e308), to: Point(x: 1.6e308, y: 1.6e308))
    let nearest = constraint.nearest(to: Point(x: 1e308, y: -0.4e308))
    #expect(isClose(nearest.x / 1e308, 0.3) && isClose(nearest.y / 1e308, 0.3))
  }

  @Test func nonFinitePoints() { expectSoundForNonFinitePoints(slanting) }
}
