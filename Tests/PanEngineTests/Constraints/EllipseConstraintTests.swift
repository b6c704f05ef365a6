import CirclePanMath
import Randomness
import Testing

@testable import PanEngine

@Suite struct EllipseConstraintTests {
  private let ellipse = EllipseConstraint(
    center: Point(x: 10, y: 20), radiusX: 5, radiusY: 3)

  @Test(arguments: [
    (Point(x: 12, y: 21), Point(x: 12, y: 21)),
    (Point(x: 15, y: 20), Point(x: 15, y: 20)),
    (Point(x: 99, y: 20), Point(x: 15, y: 20)),
    (Point(x: -1e12, y: 20), Point(x: 5, y: 20)),
    (Point(x: 10, y: 17 - 1e-6), Point(x: 10, y: 17)),
    (Point(x: 10, y: 1.7e308), Point(x: 10, y: 23)),
  ])
  func nearestOnTheAxes(_ point: Point, _ expected: Point) {
    #expect(ellipse.nearest(to: point) == expected)
  }

  /// From (3, 2.4) on the edge straight out: along (3/25, 2.4/9), which is (9, 20) but for its
  /// length.
  @Test(arguments: [0.001, 1, 1000, 1e9])
  func nearestBesideTheAxes(_ distance: Double) {
    for (signX, signY) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
      let point = Point(
        x: 10 + signX * (3 + 9 * distance), y: 20 + signY * (2.4 + 20 * distance))
      let foot = Point(x: 10 + signX * 3, y: 20 + signY * 2.4)
      #expect(isClose(ellipse.nearest(to: point), foot))
    }
  }

  @Test func theEdgeIsAllowed() {
    #expect(ellipse.contains(Point(x: 13, y: 22.4)))
    #expect(ellipse.contains(Point(x: 10, y: 17)))
    #expect(!ellipse.contains(Point(x: 10, y: 17 - 1e-12)))
    #expect(!ellipse.contains(Point(x: 13.001, y: 22.4)))
  }

  @Test func aCircleIsACircle() {
    let ellipse = EllipseConstraint(radiusX: 125, radiusY: 125)
    let circle = CircleConstraint(radius: 125)
    var random = SeededGenerator(seed: 44)
    for _ in 0..<2000 {
      let point = random.point(within: 500)
      #expect(isClose(ellipse.nearest(to: point), circle.nearest(to: point)))
    }
  }

  @Test func flatOnesAreLines() {
    let lying = EllipseConstraint(center: Point(x: 1, y: 2), radiusX: 5, radiusY: 0)
    #expect(lying.nearest(to: Point(x: 3, y: 70)) == Point(x: 3, y: 2))
    #expect(lying.nearest(to: Point(x: -70, y: 70)) == Point(x: -4, y: 2))
    #expect(lying.contains(Point(x: 6, y: 2)) && !lying.contains(Point(x: 1, y: 2.1)))
    let standing = EllipseConstraint(center: Point(x: 1, y: 2), radiusX: 0, radiusY: 5)
    #expect(standing.nearest(to: Point(x: 70, y: 3)) == Point(x: 1, y: 3))
    #expect(standing.nearest(to: Point(x: 70, y: -70)) == Point(x: 1, y: -3))
    let point = EllipseConstraint(center: Point(x: 1, y: 2), radiusX: 0, radiusY: 0)
    for other in extremePoints { #expect(point.nearest(to: other) == Point(x: 1, y: 2)) }
  }

  // MARK: Against a solution of another kind

  /// Outside near the edge, near the axes, and far away, at any eccentricity.
  @Test(arguments: [1e-6, 1e-5, 1e-3, 0.03, 0.5, 0.999_999, 1, 1.7, 30, 1e3, 1e6])
  func agreesWithAnIndependentSolution(_ eccentricity: Double) {
    var random = SeededGenerator(seed: 45)
    for round in 0..<4000 {
      let longer = 125 * .random(in: 0.5...2, using: &random)
      let ellipse = EllipseConstraint(
        radiusX: longer * min(1, 1 / eccentricity), radiusY: longer * min(1, eccentricity))
      // From a point of the edge outward by ways of all sizes, or anywhere at all.
      let angle = Double.random(in: 0...1, using: &random)
      let edge = EllipseConstraintTests.edgePoint(angle * angle * angle, of: ellipse)
      let way = Vector(dx: edge.x / ellipse.radiusX, dy: edge.y / ellipse.radiusY)
      let out = Double.random(in: -9...12, using: &random)
      let point =
        round % 2 == 0
        ? edge + way * pow(10, out) : random.point(within: 300)
      let nearest = ellipse.nearest(to: point)
      expectSound(ellipse, at: point)
      guard nearest != point else { continue }
      let expected = EllipseConstraintTests.reference(point, ellipse)
      #expect(isClose(nearest, expected), "\(ellipse) \(point): \(nearest), \(expected)")
    }
  }

  /// As large as 10⁶, where 10⁻⁹ is eight units in the last place.
  @Test func aMillionPixelsWideAndOneHigh() {
    let ellipse = EllipseConstraint(radiusX: 1e6, radiusY: 1)
    var random = SeededGenerator(seed: 46)
    for _ in 0..<4000 {
      let angle = Double.random(in: 0...1, using: &random)
      let edge = EllipseConstraintTests.edgePoint(angle * angle * angle, of: ellipse)
      let point =
        edge + Vector(dx: edge.x / 1e12, dy: edge.y)
        * pow(10, .random(in: -6...12, using: &random))
      let expected = EllipseConstraintTests.reference(point, ellipse)
      #expect(isClose(ellipse.nearest(to: point), expected), "\(point)")
    }
  }

  // MARK: Any size

  @Test func anyFinitePoint() {
    var random = SeededGenerator(seed: 47)
    for _ in 0..<20_000 {
      expectSound(
        EllipseConstraint(
          center: Point(x: random.anyFinite(), y: random.anyFinite()),
          radiusX: abs(random.anyFinite()), radiusY: abs(random.anyFinite())),
        at: Point(x: random.anyFinite(), y: random.anyFinite()))
    }
  }

  @Test func extremes() {
    for radiusX in extremeSizes {
      for radiusY in extremeSizes {
        for center in [Point.zero, Point(x: 7, y: -1000), Point(x: -1e16, y: 1.7e308)] {
          let ellipse = EllipseConstraint(center: center, radiusX: radiusX, radiusY: radiusY)
          for point in extremePoints { expectSound(ellipse, at: point) }
        }
      }
    }
  }

  @Test func screenSizedPoints() {
    var random = SeededGenerator(seed: 48)
    for _ in 0..<20_000 {
      let radius = pow(10, .random(in: -6...3, using: &random))
      let other = pow(10, .random(in: -6...3, using: &random))
      let ellipse = EllipseConstraint(
        center: random.point(within: 2000), radiusX: radius, radiusY: other)
      expectSound(
        ellipse, at: ellipse.center + (random.point(within: 2 * max(radius, other)) - Point.zero))
    }
  }

  @Test func nonFinitePoints() { expectSoundForNonFinitePoints(ellipse) }

  @Test func withoutBoundsItEndsAllTheSame() {
    let ellipse = EllipseConstraint(radiusX: .infinity, radiusY: 1)
    #expect(ellipse.nearest(to: Point(x: 5, y: 2)).isFinite)
  }

  // MARK: Inside

  /// The point of the edge at a parameter from 0, the right end, to 1, the lowest point.
  private static func edgePoint(_ t: Double, of ellipse: EllipseConstraint) -> Point {
    let scale = 1 / (1 + t * t)
    return ellipse.center
      + Vector(dx: ellipse.radiusX * (1 - t * t) * scale, dy: ellipse.radiusY * 2 * t * scale)
  }

  /// The foot of the perpendicular, for an ellipse about the origin: the edge is (a·(1 − t²), b·2t)
  /// / (1 + t²), and the derivative of the squared distance by t, without its denominator, (b² −
  /// a²)(1 − t²)·2t + a·x·2t(1 + t²) − b·y·(1 − t²)(1 + t²), rises through 0 once between t = 0 and
  /// t = 1. With twice the digits its sign is certain, and halving finds where it changes.
  private static func reference(_ point: Point, _ ellipse: EllipseConstraint) -> Point {
    func exact(_ number: Double) -> DoubleDouble { DoubleDouble(number, minus: 0) }
    let (a, b) = (exact(ellipse.radiusX), exact(ellipse.radiusY))
    let (x, y) = (exact(abs(point.x)), exact(abs(point.y)))
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      let t = exact(middle)
      let (less, more) = (exact(1) - t * t, exact(1) + t * t)
      let slope =
        (b * b - a * a) * less * (t + t) + a * x * (t + t) * more - b * y * less * more
      if slope.high < 0 { low = middle } else { high = middle }
    }
    let foot = edgePoint(low, of: ellipse)
    return Point(x: point.x < 0 ? -foot.x : foot.x, y: point.y < 0 ? -foot.y : foot.y)
  }
}
