import PanEngine
import Randomness
import Testing

/// Whatever happens, in whatever order: the promises that hold in every frame and for every
/// reading.
@Suite struct PadSceneRandomTests {
  /// Somebody who does anything at all.
  private struct Monkey {
    var random: SeededGenerator
    var hand: Hand

    init(seed: UInt64, leave: LeavePolicy) {
      var random = SeededGenerator(seed: seed)
      let slop: Double = [0.0, 0, 3].randomElement(using: &random) ?? 0
      let duration: Double = [0.0, 0.2, 0.2, 1].randomElement(using: &random) ?? 0
      let radius: Double = [0.0, 1e-3, 40, 125, 125].randomElement(using: &random) ?? 0
      hand = Hand {
        $0.leave = leave
        $0.slop = PanRecognizer.Slop(slop)
        $0.timing.duration = duration
        $0.radius = radius
      }
      self.random = random
    }

    mutating func act() {
      let pointer =
        Int.random(in: 0..<8, using: &random) == 0 ? Pointer(kind: .touch, number: 1) : .mouse
      let button = Int.random(in: 0..<8, using: &random) == 0 ? 3 : 1
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<8:
        let point = hand.knob.center + (random.point(within: 20) - .zero)
        hand.press(point.x, point.y, button: button, pointer: pointer)
      case 8..<20:
        let point = place()
        hand.drag(to: point.x, point.y, pointer: pointer)
      case 20..<26: hand.release(button: button, pointer: pointer)
      case 26..<34: hand.wait(.random(in: 0...0.3, using: &random))
      case 34: hand.waitWithoutFrames(.random(in: 0...1, using: &random))
      case 35: hand.happen([.unmap, .map, .grabLost].randomElement(using: &random) ?? .tick)
      case 36: hand.happen(.resize(Size(width: .random(in: 1...900, using: &random), height: 300)))
      case 37: hand.setRadius([0, 5, 60, 125].randomElement(using: &random) ?? 0)
      case 38: hand.happen(.keyPress(.escape))
      default: hand.hover(to: 200, 200)
      }
    }

    /// Mostly in reach, sometimes nowhere near.
    private mutating func place() -> Point {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: Point(x: random.anyFinite(), y: random.anyFinite())
      case 1: Point(x: .nan, y: 0)
      case 2: Point(x: 1.7e308, y: -1.7e308)
      case 3..<10: hand.circle.center + (random.point(within: 500) - .zero)
      default: hand.circle.center + (random.point(within: 80) - .zero)
      }
    }
  }

  @Test(arguments: [LeavePolicy.cancel, .clamp], UInt64(1)...25)
  func promises(_ leave: LeavePolicy, _ seed: UInt64) {
    var monkey = Monkey(seed: seed, leave: leave)
    for _ in 0..<300 { monkey.act() }
    monkey.hand.happen(.close)
    monkey.hand.waitForRest()

    #expect(monkey.hand.scene.wakeUp == nil)
    #expect(monkey.hand.offset == .zero)
    #expect(!monkey.hand.scene.isHeld)
    #expect(monkey.hand.frames.allSatisfy { $0.knobIsInside })
    checkReadings(monkey.hand.readings)
    checkPhases(monkey.hand.readings)
  }

  private func checkReadings(_ readings: [Reading]) {
    for (number, reading) in readings.enumerated() {
      #expect(reading.sequence == number + 1)
      #expect((-1...1).contains(reading.x) && (-1...1).contains(reading.y))
      #expect(reading.length <= 1)
      #expect((reading.angle == nil) == (reading.length == 0))
      #expect(reading.offset.isFinite)
      for value in [reading.x, reading.y, reading.offset.dx, reading.offset.dy] {
        #expect(!(value == 0 && value.sign == .minus), "no -0")
      }
      if !reading.isHeld { #expect(reading.x == 0 && reading.y == 0) }
    }
    #expect(zip(readings, readings.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  /// began, changed …, and exactly one ended or cancelled.
  private func checkPhases(_ readings: [Reading]) {
    var isOn = false
    for reading in readings {
      switch reading.phase {
      case .began:
        #expect(!isOn)
        isOn = true
      case .changed: #expect(isOn)
      case .ended, .cancelled:
        #expect(isOn)
        isOn = false
      case .tick: Issue.record("nothing ticks here")
      }
      #expect(reading.isHeld == isOn)
    }
    #expect(!isOn)
  }
}
