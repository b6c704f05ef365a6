import CirclePanMath
import Testing

@testable import PanEngine

@Suite struct DecelerationTests {
  /// (1 − 0.998^ms) / (−ln 0.998), in milliseconds.
  @Test(arguments: [(0.001, 0.998), (0.1, 0.818_567_0), (0.5, 0.367_511_4), (1, 0.135_064_6)])
  func speedFadesByTheSamePartEachMillisecond(_ time: Double, _ left: Double) {
    #expect(isClose(Deceleration.speed(after: time), left, within: 1e-6))
    let progress = (1 - left) / 0.002_002_002_67 / 1000
    #expect(isClose(Deceleration.progress(after: time), progress, within: 1e-6))
  }

  @Test func timeAndProgressAreInverse() {
    for time in [0, 1e-9, 1e-3, 0.1, 1, 3, 10] {
      let progress = Deceleration.progress(after: time)
      #expect(isClose(Deceleration.time(at: progress), time, within: 1e-6 * time))
    }
  }

  @Test func theEnds() {
    #expect(Deceleration.progress(after: -1) == 0 && Deceleration.speed(after: -1) == 1)
    #expect(Deceleration.progress(after: .nan) == 0 && Deceleration.speed(after: .nan) == 1)
    #expect(Deceleration.progress(after: .infinity) == Deceleration.fullProgress)
    #expect(Deceleration.speed(after: .infinity) == 0)
    #expect(isClose(Deceleration.fullProgress, 0.499_499_8, within: 1e-7))
  }

  @Test func restingProgress() {
    let progress = Deceleration.restingProgress(ofSpeed: 1000)
    let time = Deceleration.time(at: progress)
    #expect(isClose(1000 * Deceleration.speed(after: time), Deceleration.restingSpeed))
    #expect(isClose(Deceleration.restingProgress(ofSpeed: Deceleration.restingSpeed), 0))
    #expect(Deceleration.restingProgress(ofSpeed: 0) == -.infinity)
  }

  @Test func capped() {
    let slow = Vector(dx: 300, dy: -400)
    #expect(Deceleration.capped(slow) == slow)
    #expect(isClose(Deceleration.capped(slow * 1e6), Vector(dx: 6000, dy: -8000)))
    #expect(Deceleration.capped(Vector(dx: 1.7e308, dy: 1.7e308)).length <= 10_000)
    #expect(Deceleration.capped(Vector(dx: .nan, dy: 1)) == .zero)
    #expect(Deceleration.capped(Vector(dx: .infinity, dy: 1)) == .zero)
  }
}
