import PanEngine
import Testing

/// What ends a drag by keys, beside the keys: Home, Escape, the focus, the program.
@Suite struct PadKeyEndsTests {
  @Test func homeEndsAGlide() {
    var hand = PadReleaseTests.handThatDrags(50, 0) { $0.release = .glides }
    hand.wait(0.01)
    hand.drag(to: 265, 200)
    hand.release()
    #expect((hand.last?.x ?? 0) > 0 && hand.scene.wakeUp != nil)
    hand.pressKey(.home)
    #expect(hand.last?.phase == .tick && hand.last?.length == 0)
    hand.waitForRest()
    #expect(hand.offset == .zero && hand.last?.length == 0)
  }

  @Test func homeOfAHeldValue() {
    var hand = PadReleaseTests.handThatDrags(50, 50) { $0.release = .holds(.both) }
    hand.release()
    hand.wait(1)
    hand.forget()
    hand.pressKey(.home)
    hand.pressKey(.home)
    #expect(hand.phases == [.tick])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    #expect(hand.readings.count == 1)
  }

  @Test func homeEndsWhatTheKeysLead() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.pressKey(.arrow(.right))
    hand.pressKey(.home)
    #expect(hand.phases == [.began, .ended])
    #expect(hand.last?.length == 0)
    hand.pressKey(.arrow(.right))
    #expect(hand.phases == [.began, .ended], "the key that is still down leads no more")
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  @Test("Escape with the key down: no repetition revives it", arguments: [false, true])
  func escape(_ holds: Bool) {
    var hand = Hand { if holds { $0.release = .holds(.both) } }
    hand.pressKey(.arrow(.right))
    hand.pressKey(.escape)
    #expect(hand.phases == [.began, .cancelled])
    #expect(hand.last?.x == (holds ? 0.1 : 0))
    for _ in 0..<10 {
      hand.pressKey(.arrow(.right))
      hand.wait(0.1)
    }
    hand.releaseKey(.arrow(.right))
    #expect(hand.phases == [.began, .cancelled])
    #expect(hand.offset == Vector(dx: holds ? 12.5 : 0, dy: 0))
    hand.pressKey(.arrow(.right))
    #expect(hand.phases == [.began, .cancelled, .began], "a new press counts")
  }

  @Test(
    "These end what the keys lead",
    arguments: [
      (Input.focusOut, true), (.unmap, true), (.close, true), (.grabLost, false),
      (.resize(Size(width: 300, height: 300)), false), (.map, false), (.focusIn, false),
    ])
  func otherEnds(_ input: Input, _ ends: Bool) {
    var hand = Hand()
    hand.pressKey(.arrow(.right))
    hand.happen(input)
    #expect(hand.phases == (ends ? [.began, .cancelled] : [.began]))
    if ends { #expect(hand.last?.length == 0 && hand.last?.isHeld == false) }
    #expect(hand.scene.isHeld != ends)
  }

  @Test func focusOutKeepsAHeldValueAndUnmapDoesNot() {
    for (input, x) in [(Input.focusOut, 0.1), (.unmap, 0)] {
      var hand = Hand { $0.release = .holds(.both) }
      hand.pressKey(.arrow(.right))
      hand.happen(input)
      #expect(hand.last?.phase == .cancelled && hand.last?.x == x)
      hand.waitForRest()
      #expect(hand.offset.dx == x * 125)
    }
  }

  @Test func afterTheFocusNoKeyIsTakenToBeDown() {
    var hand = Hand()
    hand.pressKey(.leftShift)
    hand.pressKey(.arrow(.right))
    hand.happen(.focusOut)
    hand.waitForRest()
    hand.pressKey(.arrow(.left))
    #expect(hand.last?.x == -1, "no shift any more")
  }

  @Test func cancelledByTheProgram() {
    var hand = Hand()
    hand.pressKey(.arrow(.up))
    hand.cancel()
    #expect(hand.phases == [.began, .cancelled])
    #expect(!hand.scene.isHeld)
  }
}
