import Randomness
import Testing

@testable import PanEngine

/// Whatever is configured and whatever happens, in whatever order: the promises that hold in every
/// frame and for every reading, for all policies, releases, keys, latches and several pads.
@Suite struct PadPropertyTests {
  @Test("Promises", arguments: UInt64(1)...400)
  func promises(_ seed: UInt64) throws {
    var monkey = PadMonkey(seed: seed)
    for _ in 0..<150 { monkey.act() }
    monkey.end()
    let configuration = monkey.configuration
    let hand = monkey.hand

    // Everything is at rest, and zero.
    #expect(hand.scene.wakeUp == nil, "\(configuration)")
    #expect(!hand.scene.isHeld && !hand.scene.capturesPointer)
    #expect(Frame(of: hand.scene, at: hand.now).offsets.allSatisfy { $0 == .zero })
    #expect(monkey.isContained, "\(configuration)")
    #expect(monkey.capturesOnlyWhereThatIsWanted)

    for pad in hand.scene.pads {
      #expect(hand.scene.stage.router[pad.recognizer].isEnabled, "every gesture is open again")
    }
    for pad in 1...monkey.pads {
      let readings = hand.readings(ofPad: pad)
      checkValues(readings, configuration)
      checkPhases(readings, configuration)
      checkEmptied(readings, monkey.emptied)
      #expect(readings.last.map { $0.length == 0 && !$0.isHeld } ?? true, "the last is zero")
    }
    #expect(hand.readings.map(\.sequence) == Array(0..<hand.readings.count).map { $0 + 1 })
    #expect(zip(hand.readings, hand.readings.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  /// The same inputs at the same moments, with a driver that only obeys `wakeUp`.
  @Test("A script of what happened reads the same", arguments: UInt64(1)...150)
  func replayEqualsLive(_ seed: UInt64) {
    var monkey = PadMonkey(seed: seed, driver: .script)
    for _ in 0..<120 { monkey.act() }
    monkey.end()
    var scene = ReplayScene(
      PadScene(monkey.configuration, pads: monkey.pads, size: monkey.startSize),
      script: DragScript(events: monkey.events))
    var readings: [Reading] = []
    while let wakeUp = scene.wakeUp {
      scene.handle(.tick, at: wakeUp)
      while let reading = scene.content.nextReading() { readings.append(reading) }
    }
    #expect(readings == monkey.hand.readings)
  }

  /// A window's frames are never punctual, some come late and some not at all.
  @Test("A recording of what happened reads the same", arguments: UInt64(1)...300)
  func recordingEqualsLive(_ seed: UInt64) throws {
    var monkey = PadMonkey(seed: seed, driver: .window)
    for _ in 0..<120 { monkey.act() }
    monkey.end()
    let script = try DragScript(parsing: monkey.takeRecording())
    #expect(try DragScript(parsing: script.text) == script)
    // Played with no window, and in one, whose own frames come whenever they come.
    for isPunctual in [true, false] {
      var scene = ReplayScene(
        PadScene(
          monkey.configuration, pads: monkey.pads, size: Size(width: 300, height: 200)),
        script: script)
      var readings: [Reading] = []
      var random = SeededGenerator(seed: seed)
      while let wakeUp = scene.wakeUp {
        let delay = isPunctual ? 0 : Int64.random(in: 0...30_000_000, using: &random)
        scene.handle(.tick, at: Instant(nanoseconds: wakeUp.nanoseconds + delay))
        while let reading = scene.content.nextReading() { readings.append(reading) }
      }
      let difference = zip(readings, monkey.hand.readings).first { $0 != $1 }
      #expect(difference == nil, "\(monkey.configuration)")
      #expect(readings.count == monkey.hand.readings.count)
    }
  }

  private func checkValues(_ readings: [Reading], _ configuration: PadConfiguration) {
    let longest =
      configuration.shape == .square || configuration.response.mapsCircleToSquare
      ? 2.0.squareRoot() + 1e-12 : 1
    for reading in readings {
      #expect((-1...1).contains(reading.x) && (-1...1).contains(reading.y), "\(reading)")
      #expect(reading.length <= longest)
      #expect((reading.angle == nil) == (reading.length == 0))
      #expect(reading.offset.isFinite)
      for value in [reading.x, reading.y, reading.offset.dx, reading.offset.dy, reading.length] {
        #expect(!(value == 0 && value.sign == .minus), "no -0")
      }
      if reading.direction != nil { #expect(reading.length > 0) }
      if !reading.isHeld, configuration.valuesEnd {
        #expect(reading.x == 0 && reading.y == 0, "nobody holds it: zero")
      }
    }
  }

  /// Where the window went away, zero came out at once, and nothing else until the next gesture.
  private func checkEmptied(_ readings: [Reading], _ emptied: [Int]) {
    for sequence in emptied {
      let before = readings.last { $0.sequence <= sequence }
      #expect(before.map { $0.length == 0 && !$0.isHeld } ?? true)
      let after = readings.drop { $0.sequence <= sequence }.prefix { $0.phase != .began }
      #expect(after.allSatisfy { $0.length == 0 && !$0.isHeld })
    }
  }

  /// began, changed …, and exactly one ended or cancelled; ticks anywhere after the first gesture.
  private func checkPhases(_ readings: [Reading], _ configuration: PadConfiguration) {
    var isOn = false
    for (previous, reading) in zip([nil] + readings.map(Optional.some), readings) {
      switch reading.phase {
      case .began:
        #expect(!isOn)
        isOn = true
      case .changed: #expect(isOn)
      case .ended, .cancelled:
        #expect(isOn)
        isOn = false
      case .tick: #expect(previous != nil)
      }
      #expect(reading.isHeld == isOn)
      if let previous,
        reading.phase == .changed || reading.phase == .tick && configuration.rate == 0
      {
        #expect(!reading.isLike(previous), "nothing is said twice")
      }
    }
    #expect(!isOn)
  }
}

extension PadConfiguration {
  /// Whether a value is zero as soon as nobody holds the knob.
  fileprivate var valuesEnd: Bool { release == .goesBack && !reportsReturn }
}

extension Reading {
  fileprivate func isLike(_ other: Reading) -> Bool {
    x == other.x && y == other.y && isHeld == other.isHeld && offset == other.offset
  }
}
