import PanEngine
import Randomness
import Testing

/// Readings that are repeated at a rate.
@Suite struct PadRateTests {
  private static func ticks(_ hand: Hand) -> [Reading] {
    hand.readings.filter { $0.phase == .tick }
  }

  @Test func heldStillItRepeatsOnTheSchedule() {
    var hand = Hand { $0.rate = 10 }
    hand.wait(0.123)
    hand.press(200, 200)
    hand.wait(0.05)
    hand.drag(to: 250, 200)
    hand.wait(10)
    let ticks = PadRateTests.ticks(hand)
    #expect(ticks.count == 100)
    #expect(
      ticks.map(\.time.nanoseconds) == (1...100).map { 123_000_000 + Int64($0) * 100_000_000 })
    #expect(ticks.allSatisfy { $0.x == 0.4 && $0.isHeld })
  }

  /// Frames of the changing colour, moves and other inputs in between put nothing off.
  @Test func whateverHappensInBetween() {
    var random = SeededGenerator(seed: 34)
    var hand = Hand {
      $0.rate = 60
      $0.leave = .clamp
      $0.timing.duration = 0.7
    }
    hand.press(200, 200)
    while hand.now < Instant(10) {
      hand.wait(.random(in: 0...0.03, using: &random))
      let point = random.point(within: 300)
      hand.drag(to: 200 + point.x, 200 + point.y)
    }
    let times = PadRateTests.ticks(hand).map(\.time)
    #expect(times == (1...times.count).map { Instant(Double($0) / 60) })
    #expect(times.count >= 600)
    let all = hand.readings.map(\.time)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func afterAJumpOfTheClockThereIsNoBurst() {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.wait(0.25)
    hand.waitWithoutFrames(100)
    #expect(PadRateTests.ticks(hand).map(\.time) == [Instant(0.1), Instant(0.2), Instant(100.2)])
    hand.wait(0.1)
    #expect(hand.last?.time == Instant(100.3), "and the schedule stays")
  }

  @Test(
    "An end of any kind is three lines, and then silence",
    arguments: [
      Input.release(Point(x: 250, y: 200), button: 1, pointer: .mouse), .keyPress(.escape), .unmap,
      .grabLost, .move(Point(x: 900, y: 200), primaryIsDown: true, pointer: .mouse),
    ])
  func threeLines(_ end: Input) {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(0.43)
    hand.forget()
    hand.happen(end)
    hand.waitForRest()
    #expect(hand.scene.wakeUp == nil)
    #expect(hand.readings.count == 3)
    #expect(hand.phases.dropFirst() == [.tick, .tick])
    #expect(hand.readings.map(\.time) == [Instant(0.43), Instant(0.5), Instant(0.6)])
    #expect(hand.readings.allSatisfy { $0.length == 0 && !$0.isHeld })
    hand.wait(1000)
    #expect(hand.readings.count == 3)
  }

  @Test("On the way out one line only", arguments: [true, false])
  func oneLineAtTheEndOfAll(_ isHeld: Bool) {
    var hand = Hand {
      $0.rate = 10
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    if !isHeld { hand.release() }
    hand.wait(0.43)
    hand.forget()
    hand.happen(.close)
    hand.waitForRest()
    #expect(hand.phases == [isHeld ? .cancelled : .tick])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
  }

  @Test func aHeldValueIsThreeLinesTooAndSoIsItsEnd() {
    var hand = Hand {
      $0.rate = 10
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(0.25)
    hand.forget()
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.map(\.x) == [0.4, 0.4, 0.4])
    hand.wait(7.77)
    let now = hand.now
    hand.forget()
    hand.pressKey(.home)
    hand.waitForRest()
    #expect(hand.phases == [.tick, .tick, .tick])
    #expect(hand.readings.allSatisfy { $0.length == 0 && $0.time >= now })
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func aNewGestureInTheMiddleOfTheFinalLinesTakesOver() {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.wait(0.05)
    hand.release()
    hand.wait(0.07)
    hand.press(200, 200)
    hand.forget()
    hand.wait(1)
    #expect(hand.readings.count == 10)
    #expect(hand.readings.allSatisfy { $0.isHeld && $0.phase == .tick })
    #expect(hand.readings[0].time == Instant(0.22), "counted from its own beginning")
  }

  @Test func keysRepeatAtTheRateTheyHave() {
    var hand = Hand { $0.rate = 10 }
    hand.pressKey(.arrow(.right))
    hand.wait(1)
    #expect(hand.readings.count == 11)
    #expect(hand.readings.allSatisfy { $0.x == 1 && $0.isHeld })
    hand.forget()
    hand.releaseKey(.arrow(.right))
    hand.waitForRest()
    #expect(hand.phases == [.ended, .tick, .tick])
  }

  // MARK: What is read on its way

  @Test func withAReadReturnTheRateGoesOnUntilItIsHome() throws {
    var hand = Hand {
      $0.rate = 100
      $0.reportsReturn = true
    }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.wait(1.005)
    hand.forget()
    hand.release()
    hand.waitForRest()
    #expect(hand.phases.first == .ended)
    let ticks = hand.readings.dropFirst()
    let moving = ticks.filter { $0.x != 0 }
    #expect(moving.map(\.time) == (101...120).map { Instant(Double($0) / 100) })
    #expect(zip(moving, moving.dropFirst()).allSatisfy { $0.x > $1.x })
    // Home at 1.205 between two ticks: said there, and twice more.
    let zeros = ticks.filter { $0.x == 0 }
    #expect(zeros.map(\.time) == [Instant(1.205), Instant(1.21), Instant(1.22)])
    #expect(ticks.allSatisfy { !$0.isHeld })
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func homeOnTheVeryTickIsNotSaidTwice() {
    var hand = Hand {
      $0.rate = 10
      $0.reportsReturn = true
    }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.wait(1)
    hand.forget()
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.map(\.time) == [1, 1.1, 1.2, 1.3, 1.4].map { Instant($0) })
    #expect(hand.readings.map { $0.x == 0 } == [false, false, true, true, true])
  }

  @Test func aGlideIsReadAtTheRateAndEndsWithThreeLines() throws {
    var hand = Hand {
      $0.rate = 50
      $0.release = .glides
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 4 * Double(step), 200)
    }
    hand.wait(0.001)
    hand.forget()
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.allSatisfy { !$0.isHeld })
    let final = try #require(hand.last)
    let same = hand.readings.suffix(3)
    #expect(same.allSatisfy { $0.x == final.x && $0.offset == final.offset && $0.phase == .tick })
    #expect(hand.scene.wakeUp == nil)
    #expect(hand.offset == final.offset)
  }

  @Test func homeIsReadAtTheRateToo() {
    var hand = Hand {
      $0.rate = 100
      $0.reportsReturn = true
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.release()
    hand.wait(5)
    hand.forget()
    hand.pressKey(.home)
    hand.waitForRest()
    #expect(hand.readings.count > 20)
    #expect(hand.readings.suffix(3).allSatisfy { $0.x == 0 })
    #expect(hand.readings.dropLast(3).allSatisfy { $0.x > 0 })
    #expect(hand.scene.wakeUp == nil)
  }

  // MARK: Several pads

  @Test func padsRepeatEachOnItsOwnScheduleAndInTheOrderOfTime() {
    var hand = Hand(pads: 2, size: Size(width: 800, height: 400)) { $0.rate = 10 }
    hand.press(600, 200)
    hand.wait(0.03)
    hand.press(200, 200, pointer: Pointer(kind: .pen, number: 1))
    hand.waitWithoutFrames(2)
    hand.wait(0.2)
    let times = hand.readings.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(hand.readings(ofPad: 1).map(\.time) == [0.03, 2.03, 2.13, 2.23].map { Instant($0) })
    #expect(hand.readings(ofPad: 2).map(\.time) == [0, 2, 2.1, 2.2].map { Instant($0) })
  }
}
