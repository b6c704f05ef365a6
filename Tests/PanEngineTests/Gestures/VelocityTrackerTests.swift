import Randomness
import Testing

@testable import PanEngine

@Suite struct VelocityTrackerTests {
  /// A sixty-fourth of a second: a whole number of nanoseconds and an exact `Double`, so that what
  /// is exact on paper is exact here.
  private static let step: Int64 = 15_625_000

  private static func time(_ steps: Int64) -> Instant { Instant(nanoseconds: steps * step) }

  @Test(arguments: [
    Vector(dx: 128, dy: -64), Vector(dx: 0, dy: 1024), Vector(dx: -64, dy: 0), .zero,
  ])
  func uniformMotionIsExact(_ velocity: Vector) {
    var tracker = VelocityTracker()
    for number in Int64(0)...20 {
      let way = velocity * (Double(number) / 64)
      tracker.add(Point(x: 1000, y: -3) + way, at: VelocityTrackerTests.time(number))
      if number > 0 {
        #expect(tracker.velocity(at: VelocityTrackerTests.time(number)) == velocity)
      }
    }
  }

  /// The slope of the least-squares line through (0, 0), (1, 2), (2, 1) is 1/2.
  @Test func scatteredSamplesAreFittedByLeastSquares() {
    var tracker = VelocityTracker()
    for (number, y) in [(Int64(0), 0.0), (1, 2), (2, 1)] {
      tracker.add(Point(x: 0, y: y), at: VelocityTrackerTests.time(number))
    }
    #expect(tracker.velocity(at: VelocityTrackerTests.time(2)) == Vector(dx: 0, dy: 32))
  }

  @Test func nothingMovesWithFewerThanTwoSamples() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: .zero) == .zero)
    tracker.add(Point(x: 5, y: 5), at: .zero)
    #expect(tracker.velocity(at: .zero) == .zero)
    #expect(tracker.velocity(at: Instant(9)) == .zero)
  }

  @Test func noTimeBetweenSamplesIsNoVelocity() {
    var tracker = VelocityTracker()
    for number in 0..<100 {
      tracker.add(Point(x: Double(number), y: 0), at: Instant(1))
      #expect(tracker.velocity(at: Instant(1)) == .zero)
    }
  }

  @Test func afterAPauseItIsZero() {
    var tracker = VelocityTracker()
    for number in Int64(0)...4 {
      tracker.add(Point(x: Double(number), y: 0), at: VelocityTrackerTests.time(number))
    }
    let last = VelocityTrackerTests.time(4)
    #expect(tracker.velocity(at: last) == Vector(dx: 64, dy: 0))
    #expect(tracker.velocity(at: last.advanced(bySeconds: 0.11)) == .zero)
    tracker.add(Point(x: 4, y: 0), at: last.advanced(bySeconds: 0.5))
    #expect(tracker.velocity(at: last.advanced(bySeconds: 0.5)) == .zero, "released in place")
  }

  @Test func aSampleCountsForAHundredMilliseconds() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: .zero)
    tracker.add(Point(x: 8, y: 0), at: Instant(0.1))
    #expect(isClose(tracker.velocity(at: Instant(0.1)), Vector(dx: 80, dy: 0)))
    #expect(tracker.velocity(at: Instant(nanoseconds: 100_000_001)) == .zero)
  }

  @Test func resetForgetsAll() {
    var tracker = VelocityTracker()
    for number in Int64(0)...40 {
      tracker.add(Point(x: Double(number), y: 0), at: VelocityTrackerTests.time(number))
    }
    tracker.reset()
    #expect(tracker.velocity(at: VelocityTrackerTests.time(40)) == .zero)
    tracker.add(.zero, at: VelocityTrackerTests.time(41))
    tracker.add(Point(x: 0, y: 2), at: VelocityTrackerTests.time(42))
    #expect(tracker.velocity(at: VelocityTrackerTests.time(42)) == Vector(dx: 0, dy: 128))
  }

  /// Pointers from 30 to 8,000 reports a second, steady and in pairs: the same answer from all.
  @Test(arguments: [33_333_333, 8_000_000, 1_000_000, 125_000], [false, true])
  func theRateOfThePointerDoesNotMatter(_ interval: Int64, _ inPairs: Bool) {
    var tracker = VelocityTracker()
    let count = 1_000_000_000 / interval
    var now = Instant.zero
    for number in 0..<count {
      now = Instant(nanoseconds: (inPairs ? number / 2 * 2 : number) * interval + number % 2)
      tracker.add(Point(x: 300 * now.seconds, y: -40 * now.seconds), at: now)
    }
    #expect(isClose(tracker.velocity(at: now), Vector(dx: 300, dy: -40), within: 1e-6))
  }

  /// Reports in whole pixels, many of them between one pixel and the next: the window is as long as
  /// ever.
  @Test(arguments: [1_000_000, 125_000], [false, true])
  func aHighRateDoesNotShortenTheWindow(_ interval: Int64, _ inPairs: Bool) {
    var tracker = VelocityTracker()
    var now = Instant.zero
    for number in 0..<(500_000_000 / interval) {
      now = Instant(nanoseconds: (inPairs ? number / 2 * 2 : number) * interval + number % 2)
      tracker.add(Point(x: (200 * now.seconds).rounded(), y: 0), at: now)
    }
    #expect(isClose(tracker.velocity(at: now), Vector(dx: 200, dy: 0), within: 10))
  }

  /// A turn at a high rate: what is older than the window does not count.
  @Test func theWindowForgetsATurn() {
    var tracker = VelocityTracker()
    for number in Int64(0)..<400 {
      let milliseconds = Double(number)
      let x = number < 200 ? milliseconds : 400 - milliseconds
      tracker.add(Point(x: x, y: 0), at: Instant(nanoseconds: number * 1_000_000))
    }
    #expect(
      isClose(tracker.velocity(at: Instant(0.399)), Vector(dx: -1000, dy: 0), within: 1e-6))
  }

  @Test func theFarthestPlacesGiveNoNaN() {
    var tracker = VelocityTracker()
    for number in Int64(0)...10 {
      let x = number.isMultiple(of: 2) ? 1.7e308 : -1.7e308
      tracker.add(Point(x: x, y: 0), at: VelocityTrackerTests.time(number))
      #expect(tracker.velocity(at: VelocityTrackerTests.time(number)).isFinite)
    }
  }

  @Test func timesThatGoBackwardsGiveNoNaN() {
    var tracker = VelocityTracker()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let time = Instant(nanoseconds: .random(in: 0...200_000_000, using: &random))
      tracker.add(random.point(within: 100), at: time)
      #expect(tracker.velocity(at: time).isFinite)
    }
  }

  @Test func aPointerThatSaysNothingAnyMoreHasStopped() {
    var tracker = VelocityTracker()
    for number in Int64(0)...6 {
      tracker.add(
        Point(x: Double(number) * 10, y: 0), at: Instant(nanoseconds: number * 10_000_000))
    }
    let fast = Vector(dx: 1000, dy: 0)
    #expect(isClose(tracker.velocity(at: Instant(0.06)), fast, within: 1e-6))
    #expect(isClose(tracker.velocity(at: Instant(0.099)), fast, within: 1e-6))
    #expect(tracker.velocity(at: Instant(0.1)) == .zero)
  }
}
