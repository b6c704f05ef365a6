import PanEngine
import Testing

/// Keys while the mouse holds the knob, or takes it, or has let it leave.
@Suite struct PadKeysAndMouseTests {
  @Test func keysAreIgnoredWhileTheMouseHolds() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.press(200, 200)
    hand.drag(to: 230, 200)
    for key in [Key.arrow(.up), .home, .leftShift, .tab, .space] {
      hand.pressKey(key)
      hand.releaseKey(key)
    }
    hand.pressKey(.arrow(.left))
    #expect(hand.offset == Vector(dx: 30, dy: 0))
    #expect(hand.phases == [.began, .changed])
    hand.release()
    hand.pressKey(.arrow(.left))
    #expect(hand.phases == [.began, .changed, .ended], "a key that was down leads nothing")
    hand.releaseKey(.arrow(.left))
    hand.pressKey(.arrow(.left))
    #expect(hand.last?.phase == .began)
  }

  @Test(
    "A press on the knob ends what the keys lead, and the knob does not jump",
    arguments: [0, 0.2], [Release.goesBack, .holds(.both)])
  func aPressTakesOver(_ duration: Double, _ release: Release) throws {
    var hand = Hand {
      $0.timing.duration = duration
      $0.release = release
    }
    hand.pressKey(.arrow(.right))
    let offset = hand.offset
    hand.press(200 + offset.dx, 205)
    try #require(hand.phases == [.began, .ended, .began])
    #expect(hand.readings.map(\.isHeld) == [true, false, true])
    #expect(hand.readings[1].x == (release == .goesBack ? 0 : 0.1))
    #expect(hand.offset == offset)
    #expect(hand.readings[2].x == offset.dx / 125)
    hand.pressKey(.arrow(.right))
    hand.releaseKey(.arrow(.right))
    hand.drag(to: 190 + offset.dx, 205)
    #expect(hand.offset == offset + Vector(dx: -10, dy: 0))
    hand.release()
    #expect(hand.phases == [.began, .ended, .began, .changed, .ended])
  }

  @Test func aPressBesideTheKnobDoesNot() {
    var hand = Hand()
    hand.pressKey(.arrow(.right))
    hand.press(200, 200)
    hand.drag(to: 210, 200)
    #expect(hand.phases == [.began])
  }

  /// A gesture that is closed is closed to the keys too, and does not save them up.
  @Test func whileTheKnobReturnsFromOutsideKeysAreIgnored() {
    var hand = CirclePadTests.handThatHasLeft()
    hand.release()
    hand.forget()
    hand.pressKey(.arrow(.up))
    hand.waitForRest()
    hand.pressKey(.arrow(.up))
    #expect(hand.readings.isEmpty)
    hand.releaseKey(.arrow(.up))
    hand.pressKey(.arrow(.up))
    #expect(hand.phases == [.began])
  }
}
