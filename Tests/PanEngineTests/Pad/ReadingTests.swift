import Testing

@testable import PanEngine

@Suite struct ReadingTests {
  private static func reading(_ x: Double, _ y: Double) -> Reading {
    Reading(
      time: .zero, sequence: 1, pad: 1, phase: .changed, x: x, y: y, isHeld: true,
      offset: Vector(dx: x, dy: -y))
  }

  /// Counter-clockwise from the right, as seen with y up.
  @Test(arguments: [
    (1.0, 0.0, 0.0), (1, 1, 0.25), (0, 0.5, 0.5), (-1, 0, 1), (0, -1, -0.5), (-1, -1, -0.75),
  ])
  func angle(_ x: Double, _ y: Double, _ halfTurns: Double) {
    #expect(ReadingTests.reading(x, y).angle == halfTurns * .pi)
  }

  @Test func atTheCenterThereIsNoAngle() {
    #expect(ReadingTests.reading(0, 0).angle == nil)
    #expect(ReadingTests.reading(0, 0).length == 0)
  }

  @Test func length() {
    #expect(ReadingTests.reading(0.6, -0.8).length == 1)
    #expect(ReadingTests.reading(0.3, 0.4).length == 0.5)
    #expect(ReadingTests.reading(1, 1e-8).length == 1, "never above 1")
    let tiny = Double.leastNonzeroMagnitude
    #expect(ReadingTests.reading(tiny, 0).length == tiny)
    #expect(ReadingTests.reading(0, tiny).angle == .pi / 2)
  }

  @Test func sayingTheSame() {
    let first = ReadingTests.reading(0.5, 0.5)
    var second = first
    second.time = Instant(9)
    second.sequence = 7
    second.phase = .tick
    second.x += 1e-9
    second.offset.dy -= 1e-9
    #expect(second.saysTheSame(as: first))
    for change in [
      { (reading: inout Reading) in reading.x = 0.4 },
      { (reading: inout Reading) in reading.y = 0.4 },
      { (reading: inout Reading) in reading.isHeld = false },
      { (reading: inout Reading) in reading.offset.dx = 9 },
    ] {
      var third = first
      change(&third)
      #expect(!third.saysTheSame(as: first))
    }
  }
}
