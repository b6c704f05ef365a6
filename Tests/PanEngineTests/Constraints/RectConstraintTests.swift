import PanEngine
import Randomness
import Testing

@Suite struct RectConstraintTests {
  private let constraint = RectConstraint(Rect(minX: -10, minY: 20, maxX: 30, maxY: 25))

  @Test(arguments: [
    (Point(x: 0, y: 22), Point(x: 0, y: 22)),
    (Point(x: 30, y: 25), Point(x: 30, y: 25)),
    (Point(x: 31, y: 22), Point(x: 30, y: 22)),
    (Point(x: 7, y: -1e12), Point(x: 7, y: 20)),
    (Point(x: -11, y: 26), Point(x: -10, y: 25)),
    (Point(x: 1.7e308, y: -1.7e308), Point(x: 30, y: 20)),
  ])
  func nearest(_ point: Point, _ expected: Point) {
    #expect(constraint.nearest(to: point) == expected)
  }

  @Test(arguments: [
    (Point(x: -10, y: 20), true), (Point(x: 30, y: 20), true), (Point(x: 30, y: 25), true),
    (Point(x: (30.0).nextUp, y: 22), false), (Point(x: 0, y: (20.0).nextDown), false),
  ])
  func allFourEdgesAreAllowed(_ point: Point, _ isAllowed: Bool) {
    #expect(constraint.contains(point) == isAllowed)
  }

  @Test func aLineAndAPoint() {
    let line = RectConstraint(Rect(minX: 1, minY: 2, maxX: 5, maxY: 2))
    #expect(line.nearest(to: Point(x: 3, y: 9)) == Point(x: 3, y: 2))
    #expect(!line.contains(Point(x: 3, y: 2.001)))
    let point = RectConstraint(Rect(minX: 1, minY: 2, maxX: 1, maxY: 2))
    for other in extremePoints { #expect(point.nearest(to: other) == Point(x: 1, y: 2)) }
  }

  @Test func anyFinitePoint() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5000 {
      let xs = [random.anyFinite(), random.anyFinite()].sorted()
      let ys = [random.anyFinite(), random.anyFinite()].sorted()
      expectSound(
        RectConstraint(Rect(minX: xs[0], minY: ys[0], maxX: xs[1], maxY: ys[1])),
        at: Point(x: random.anyFinite(), y: random.anyFinite()))
    }
    for point in extremePoints { expectSound(constraint, at: point) }
  }

  @Test func nonFinitePoints() { expectSoundForNonFinitePoints(constraint) }
}
