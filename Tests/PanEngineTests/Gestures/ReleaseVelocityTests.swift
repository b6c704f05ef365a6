import PanEngine
import Testing

/// How fast a hand is when it lets go, as whoever asks the recognizer learns it.
@Suite struct ReleaseVelocityTests {
  /// Presses at the first place, moves through the others, and lets go.
  private static func velocity(
    _ samples: [(time: Double, place: Double)], release: (time: Double, place: Double)
  ) -> Double {
    var recognizer = PanRecognizer()
    for (index, sample) in samples.enumerated() {
      let (location, time) = (Point(x: sample.place, y: 0), Instant(sample.time / 1000))
      _ =
        index == 0
        ? recognizer.press(at: location, time: time) : recognizer.move(to: location, time: time)
    }
    let end = Instant(release.time / 1000)
    _ = recognizer.release(at: Point(x: release.place, y: 0), time: end)
    return recognizer.velocity(at: end).dx
  }

  @Test(
    "B1: A hand that has stood still has no velocity, nor if it trembles when it lets go",
    arguments: [40.0, 41, 60, 80, 100], [0.0, 1, -1])
  func standingStill(_ pause: Double, _ tremble: Double) {
    let samples = [(time: 0.0, place: 200.0), (8, 210), (16, 220), (24, 230)]
    let release = (time: 24 + pause, place: 230 + tremble)
    #expect(ReleaseVelocityTests.velocity(samples, release: release) == 0)
    // The same where the pointer says so first.
    let trembling = samples + [(time: release.time, place: release.place)]
    #expect(ReleaseVelocityTests.velocity(trembling, release: release) == 0 || tremble == 0)
  }

  @Test(
    "B2: A steady hand that lets go with its last motion, or soon after, has its speed",
    arguments: [60.0, 90, 125, 1000], [300.0, 500, 1000])
  func steady(_ rate: Double, _ speed: Double) {
    for count in 2...20 {
      let interval = 1000 / rate
      let samples = (0...count).map {
        (time: Double($0) * interval, place: speed * Double($0) / rate)
      }
      for late in [0, 1, interval, 16] {
        let release = (time: samples[count].time + late, place: samples[count].place)
        let found = ReleaseVelocityTests.velocity(samples, release: release)
        #expect(abs(found / speed - 1) < 0.05, "\(count) steps, \(late) ms later")
      }
    }
  }

  @Test("B3: Recorded fingers are as fast as over their last 24 ms, within a fifth")
  func recorded() {
    for flick in RecordedFlick.all where abs(flick.speed) > 500 {
      guard let last = flick.samples.last else { continue }
      let found = ReleaseVelocityTests.velocity(
        flick.samples, release: (flick.release, last.place))
      #expect(abs(found / flick.speed - 1) < 0.2, "\(found) for \(flick.speed)")
    }
  }

  @Test(
    "B3: Steps of whole pixels at 125 Hz do not blur a slow hand",
    arguments: [(60.0, 0.2), (300, 0.03)])
  func wholePixels(_ speed: Double, _ error: Double) {
    for phase in 0..<50 {
      for count in 25..<33 {
        let samples = (0...count).map { number in
          (
            time: Double(number) * 8,
            place: (Double(phase) / 50 + speed * Double(number) / 125).rounded()
          )
        }
        let found = ReleaseVelocityTests.velocity(samples, release: samples[count])
        #expect(abs(found / speed - 1) <= error)
      }
    }
  }

  @Test("B3: A hand that turns has the velocity of after the turn")
  func turning() {
    let samples = (0...25).map { number in
      let time = Double(number) * 8
      return (time: time, place: -abs(time - 168))
    }
    let found = ReleaseVelocityTests.velocity(samples, release: samples[25])
    #expect(abs(found + 1000) < 50)
  }
}
