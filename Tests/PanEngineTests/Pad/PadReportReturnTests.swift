import PanEngine
import Testing

/// `--report-return`: the way back is read, instead of zero at once.
@Suite struct PadReportReturnTests {
  private static func handThatLetsGo(
    _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) -> Hand {
    var hand = PadReleaseTests.handThatDrags(100, 0) {
      $0.reportsReturn = true
      configure(&$0)
    }
    hand.forget()
    hand.release()
    return hand
  }

  @Test func theWayBackIsTicksAndTheLastIsExactlyZero() throws {
    var hand = PadReportReturnTests.handThatLetsGo()
    #expect(hand.phases == [.ended])
    #expect(hand.last?.x == 0.8 && hand.last?.isHeld == false)
    hand.waitForRest()
    let ticks = hand.readings.dropFirst()
    #expect(ticks.count >= 10)
    #expect(ticks.allSatisfy { $0.phase == .tick && !$0.isHeld })
    #expect(ticks.allSatisfy { isClose($0.x, $0.offset.dx / 125) })
    #expect(zip(hand.readings, ticks).allSatisfy { $0.x > $1.x })
    let last = try #require(hand.last)
    #expect(last.x == 0 && last.y == 0 && last.angle == nil && last.offset == .zero)
    #expect(last.time == Instant(1.2))
    hand.wait(10)
    #expect(hand.last == last)
  }

  @Test("Without time for a way the zero comes all the same", arguments: [false, true])
  func atOnce(_ reducesMotion: Bool) {
    let hand = PadReportReturnTests.handThatLetsGo {
      if reducesMotion { $0.reducesMotion = true } else { $0.timing.duration = 0 }
    }
    #expect(hand.phases == [.ended, .tick])
    #expect(hand.last?.x == 0 && hand.last?.offset == .zero)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func aSpringsSwingIsReadToo() {
    var hand = PadReportReturnTests.handThatLetsGo {
      $0.spring = Spring(dampingRatio: 0.3, response: 0.5)
    }
    hand.waitForRest()
    #expect(hand.readings.contains { $0.x < -0.1 })
    #expect(hand.last?.x == 0 && hand.last?.phase == .tick)
  }

  @Test func whatHasLeftIsReadOnItsWay() {
    var hand = Hand { $0.reportsReturn = true }
    hand.press(200, 200)
    hand.drag(to: 600, 200)
    #expect(hand.phases == [.began, .cancelled])
    #expect(hand.last?.x == 1 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.last?.x == 0 && hand.last?.phase == .tick)
  }

  @Test func onAnAxisThatHoldsTheOtherOneIsRead() {
    var hand = PadReleaseTests.handThatDrags(50, -60) {
      $0.reportsReturn = true
      $0.release = .holds(.y)
    }
    hand.release()
    #expect(hand.last?.x == 0.4 && hand.last?.y == 0.48)
    hand.waitForRest()
    #expect(hand.readings.allSatisfy { $0.sequence < 3 || isClose($0.y, 0.48) })
    #expect(hand.last?.x == 0 && hand.last?.y == 0.48)
  }

  @Test func caughtInFlightTheTicksEnd() {
    var hand = PadReportReturnTests.handThatLetsGo()
    hand.wait(0.1)
    hand.happen(.tick)
    let drawn = hand.offset.dx
    hand.press(200 + drawn, 200)
    #expect(hand.last?.phase == .began && hand.last.map { isClose($0.x, drawn / 125) } == true)
    hand.forget()
    hand.wait(1)
    #expect(hand.readings.isEmpty)
  }

  @Test("Emptied on its way back it reads zero at once", arguments: [Input.unmap, .close])
  func emptiedOnItsWay(_ input: Input) {
    var hand = PadReportReturnTests.handThatLetsGo()
    hand.wait(0.1)
    hand.forget()
    hand.happen(input)
    #expect(hand.last?.length == 0 && hand.last?.phase == .tick)
    let count = hand.readings.count
    hand.waitForRest()
    #expect(hand.readings.count == count, "and nothing that is not zero after it")
    #expect(hand.offset == .zero)
    #expect(isClose(hand.now.seconds, 1.2), "the knob itself goes on")
  }

  @Test("Emptied while held it reads zero at once", arguments: [Input.unmap, .close])
  func emptiedWhileHeld(_ input: Input) {
    var hand = PadReleaseTests.handThatDrags(100, 0) { $0.reportsReturn = true }
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.last?.length == 0)
    hand.waitForRest()
    #expect(hand.readings.count == 3)
  }

  /// The home key repeats; the way home must not begin anew each time.
  @Test func homeIsReadAndArrives() {
    var hand = PadReleaseTests.handThatDrags(100, 0) {
      $0.reportsReturn = true
      $0.release = .holds(.both)
    }
    hand.release()
    hand.wait(1)
    hand.forget()
    let start = hand.now
    for _ in 0..<20 {
      hand.pressKey(.home)
      hand.wait(0.03)
    }
    #expect(hand.readings.allSatisfy { $0.phase == .tick && !$0.isHeld })
    #expect(hand.readings.count > 10)
    #expect(hand.last?.x == 0 && hand.last?.time == start.advanced(bySeconds: 0.2))
  }
}
