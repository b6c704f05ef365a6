import PanEngine
import Randomness
import Testing

@Suite struct RingConstraintTests {
  private let ring = RingConstraint(
    center: Point(x: 10, y: 20), innerRadius: 5, outerRadius: 10)

  @Test(arguments: [
    (Point(x: 16, y: 20), Point(x: 16, y: 20)),
    (Point(x: 13, y: 24), Point(x: 13, y: 24)),
    (Point(x: 10.5, y: 20), Point(x: 15, y: 20)),
    (Point(x: 10, y: 19.5), Point(x: 10, y: 15)),
    (Point(x: 10.3, y: 20.4), Point(x: 13, y: 24)),
    (Point(x: 10 - 3e9, y: 20 + 4e9), Point(x: 4, y: 28)),
    (Point(x: 10, y: 20), Point(x: 15, y: 20)),
  ])
  func nearest(_ point: Point, _ expected: Point) {
    #expect(isClose(ring.nearest(to: point), expected))
  }

  @Test(arguments: [
    (Point(x: 15, y: 20), true), (Point(x: 10, y: 30), true), (Point(x: 13, y: 24), true),
    (Point(x: 14.999999999, y: 20), false), (Point(x: 10, y: (30.0).nextUp), false),
    (Point(x: 10, y: 20), false),
  ])
  func bothEdgesAreAllowed(_ point: Point, _ isAllowed: Bool) {
    #expect(ring.contains(point) == isAllowed)
  }

  @Test func withoutAHoleItIsADisc() {
    let disc = RingConstraint(innerRadius: 0, outerRadius: 3)
    #expect(disc.nearest(to: .zero) == .zero)
    #expect(disc.nearest(to: Point(x: 0, y: -4)) == Point(x: 0, y: -3))
  }

  @Test func withoutAnExtentItIsItsMiddle() {
    let point = RingConstraint(center: Point(x: 1, y: 2), innerRadius: 0, outerRadius: 0)
    for other in extremePoints { #expect(point.nearest(to: other) == Point(x: 1, y: 2)) }
  }

  /// Just beside the middle, where the way's square underflows.
  @Test func keepsTheBearingOfTheSmallestWay() {
    let ring = RingConstraint(innerRadius: 5, outerRadius: 10)
    let least = Double.leastNonzeroMagnitude
    #expect(ring.nearest(to: Point(x: 0, y: least)) == Point(x: 0, y: 5))
    #expect(isClose(ring.nearest(to: Point(x: -3 * least, y: 4 * least)), Point(x: -3, y: 4)))
  }

  // MARK: Properties

  /// Screen-sized rings, every third the line of a circle: on the edge, in the same direction.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func screenSizedPoints(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<5000 {
      let center = random.point(within: 2000)
      let outer = Double.random(in: 0.001...1000, using: &random)
      let inner = round % 3 == 0 ? outer : outer * .random(in: 0...1, using: &random)
      let ring = RingConstraint(center: center, innerRadius: inner, outerRadius: outer)
      let way = random.point(within: 1.5 * outer) - Point.zero
      let point = center + way
      expectSound(ring, at: point)
      let offset = ring.nearest(to: point) - center
      #expect(isClose(offset.length, min(max(way.length, inner), outer)))
      let sine = (offset.dx * way.dy - offset.dy * way.dx) / way.length
      #expect(isClose(sine, 0) && offset.dx * way.dx + offset.dy * way.dy >= 0)
    }
  }

  /// Centres so far away that numbers are coarse there, up to where they end.
  @Test func anySize() {
    for radius in extremeSizes where radius < 1e300 {
      for distance in extremeSizes where distance < 1e300 {
        for part in [0, 0.3, 1] {
          let ring = RingConstraint(
            center: Point(x: distance, y: -distance), innerRadius: part * radius,
            outerRadius: radius)
          for point in extremePoints { expectSound(ring, at: point) }
        }
      }
    }
  }

  @Test func finiteUpToTheEndOfTheRange() {
    let ring = RingConstraint(
      center: Point(x: 1.7e308, y: 1.7e308), innerRadius: 1.7e308, outerRadius: 1.7e308)
    for point in extremePoints { #expect(ring.nearest(to: point).isFinite) }
  }

  @Test func nonFinitePoints() { expectSoundForNonFinitePoints(ring) }
}
