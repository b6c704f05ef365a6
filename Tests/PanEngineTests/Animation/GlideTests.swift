import CirclePanMath
import Randomness
import Testing

@testable import PanEngine

@Suite struct GlideTests {
  private let circle = CircleConstraint(radius: 125)
  private let wide = CircleConstraint(radius: 1e5)

  // MARK: Free flight

  @Test func freeFlightIsTheFormula() {
    let start = Point(x: 10, y: -20)
    let velocity = Vector(dx: 600, dy: -800)
    let glide = Glide(from: start, velocity: velocity, within: wide)
    for milliseconds in stride(from: 0.0, through: 2500, by: 12.5) {
      let way = (1 - pow(0.998, milliseconds)) / -log(0.998) / 1000
      let expected = start + velocity * way
      #expect(isClose(glide.position(after: milliseconds / 1000), expected))
    }
  }

  @Test func itEndsWhereItIsSlow() {
    let glide = Glide(from: .zero, velocity: Vector(dx: 0, dy: 1000), within: wide)
    // ln(5/1000) / ln 0.998 milliseconds
    #expect(isClose(glide.duration, 2.646_508, within: 1e-5))
    #expect(isClose(glide.velocity(after: glide.duration - 1e-9).dy, 5, within: 1e-4))
    #expect(isClose(glide.end, Point(x: 0, y: 497.002_3), within: 1e-3))
    for later in [0, 1e-9, 1, 1e6, .infinity] {
      #expect(glide.position(after: glide.duration + later) == glide.end)
      #expect(glide.velocity(after: glide.duration + later) == .zero)
    }
    #expect(isClose(glide.position(after: glide.duration - 1e-9), glide.end, within: 1e-7))
  }

  @Test(arguments: [
    Vector.zero, Vector(dx: 5, dy: 0), Vector(dx: -3, dy: 3), Vector(dx: .nan, dy: 0),
  ])
  func whatIsSlowRestsAtOnce(_ velocity: Vector) {
    let start = Point(x: 30, y: 40)
    let glide = Glide(from: start, velocity: velocity, within: circle)
    #expect(glide.duration == 0 && glide.end == start)
    #expect(glide.position(after: 0) == start && glide.position(after: 1) == start)
  }

  @Test func beforeTheStartItIsAtTheStart() {
    let glide = Glide(from: Point(x: 1, y: 2), velocity: Vector(dx: 50, dy: 0), within: circle)
    #expect(glide.position(after: -1) == Point(x: 1, y: 2))
    #expect(glide.position(after: .nan) == Point(x: 1, y: 2))
  }

  @Test func itStartsWithin() {
    let glide = Glide(from: Point(x: 300, y: 0), velocity: .zero, within: circle)
    #expect(glide.position(after: 0) == Point(x: 125, y: 0))
  }

  @Test func itStartsAtTheFastestSpeedAtMost() {
    let capped = Glide(from: .zero, velocity: Vector(dx: 1e300, dy: 0), within: wide)
    let fastest = Glide(from: .zero, velocity: Vector(dx: 10_000, dy: 0), within: wide)
    #expect(capped == fastest)
  }

  // MARK: Along an edge

  /// Tangentially along the circle it goes as far as it would go straight on.
  @Test(arguments: [50.0, 125, 1000])
  func alongACircleItLosesNothing(_ radius: Double) {
    let glide = Glide(
      from: Point(x: radius, y: 0), velocity: Vector(dx: 0, dy: 1000),
      within: CircleConstraint(radius: radius))
    for time in stride(from: 0.0, through: 2.6, by: 0.02) {
      let way = 1000 * Deceleration.progress(after: time)
      let expected = Point.zero + direction(way / radius) * radius
      #expect(isClose(glide.position(after: time), expected, within: 0.05))
      let speed = glide.velocity(after: time).length
      #expect(isClose(speed, 1000 * Deceleration.speed(after: time), within: 0.001))
    }
    #expect(isClose(glide.duration, 2.646_508, within: 1e-4))
  }

  /// Thrown at the circle at 60° to its radius: the outward half is lost, √3/2 goes on around.
  @Test func atTheEdgeTheOutwardPartIsLost() {
    let velocity = direction(.pi / 3) * 1000
    let glide = Glide(from: Point(x: 124, y: 0), velocity: velocity, within: circle)
    let speed = glide.velocity(after: 0.2).length / Deceleration.speed(after: 0.2)
    // It reaches the edge after a little way along it, where the radius has turned by 0.8°.
    #expect(isClose(speed, 1000 * sin(.pi / 3 - 0.0137), within: 0.5))
    #expect(isClose((glide.position(after: 0.2) - Point.zero).length, 125))
  }

  @Test func headOnItStops() {
    let glide = Glide(from: .zero, velocity: Vector(dx: 600, dy: 800), within: circle)
    #expect(isClose(glide.end, Point(x: 75, y: 100)))
    // 125 pixels at 1000 pixels per second, slowing down.
    #expect(isClose(Deceleration.progress(after: glide.duration), 0.125))
  }

  @Test func fromTheEdgeOutwardItStaysWhereItIs() {
    let glide = Glide(from: Point(x: 125, y: 0), velocity: Vector(dx: 900, dy: 0), within: circle)
    #expect(glide.duration == 0 && glide.end == Point(x: 125, y: 0))
  }

  @Test func alongARectIntoItsCorner() {
    let rect = RectConstraint(Rect(minX: -100, minY: -50, maxX: 100, maxY: 50))
    let glide = Glide(from: .zero, velocity: Vector(dx: 400, dy: 800), within: rect)
    // The lower edge after 50/800 s of progress, the right one after 100/400 s, none of it lost.
    let atEdge = glide.position(after: Deceleration.time(at: 0.0625))
    #expect(isClose(atEdge, Point(x: 25, y: 50)))
    let sliding = glide.position(after: Deceleration.time(at: 0.2))
    #expect(isClose(sliding, Point(x: 80, y: 50)))
    #expect(glide.end == Point(x: 100, y: 50))
    #expect(isClose(Deceleration.progress(after: glide.duration), 0.25, within: 1e-3))
  }

  /// An obtuse corner takes its share; the rest goes on along the next edge.
  @Test func aroundAnObtuseCorner() {
    let octagon = ConvexPolygonConstraint(corners: regularPolygon(count: 8, radius: 100))
    let edge = octagon.edge(0)
    let along = edge.end - edge.start
    let unit = along * (1 / along.length)
    let glide = Glide(from: edge.start, velocity: unit * 500, within: octagon)
    let time = Deceleration.time(at: 1.5 * along.length / 500)
    let speed = glide.velocity(after: time).length / Deceleration.speed(after: time)
    #expect(isClose(speed, 500 * 0.5.squareRoot(), within: 0.5))
  }

  @Test func alongAnAxisOnlyItsPartCounts() {
    let limit = LimitShape.horizontal.limit(radius: 500)
    let glide = Glide(from: .zero, velocity: Vector(dx: 300, dy: -4000), within: limit)
    for time in stride(from: 0.0, through: 2, by: 0.05) {
      let expected = Point(x: 300 * Deceleration.progress(after: time), y: 0)
      #expect(isClose(glide.position(after: time), expected))
    }
  }

  /// A slanting axis, whose points are not numbers, takes no speed by its rounding.
  @Test func alongASlantingAxis() {
    let axis = SegmentConstraint(from: Point(x: -300, y: -100), to: Point(x: 600, y: 200))
    let unit = Vector(dx: 3, dy: 1) * (1 / 10.0.squareRoot())
    let glide = Glide(from: Point(x: 0, y: 0), velocity: unit * 900, within: axis)
    #expect(isClose(glide.end, .zero + unit * (900 * 0.4967), within: 0.1))
  }

  /// The hole of a ring bends away: past it, it flies on.
  @Test func pastTheHoleOfARing() {
    let ring = RingConstraint(innerRadius: 50, outerRadius: 1e4)
    let glide = Glide(from: Point(x: -200, y: -30), velocity: Vector(dx: 900, dy: 0), within: ring)
    var closest = Double.infinity
    for time in stride(from: 0.0, through: 2, by: 0.005) {
      closest = min(closest, (glide.position(after: time) - Point.zero).length)
    }
    #expect((49.999_999_999...50.01).contains(closest))
    #expect(glide.end.x > 0 && glide.end.y < -60, "deflected upward")
  }

  @Test func withoutRoomItStays() {
    let glide = Glide(
      from: .zero, velocity: Vector(dx: 900, dy: 10), within: CircleConstraint(radius: 0))
    #expect(glide.duration == 0 && glide.end == .zero)
  }

  // MARK: Properties

  @Test(arguments: [UInt64(1), 2, 3])
  func neverOutsideNeverFasterAndItEnds(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<70 {
      let shape = LimitShapeTests.shapes[round % LimitShapeTests.shapes.count]
      let radius = [0, 0.5, 20, 125, 2000, 1e6][Int.random(in: 0..<6, using: &random)]
      let limit = shape.limit(radius: radius)
      let velocity = random.point(within: [10, 500, 5000, 1e300][round % 4]) - Point.zero
      let glide = Glide(from: random.point(within: radius), velocity: velocity, within: limit)
      #expect(glide.duration >= 0 && glide.duration < 4)
      var last = glide.position(after: 0)
      for step in 0...200 {
        let time = glide.duration * Double(step) / 199
        let position = glide.position(after: time)
        #expect(
          position.isFinite && limit.nearest(to: position) == position,
          "\(limit), \(velocity): \(position) after \(time)")
        // No jump: no farther than at full speed, but for what a curve is cut short.
        let most =
          min(velocity.length, 10_000) * Deceleration.speed(after: time - glide.duration / 199)
        #expect((position - last).length <= most * glide.duration / 199 * 1.01 + 1e-6)
        last = position
      }
    }
  }

  @Test func anyStartAndVelocity() {
    var random = SeededGenerator(seed: 9)
    for round in 0..<100 {
      let limit = LimitShapeTests.shapes[round % LimitShapeTests.shapes.count]
        .limit(radius: abs(random.anyFinite()) / 4)
      let glide = Glide(
        from: Point(x: random.anyFinite(), y: random.anyFinite()),
        velocity: Vector(dx: random.anyFinite(), dy: random.anyFinite()), within: limit)
      for time in [0, 0.01, 0.5, 3, 1e9] {
        #expect(glide.position(after: time).isFinite)
        #expect(limit.contains(glide.position(after: time)))
      }
    }
  }
}
