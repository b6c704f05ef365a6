import PanEngine
import Testing

extension CasesTests {
  @Test("Case 25: grabbed as it glides back: anchored where it is drawn, still within the limit")
  func caughtInFlight() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: 320, 200)
    hand.release()
    hand.wait(0.08)
    hand.happen(.tick)
    let caught = hand.knob.center
    #expect(caught.x > 250 && caught.x < 320)
    hand.press(caught.x - 7, caught.y + 3)
    #expect(hand.knob.center == caught)
    hand.drag(to: caught.x - 17, caught.y + 3)
    #expect(isClose(hand.knob.center.x, caught.x - 10))
    hand.drag(to: 900, 200)
    #expect(isClose(hand.offset.length, 125))
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test(
    "Case 26: whatever happens to the window, the return completes and the gesture opens",
    arguments: [
      [Input.resize(Size(width: 90, height: 800))], [.unmap], [.unmap, .map], [.focusOut],
      [.grabLost], [.keyPress(.escape)], [.close],
      [.resize(Size(width: 90, height: 800)), .unmap, .map, .resize(Size(width: 40, height: 40))],
    ])
  func interruptedReturn(_ interruptions: [Input]) {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 200, 900)
    hand.wait(0.1)
    for interruption in interruptions { hand.happen(interruption) }
    hand.waitForRest()
    #expect(hand.now == Instant(0.2))
    #expect(hand.offset == .zero)
    #expect(hand.phases == [.began, .cancelled])
    hand.release()
    hand.press(hand.circle.center.x, hand.circle.center.y)
    #expect(hand.phases == [.began, .cancelled, .began])
  }

  @Test("Case 27: let go at the centre, nothing of zero length is left running")
  func letGoAtTheCentre() {
    var hand = Hand()
    hand.press(200, 200)
    hand.release()
    #expect(hand.scene.wakeUp == nil, "it had no time to turn red")
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(1)
    hand.drag(to: 200, 200)
    hand.release()
    hand.forget()
    hand.waitForRest()
    #expect(isClose(hand.now.seconds, 1.2), "only its colour goes back")
    #expect(hand.frames.allSatisfy { $0.knob.center == CasesTests.middle })
    #expect(hand.scene.wakeUp == nil)
  }

  @Test("Case 28: busy in mid-return, it shows the right place at once and ends on time")
  func busyMachine() {
    var hand = Hand { $0.timing = Timing(duration: 2, curve: .linear) }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.release()
    hand.wait(0.4)
    hand.waitWithoutFrames(1)
    #expect(isClose(hand.knob.center.x, 230))
    hand.waitForRest()
    #expect(hand.now == Instant(2))
    #expect(hand.knob.center == CasesTests.middle)
  }
}
