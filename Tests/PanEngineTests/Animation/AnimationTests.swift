import PanEngine
import Testing

@Suite struct AnimationTests {
  private let animation = Animation(
    from: 10.0, to: 30.0, start: Instant(5), timing: Timing(duration: 2, curve: .linear))

  @Test(arguments: [
    (0.0, 10.0), (4.999, 10), (5, 10), (5.5, 15), (6, 20), (6.5, 25), (7, 30), (7.001, 30),
    (1e9, 30),
  ])
  func valueAtAMoment(_ seconds: Double, _ value: Double) {
    #expect(animation.value(at: Instant(seconds)) == value)
  }

  @Test func itEndsExactly() {
    let odd = Animation(
      from: 0.1, to: 0.3, start: Instant(0.1), timing: Timing(duration: 0.2))
    #expect(odd.end == Instant(0.3))
    #expect(odd.value(at: Instant(0.3)) == 0.3)
    #expect(odd.value(at: Instant(nanoseconds: 299_999_000)) < 0.3)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func withoutADurationItIsAtItsEnd(_ duration: Double) {
    let animation = Animation(
      from: 1.0, to: 2.0, start: Instant(5), timing: Timing(duration: duration))
    #expect(animation.value(at: Instant(5)) == 2)
  }

  @Test func aDurationBeyondTheClockNeverEnds() {
    let animation = Animation(
      from: 1.0, to: 2.0, start: Instant(5), timing: Timing(duration: .infinity))
    #expect(animation.end == Instant(nanoseconds: .max))
    #expect(animation.value(at: Instant(1e6)) == 1)
  }
}
