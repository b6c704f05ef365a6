import CirclePanMath

/// A damped harmonic oscillator that comes to rest at 0: the displacement is a closed form of the
/// time, not a sum of steps, so that it is the same at any frame rate.
///
/// The equation is x'' + 2ζω·x' + ω²·x = 0 with ω = 2π / response; its solutions for ζ below, at
/// and above 1 are in any textbook of mechanics.
public struct Spring: Hashable, Sendable {
  /// The shortest response that differs from a shorter one, in seconds: the clock's grain.
  private static let shortestResponse = 1e-9
  /// The largest damping ratio that differs from a larger one: from here on a spring takes years
  /// to arrive.
  private static let largestDampingRatio = 1e9

  /// ζ: below 1 it swings, at 1 it arrives soonest without swinging, above 1 it creeps. Above 0.
  public var dampingRatio: Double
  /// Seconds that one swing would take without damping. Above 0.
  public var response: Double

  /// A spring.
  ///
  /// - Precondition: both are above 0 and finite.
  public init(dampingRatio: Double = 1, response: Double = 0.3) {
    precondition(dampingRatio > 0 && dampingRatio.isFinite, "the damping ratio is above 0")
    precondition(response > 0 && response.isFinite, "the response is above 0")
    self.dampingRatio = dampingRatio
    self.response = response
  }

  /// What the start has become: how much is left of the first displacement, and how much has come
  /// of each unit of the first velocity.
  struct Factors: Equatable {
    /// Multiplies the displacement at the start.
    var displacement: Double
    /// Multiplies the velocity at the start.
    var velocity: Double
  }

  /// The factors of the displacement (that of the velocity in seconds), so many seconds after the
  /// start, 0 or more.
  func displacement(after time: Double) -> Factors {
    let (cosine, sine) = waves(time)
    return Factors(displacement: cosine + decay * sine, velocity: sine)
  }

  /// The factors of the velocity (that of the displacement in 1/s), so many seconds after the
  /// start, 0 or more.
  func velocity(after time: Double) -> Factors {
    let (cosine, sine) = waves(time)
    return Factors(
      displacement: -frequency * frequency * sine, velocity: cosine - decay * sine)
  }

  /// Seconds after which a displacement of at most `distance` with at most that speed at the start
  /// stays within `threshold`; in one unit, the first two 0 or more, the last above 0.
  func settlingTime(distance: Double, speed: Double, threshold: Double) -> Double {
    // The displacement is at most (distance + gain·min(t, reach))·e^(-rate·t), by |sin a| ≤ min(a,
    // 1) and 1 − e^(-a) ≤ min(a, 1). `time(until:)` is when the last factor has shrunk enough for a
    // first one of that size.
    let rate = slowestDecay
    let gain = speed + rate * distance
    let reach = 1 / (ratio < 1 ? ownFrequency : 2 * ownFrequency)
    func time(until bound: Double) -> Double { max(0, log(bound / threshold) / rate) }
    // Either with min(t, reach) ≤ reach, or with t·e^(-rate·t/2) ≤ 2/(e·rate).
    var settled = min(
      time(until: distance + gain * reach),
      2 * time(until: distance + gain * 2 / (exp(1) * rate)))
    // From a time after which the bound holds this leads to an earlier one after which it does. The
    // first few steps gain nearly all.
    for _ in 0..<8 { settled = min(settled, time(until: distance + gain * min(settled, reach))) }
    return settled
  }

  /// ζ.
  private var ratio: Double { min(dampingRatio, Spring.largestDampingRatio) }
  /// ω, in 1/s.
  private var frequency: Double { 2 * .pi / max(response, Spring.shortestResponse) }
  /// ζω, in 1/s.
  private var decay: Double { ratio * frequency }
  /// ω' = ω·√|1 − ζ²|, in 1/s: of the swing below ζ = 1, of the hyperbolic functions above it.
  private var ownFrequency: Double { frequency * abs((1 - ratio) * (1 + ratio)).squareRoot() }
  /// How fast the slowest part fades, in 1/s: ζω, or ζω − ω' without its cancellation.
  private var slowestDecay: Double {
    ratio <= 1 ? decay : frequency * (frequency / (decay + ownFrequency))
  }

  /// e^(-ζωt)·cos(ω't) and e^(-ζωt)·sin(ω't)/ω', or the hyperbolic functions above ζ = 1, or their
  /// common limit at it. Each form is exact up to ζ = 1.
  private func waves(_ time: Double) -> (cosine: Double, sine: Double) {
    let own = ownFrequency
    let slow = exp(-slowestDecay * time)
    // So late nothing is left, or no phase can be told.
    if slow == 0 || !(own * time).isFinite { return (0, 0) }
    if own == 0 { return (slow, slow * time) }
    if ratio < 1 { return (slow * cos(own * time), slow * sin(own * time) / own) }
    let fast = exp(-(decay + own) * time)
    return ((slow + fast) / 2, slow * -expm1(-2 * own * time) / (2 * own))
  }
}
