import Testing

@testable import PanEngine

@Suite struct RepeaterTests {
  /// Takes the one of a moment, which must be due.
  private static func take(
    from repeater: inout Repeater, at moment: Instant, _ isDue: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wasDue = repeater.take(at: moment)
    #expect(wasDue == isDue, sourceLocation: sourceLocation)
  }

  @Test func everyPeriodFromTheOriginOn() {
    var repeater = Repeater(rate: 10, from: Instant(2.05))
    #expect(repeater.next == Instant(2.15))
    #expect(repeater.due(by: Instant(2.149_999_999)) == nil)
    RepeaterTests.take(from: &repeater, at: Instant(2.149_999_999), false)
    for index in 1...1000 {
      let moment = Instant(nanoseconds: 2_050_000_000 + Int64(index) * 100_000_000)
      #expect(repeater.next == moment)
      RepeaterTests.take(from: &repeater, at: moment)
      RepeaterTests.take(from: &repeater, at: moment, false)
    }
  }

  /// 3 a second is no whole number of nanoseconds.
  @Test("After an hour it is as punctual as at first", arguments: [3.0, 7, 29.97, 60, 997, 1000])
  func noDrift(_ rate: Double) {
    var repeater = Repeater(rate: rate, from: .zero)
    let count = Int64(rate * 3600)
    for index in stride(from: Int64(1), through: count, by: 997) {
      let moment = Instant(seconds: Double(index) / rate)
      #expect(repeater.due(by: moment) == moment)
      RepeaterTests.take(from: &repeater, at: moment)
    }
  }

  @Test func whatWasMissedIsLeftOutAndTheScheduleStays() {
    var repeater = Repeater(rate: 10, from: .zero)
    #expect(repeater.due(by: Instant(5.55)) == Instant(5.5))
    RepeaterTests.take(from: &repeater, at: Instant(5.5))
    #expect(repeater.next == Instant(5.6))
    #expect(repeater.due(by: Instant(5.55)) == nil)
  }

  @Test func twoMoreAfterTheEndAndOnTheSchedule() {
    var repeater = Repeater(rate: 10, from: .zero)
    repeater.finish(at: Instant(0.34))
    #expect(repeater.next == Instant(0.4))
    RepeaterTests.take(from: &repeater, at: Instant(0.4))
    RepeaterTests.take(from: &repeater, at: Instant(0.5))
    #expect(repeater.next == nil)
    #expect(repeater.due(by: Instant(100)) == nil)
  }

  @Test func whatIsDueAtTheEndItselfHasBeenSaid() {
    var repeater = Repeater(rate: 10, from: .zero)
    repeater.finish(at: Instant(0.3))
    #expect(repeater.due(by: Instant(0.3)) == nil)
    #expect(repeater.next == Instant(0.4))
  }

  @Test func anEndAfterALongSilenceLiesAheadToo() {
    var repeater = Repeater(rate: 10, from: .zero)
    repeater.finish(at: Instant(0.3))
    _ = repeater.take(at: Instant(0.4))
    _ = repeater.take(at: Instant(0.5))
    repeater.finish(at: Instant(1e6 + 0.05))
    #expect(repeater.next == Instant(1e6 + 0.1))
  }

  @Test func missedOnesAtTheEndAreMadeUpFor() {
    var repeater = Repeater(rate: 10, from: .zero)
    repeater.finish(at: Instant(0.3))
    #expect(repeater.due(by: Instant(7)) == Instant(7))
    RepeaterTests.take(from: &repeater, at: Instant(7))
    #expect(repeater.next == Instant(7.1))
    RepeaterTests.take(from: &repeater, at: Instant(7.1))
    #expect(repeater.next == nil)
  }

  /// Neither a hang nor an overflow, whatever is asked for.
  @Test(arguments: [1e-300, 1e-9, 1, 1000, 1e300, .infinity])
  func anyRateAtAnyTime(_ rate: Double) {
    for origin in [Instant.zero, Instant(1e9), Instant(nanoseconds: .max - 1)] {
      var repeater = Repeater(rate: rate, from: origin)
      for now in [origin, Instant(1e9), Instant(nanoseconds: .max)] where now >= origin {
        if let due = repeater.due(by: now) {
          #expect(due > origin && due <= now)
          RepeaterTests.take(from: &repeater, at: due)
        }
        #expect(repeater.next.map { $0 > now } ?? true)
        repeater.finish(at: now)
        #expect(repeater.next.map { $0 > now } ?? true)
      }
    }
  }
}
