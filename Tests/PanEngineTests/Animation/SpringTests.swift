import CirclePanMath
import Randomness
import Testing

@testable import PanEngine

@Suite struct SpringTests {
  static let ratios = [
    1e-3, 0.1, 0.5, 0.99, 1 - 1e-6, 1 - 1e-12, (1.0).nextDown, 1, (1.0).nextUp, 1 + 1e-12,
    1 + 1e-6, 1.01, 2, 10, 1e3,
  ]

  // MARK: Known solutions

  @Test func criticallyDamped() {
    let spring = Spring(dampingRatio: 1, response: 2 * .pi)
    // (1 + t)·e^(-t), and t·e^(-t).
    #expect(isClose(spring.displacement(after: 1).displacement, 0.735_758_882_342_884_7))
    #expect(isClose(spring.displacement(after: 1).velocity, 0.367_879_441_171_442_3))
    #expect(isClose(spring.displacement(after: 3).displacement, 0.199_148_273_471_455_8))
  }

  @Test func overdamped() {
    // ζ = 1.25, ω = 1: the rates are 0.5 and 2.
    let spring = Spring(dampingRatio: 1.25, response: 2 * .pi)
    let (slow, fast) = (0.606_530_659_712_633_4, 0.135_335_283_236_612_7)
    #expect(isClose(spring.displacement(after: 1).displacement, (2 * slow - 0.5 * fast) / 1.5))
    #expect(isClose(spring.displacement(after: 1).velocity, (slow - fast) / 1.5))
  }

  /// Far above 1 the slow rate is ω/(2ζ), which a difference of the fast ones would lose.
  @Test func muchDampedItCreeps() {
    let spring = Spring(dampingRatio: 1e6, response: 2 * .pi)
    #expect(isClose(spring.displacement(after: 2e6).displacement, exp(-1)))
  }

  @Test func underdampedSwings() {
    // ζ = 0.6, ω = 5/s: ω' = 4/s. After half a swing the displacement is -e^(-3π/4).
    let spring = Spring(dampingRatio: 0.6, response: 2 * .pi / 5)
    let factors = spring.displacement(after: .pi / 4)
    #expect(isClose(factors.displacement, -exp(-0.75 * .pi)))
    #expect(isClose(factors.velocity, 0, within: 1e-15))
  }

  @Test func almostUndampedItSwingsOncePerResponse() {
    let spring = Spring(dampingRatio: 1e-9, response: 0.5)
    #expect(isClose(spring.displacement(after: 0.25).displacement, -1, within: 1e-8))
    #expect(isClose(spring.displacement(after: 0.5).displacement, 1, within: 1e-8))
  }

  // MARK: Properties

  @Test(arguments: ratios)
  func startsWithWhatItIsGiven(_ ratio: Double) {
    let spring = Spring(dampingRatio: ratio, response: 0.3)
    #expect(spring.displacement(after: 0) == Spring.Factors(displacement: 1, velocity: 0))
    let velocity = spring.velocity(after: 0)
    #expect(velocity.displacement == 0 && velocity.velocity == 1)
    // A moment later it has moved by as much as the velocity says.
    let moment = 1e-9 / (1 + ratio)
    #expect(isClose(spring.displacement(after: moment).velocity / moment, 1, within: 1e-6))
  }

  /// Against the equation itself, integrated in steps of a ten-thousandth of a swing by the
  /// classical Runge-Kutta method (finer ones where the damping is stiff).
  @Test(arguments: ratios)
  func agreesWithAnIntegration(_ ratio: Double) {
    let spring = Spring(dampingRatio: ratio, response: 0.5)
    let step = 0.5 / 10_000 / max(1, ratio / 5)
    var displaced = Oscillator(x: 1, v: 0, ratio: ratio, frequency: 4 * .pi)
    var pushed = Oscillator(x: 0, v: 1, ratio: ratio, frequency: 4 * .pi)
    for count in 1...40_000 {
      displaced.advance(by: step)
      pushed.advance(by: step)
      guard count % 500 == 0 else { continue }
      let time = Double(count) * step
      let place = spring.displacement(after: time)
      let speed = spring.velocity(after: time)
      #expect(isClose(place.displacement, displaced.x))
      #expect(isClose(place.velocity, pushed.x))
      #expect(isClose(speed.displacement, displaced.v, within: 1e-8))
      #expect(isClose(speed.velocity, pushed.v))
    }
  }

  /// Near ζ = 1 the three forms join without a seam.
  @Test func nothingJumpsAtTheCriticalRatio() {
    let critical = Spring(dampingRatio: 1, response: 0.3)
    for time in [1e-6, 1e-3, 0.05, 0.3, 1, 3] {
      for ratio in [1 - 1e-9, (1.0).nextDown, (1.0).nextUp, 1 + 1e-9] {
        let near = Spring(dampingRatio: ratio, response: 0.3)
        let (first, second) = (near.displacement(after: time), critical.displacement(after: time))
        #expect(isClose(first.displacement, second.displacement, within: 1e-8))
        #expect(isClose(first.velocity, second.velocity, within: 1e-9))
      }
    }
  }

  @Test(arguments: [
    Double.leastNonzeroMagnitude, 1e-300, 1e-3, 0.1, 1, (1.0).nextUp, 30, 1e3, 1e300,
    .greatestFiniteMagnitude,
  ])
  func neverLosesANumber(_ ratio: Double) {
    for response in [.leastNonzeroMagnitude, 1e-300, 1e-3, 0.3, 60, 1e300] {
      let spring = Spring(dampingRatio: ratio, response: response)
      for time in [0, .leastNonzeroMagnitude, 1e-9, 0.01, 1, 1e3, 1e6, 1e300, .infinity] {
        let place = spring.displacement(after: time)
        let speed = spring.velocity(after: time)
        #expect(abs(place.displacement) <= 1 + 1e-9)
        #expect(place.velocity.isFinite && speed.displacement.isFinite)
        #expect(abs(speed.velocity) <= 1 + 1e-9)
      }
    }
  }

  // MARK: Settling

  @Test(arguments: ratios)
  func settlingTimeBoundsWhatFollows(_ ratio: Double) {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<60 {
      let spring = Spring(dampingRatio: ratio, response: .random(in: 0.05...2, using: &random))
      let distance = [0, 1e-6, 0.049, 1, 125][Int.random(in: 0..<5, using: &random)]
      let speed = [0, 0.01, 10, 5000][Int.random(in: 0..<4, using: &random)]
      let settled = spring.settlingTime(distance: distance, speed: speed, threshold: 0.05)
      let farthest = (0..<400).reduce(0.0) { farthest, step in
        let factors = spring.displacement(after: settled * (1 + Double(step) / 200))
        let (first, second) = (distance * factors.displacement, speed * factors.velocity)
        return max(farthest, abs(first + second), abs(first - second))
      }
      #expect(farthest <= 0.05 * (1 + 1e-9))
    }
  }

  /// Not much later than it need be: within a fifth, of a critically damped spring.
  @Test func settlingTimeIsNotTooCautious() {
    let spring = Spring(dampingRatio: 1, response: 0.3)
    let settled = spring.settlingTime(distance: 125, speed: 0, threshold: 0.05)
    #expect(isClose(settled, 0.489, within: 0.001))
    #expect(abs(125 * spring.displacement(after: settled).displacement) > 0.049)
    #expect(abs(125 * spring.displacement(after: settled * 0.99).displacement) > 0.05)
  }

  @Test func whatIsAtRestIsSettled() {
    for ratio in SpringTests.ratios {
      let spring = Spring(dampingRatio: ratio)
      #expect(spring.settlingTime(distance: 0, speed: 0, threshold: 0.05) == 0)
      #expect(spring.settlingTime(distance: 0.01, speed: 0, threshold: 0.05) < 5 * (1 + ratio))
    }
  }

  @Test func settlingTimeOfAnySpring() {
    for ratio in [.leastNonzeroMagnitude, 1e-300, 1, 1e300] {
      for response in [.leastNonzeroMagnitude, 1e-300, 1, 1e300] {
        let spring = Spring(dampingRatio: ratio, response: response)
        let settled = spring.settlingTime(distance: 1e300, speed: 1e300, threshold: 0.05)
        #expect(settled >= 0)
      }
    }
  }
}

/// A damped oscillator that goes step by step, by the classical fourth-order Runge-Kutta method.
private struct Oscillator {
  var x: Double
  var v: Double
  let ratio: Double
  let frequency: Double

  mutating func advance(by step: Double) {
    let (x1, v1) = slope(x, v)
    let (x2, v2) = slope(x + step / 2 * x1, v + step / 2 * v1)
    let (x3, v3) = slope(x + step / 2 * x2, v + step / 2 * v2)
    let (x4, v4) = slope(x + step * x3, v + step * v3)
    x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
    v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
  }

  private func slope(_ x: Double, _ v: Double) -> (Double, Double) {
    (v, -2 * ratio * frequency * v - frequency * frequency * x)
  }
}
