import PanEngine
import Randomness
import Testing

@Suite struct SpringMotionTests {
  /// To the last bit: a reading that is made at the start must not differ from the one before it.
  @Test func itStartsExactlyWhereItStartsAndEndsExactlyAtItsEnd() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let from = random.point(within: 300)
      let to = random.point(within: 300)
      let motion = SpringMotion(
        from: from, to: to, velocity: random.point(within: 1000) - .zero, start: Instant(2),
        spring: Spring(dampingRatio: .random(in: 0.1...3, using: &random)))
      #expect(motion.value(at: Instant(1)) == from && motion.value(at: Instant(2)) == from)
      #expect(motion.value(at: motion.end) == to)
      #expect(motion.end > Instant(2))
    }
  }

  @Test func itStartsWithItsVelocityAndEndsAtRest() {
    let motion = SpringMotion(
      from: Point(x: 10, y: 0), to: .zero, velocity: Vector(dx: 0, dy: 300), start: .zero,
      spring: Spring(dampingRatio: 0.4, response: 0.6))
    #expect(isClose(motion.velocity(at: .zero), Vector(dx: 0, dy: 300)))
    #expect(motion.velocity(at: motion.end) == .zero)
    let nearEnd = motion.value(at: motion.end.advanced(bySeconds: -1e-3))
    #expect((nearEnd - .zero).length < 0.1, "no jump at the end")
  }
}
