import Randomness
import Testing

@testable import PanEngine

@Suite struct InstantTests {
  @Test(
    "A decimal is read to the nanosecond",
    arguments: [
      ("0", 0), ("0.000000001", 1), ("12.5", 12_500_000_000), (".25", 250_000_000),
      ("3.", 3_000_000_000), ("999999999.123456789", 999_999_999_123_456_789),
      ("0001.5", 1_500_000_000),
    ] as [(String, Int64)])
  func decimal(_ text: String, _ nanoseconds: Int64) {
    #expect(Instant(decimal: Array(text.utf8)[...]) == Instant(nanoseconds: nanoseconds))
  }

  @Test(
    "Any other form is left to others",
    arguments: ["1e3", "-1", "+1", "0.0000000001", "1.2.3", "99999999999", " 1"])
  func noPlainDecimal(_ text: String) {
    #expect(Instant(decimal: Array(text.utf8)[...]) == nil)
  }

  private static let moments: [(Double, Int64)] = [
    (0, 0), (0.016, 16_000_000), (0.1, 100_000_000), (1e-9, 1), (0.4e-9, 0),
    (1e9, 1_000_000_000_000_000_000), (-2.5, -2_500_000_000), (-0.0, 0), (.nan, 0),
    (.infinity, .max), (-.infinity, .min), (1e300, .max), (-1e300, .min),
  ]

  @Test(arguments: moments)
  func fromSeconds(_ seconds: Double, _ nanoseconds: Int64) {
    #expect(Instant(seconds: seconds).nanoseconds == nanoseconds)
  }

  @Test func toSecondsAndBack() {
    #expect(Instant(nanoseconds: 16_666_667).seconds == 0.016666667)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let instant = Instant(nanoseconds: .random(in: 0...1_000_000_000_000, using: &random))
      #expect(Instant(seconds: instant.seconds) == instant)
    }
  }

  @Test func differences() {
    #expect(Instant(3).seconds(since: Instant(1)) == 2)
    #expect(Instant(1).seconds(since: Instant(3)) == -2)
    let first = Instant(nanoseconds: .min)
    let last = Instant(nanoseconds: .max)
    #expect(last.seconds(since: first) > 1e10, "however far apart, the sign is right")
    #expect(first.seconds(since: last) < -1e10)
  }

  @Test func advancing() {
    #expect(Instant(1).advanced(bySeconds: 0.5) == Instant(1.5))
    #expect(Instant(1).advanced(bySeconds: -2) == Instant(-1))
    #expect(Instant(1).advanced(bySeconds: .infinity) == Instant(nanoseconds: .max))
    #expect(Instant(nanoseconds: .min).advanced(bySeconds: -1) == Instant(nanoseconds: .min))
    #expect(Instant(1).advanced(bySeconds: .nan) == Instant(1))
  }

  @Test func order() {
    #expect(Instant(1) < Instant(1.000000001))
    #expect(Instant.zero < Instant(nanoseconds: 1))
    #expect(!(Instant(2) < Instant(2)))
  }
}
