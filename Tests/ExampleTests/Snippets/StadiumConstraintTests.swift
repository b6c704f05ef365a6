import PanEngine
import Randomness
import Testing

@Suite struct StadiumConstraintTests {
  private let stadium = StadiumConstraint(center: Point(x: 10, y: 20), halfLength: 100, radius: 25)

  @Test(arguments: [
    (Point(x: 10, y: 20), Point(x: 10, y: 20)),  // the middle is allowed
    (Point(x: 60, y: 45), Point(x: 60, y: 45)),  // and so is the edge
    (Point(x: 60, y: 99), Point(x: 60, y: 45)),  // below the straight part
    (Point(x: -500, y: 20), Point(x: -115, y: 20)),  // to the left
    (Point(x: 140, y: 60), Point(x: 125, y: 40)),  // (30, 40) from the right end's middle
  ])
  func nearest(_ point: Point, _ expected: Point) {
    #expect(stadium.nearest(to: point) == expected)
    #expect(stadium.contains(point) == (point == expected))
  }

  @Test(
    "Allowed, its own nearest point, and finite, for any point", arguments: [1, 2, 3] as [UInt64])
  func laws(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let size = random.anySize()
      let stadium = StadiumConstraint(
        center: random.point(within: size), halfLength: random.number(upTo: size),
        radius: random.number(upTo: size))
      let nearest = stadium.nearest(to: random.point(within: 4 * size))
      #expect(nearest.isFinite)
      #expect(stadium.contains(nearest))
      #expect(stadium.nearest(to: nearest) == nearest)
    }
  }

  @Test("No allowed point is nearer")
  func isNearest() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let point = random.point(within: 400)
      let other = stadium.nearest(to: random.point(within: 400))
      let distance = (stadium.nearest(to: point) - point).length
      #expect(distance <= (other - point).length + 1e-9)
    }
  }

  @Test("Without a length it is a disc, without a radius a line, and without either a point")
  func degenerates() {
    let far = Point(x: 300, y: 400)
    let disc = StadiumConstraint(center: .zero, halfLength: 0, radius: 50)
    #expect(disc.nearest(to: far) == CircleConstraint(radius: 50).nearest(to: far))
    let line = StadiumConstraint(center: .zero, halfLength: 50, radius: 0)
    #expect(line.nearest(to: far) == Point(x: 50, y: 0))
    #expect(line.nearest(to: Point(x: -7, y: 400)) == Point(x: -7, y: 0))
    let point = StadiumConstraint(center: .zero, halfLength: 0, radius: 0)
    #expect(point.nearest(to: far) == .zero)
  }
}
