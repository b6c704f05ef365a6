import PanEngine
import Randomness
import Testing

@Suite struct CircleConstraintTests {
  @Test(arguments: [
    (Point(x: 0, y: 0), Point(x: 0, y: 0)),
    (Point(x: 3, y: 4), Point(x: 3, y: 4)),
    (Point(x: 75, y: 100), Point(x: 75, y: 100)),
    (Point(x: 126, y: 0), Point(x: 125, y: 0)),
    (Point(x: 0, y: -1e9), Point(x: 0, y: -125)),
    (Point(x: -1.7e308, y: 0), Point(x: -125, y: 0)),
  ])
  func nearest(_ point: Point, _ expected: Point) {
    #expect(CircleConstraint(radius: 125).nearest(to: point) == expected)
  }

  @Test func theEdgeIsAllowed() {
    let constraint = CircleConstraint(center: Point(x: 10, y: 20), radius: 5)
    #expect(constraint.contains(Point(x: 13, y: 24)))
    #expect(constraint.contains(Point(x: 10, y: 15)))
    #expect(!constraint.contains(Point(x: 10, y: 14.999999999)))
  }

  @Test func onADiagonalItIsTheCircleAndNotASquaresCorner() {
    let nearest = CircleConstraint(radius: 125).nearest(to: Point(x: 1e6, y: 1e6))
    #expect(isClose(nearest.x, 88.388_347_648_318_44))
    #expect(nearest.x == nearest.y)
  }

  @Test func withRadiusZeroOnlyTheMiddleIsAllowed() {
    let center = Point(x: 7, y: -3)
    let constraint = CircleConstraint(center: center, radius: 0)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let point = Point(x: random.anyFinite(), y: random.anyFinite())
      #expect(constraint.nearest(to: point) == center)
    }
  }

  // MARK: Properties

  private static let seeds: [UInt64] = Array(1...8)

  /// In the range of a screen: allowed, its own nearest point, on the edge, and in the same
  /// direction.
  @Test(arguments: seeds)
  func screenSizedPoints(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let center = random.point(within: 2000)
      let constraint = CircleConstraint(
        center: center, radius: .random(in: 0.001...1000, using: &random))
      let point = center + (random.point(within: 5000) - .zero)
      let nearest = constraint.nearest(to: point)
      #expect(constraint.contains(nearest))
      #expect(constraint.nearest(to: nearest) == nearest)
      guard !constraint.contains(point) else {
        #expect(nearest == point)
        continue
      }
      let offset = nearest - center
      let way = point - center
      #expect(isClose(offset.length, constraint.radius))
      let sine = (offset.dx * way.dy - offset.dy * way.dx) / (offset.length * way.length)
      let cosine = (offset.dx * way.dx + offset.dy * way.dy) / (offset.length * way.length)
      #expect(abs(sine) * offset.length < 1e-8 && cosine > 0)
    }
  }

  /// Of any size whatever: finite, allowed, and its own nearest point to the last bit.
  @Test(arguments: seeds)
  func anyFinitePoint(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      check(
        CircleConstraint(
          center: Point(x: random.anyFinite(), y: random.anyFinite()),
          radius: abs(random.anyFinite())),
        Point(x: random.anyFinite(), y: random.anyFinite()))
    }
  }

  /// The ends of the range of numbers in all combinations.
  @Test func extremes() {
    let sizes = [
      0, .leastNonzeroMagnitude, 3 * Double.leastNonzeroMagnitude, 0x1p-1030, .leastNormalMagnitude,
      1e-160, 1, 125, 1e16, 1e160, 8.9e307, 1.2e308, 1.7e308, .greatestFiniteMagnitude,
    ]
    let coordinates = sizes + sizes.map { -$0 }
    for radius in sizes {
      for centerX in coordinates {
        let constraint = CircleConstraint(center: Point(x: centerX, y: -centerX), radius: radius)
        for x in coordinates {
          for y in [0, 1, x, -x, 1.7e308] { check(constraint, Point(x: x, y: y)) }
        }
      }
    }
  }

  /// Middles so far away that the numbers around them have gaps as large as the circle.
  @Test(arguments: [1e9, 1e15, 1e16, 1e17, 1e300])
  func farAwayMiddles(_ distance: Double) {
    var random = SeededGenerator(seed: 5)
    for radius in [0.001, 0.75, 1.5, 2, 125] {
      let center = Point(x: distance, y: -distance)
      let constraint = CircleConstraint(center: center, radius: radius)
      for _ in 0..<20 { check(constraint, center + (random.point(within: distance) - .zero)) }
      check(constraint, Point(x: distance * 1.5, y: -distance))
    }
  }

  /// Both ways are longer than any number; the direction is kept all the same.
  @Test func fromOneEndOfTheRangeToTheOther() {
    let center = Point(x: -1.5e308, y: -1.5e308)
    let point = Point(x: 1.5e308, y: 1.5e308)
    let nearest = CircleConstraint(center: center, radius: 1e308).nearest(to: point)
    #expect(isClose(nearest.x / 1e308, -1.5 + 0.5.squareRoot()))
    #expect(nearest.x == nearest.y)
  }

  @Test func tinyCirclesKeepTheDirection() {
    let tiny = 0x1p-1030
    let nearest = CircleConstraint(radius: tiny).nearest(to: Point(x: 3 * tiny, y: -4 * tiny))
    #expect(isClose(nearest.x / tiny, 0.6))
    #expect(isClose(nearest.y / tiny, -0.8))
  }

  private func check(
    _ constraint: CircleConstraint, _ point: Point,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let nearest = constraint.nearest(to: point)
    let isSound =
      nearest.isFinite && constraint.contains(nearest)
      && constraint.nearest(to: nearest) == nearest
    #expect(isSound, "\(constraint), \(point): \(nearest)", sourceLocation: sourceLocation)
  }
}
