import PanEngine
import Testing

/// The keyboard alone: what keys lead while they are down.
@Suite struct PadKeysTests {
  static let middle = Point(x: 200, y: 200)

  private static func arrows(_ arrows: [Key.Arrow], _ hand: inout Hand) {
    for arrow in arrows { hand.pressKey(.arrow(arrow)) }
  }

  @Test(
    "An arrow holds the knob at the edge",
    arguments: [
      (Key.Arrow.left, Vector(dx: -125, dy: 0)), (.right, Vector(dx: 125, dy: 0)),
      (.up, Vector(dx: 0, dy: -125)), (.down, Vector(dx: 0, dy: 125)),
    ])
  func oneArrow(_ arrow: Key.Arrow, _ offset: Vector) throws {
    var hand = Hand()
    hand.pressKey(.arrow(arrow))
    #expect(hand.offset == offset)
    let began = try #require(hand.last)
    #expect(hand.phases == [.began])
    #expect(began.isHeld && began.x == offset.dx / 125 && began.y == -offset.dy / 125)
    hand.wait(1)
    #expect(hand.knob.color == .red)
    hand.releaseKey(.arrow(arrow))
    #expect(hand.phases == [.began, .ended])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.now == Instant(1.2))
    #expect(hand.knob == Disc(center: PadKeysTests.middle, radius: 25, color: .cyan))
  }

  @Test func diagonalsStayOnTheCircle() {
    var hand = Hand()
    PadKeysTests.arrows([.right, .up], &hand)
    #expect(hand.phases == [.began, .changed])
    #expect(hand.last.map { isClose($0.length, 1) && isClose($0.x, $0.y) } == true)
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test func theShiftKeyMakesItAThird() throws {
    var hand = Hand()
    hand.pressKey(.leftShift)
    #expect(hand.readings.isEmpty)
    hand.pressKey(.arrow(.right))
    #expect(hand.last.map { isClose($0.x, 1.0 / 3) } == true)
    hand.releaseKey(.leftShift)
    #expect(hand.last?.x == 1 && hand.last?.phase == .changed)
    hand.pressKey(.arrow(.down))
    hand.pressKey(.leftShift)
    let last = try #require(hand.last)
    #expect(isClose(last.length, 1.0 / 3) && isClose(last.x, -last.y))
    hand.releaseKey(.arrow(.right))
    hand.releaseKey(.arrow(.down))
    #expect(hand.phases.filter { $0 == .ended }.count == 1)
    #expect(!hand.scene.isHeld)
  }

  @Test func changesWhileSeveralAreDown() {
    var hand = Hand()
    var x: [Double] = []
    for (key, isPress) in [
      (Key.Arrow.right, true), (.left, true), (.right, false), (.right, true), (.left, false),
    ] {
      hand.happen(isPress ? .keyPress(.arrow(key)) : .keyRelease(.arrow(key)))
      x.append(hand.last?.x ?? .nan)
      #expect(hand.scene.isHeld)
    }
    #expect(x == [1, 0, -1, 0, 1], "opposite keys hold it in the middle")
    hand.releaseKey(.arrow(.right))
    #expect(hand.phases == [.began, .changed, .changed, .changed, .changed, .ended])
  }

  @Test func twoKeysOfOneArrowAreHeldUntilBothAreUp() {
    var hand = Hand()
    hand.pressKey(.arrow(.left))
    hand.pressKey(.arrow(.left, onKeypad: true))
    hand.releaseKey(.arrow(.left))
    #expect(hand.offset == Vector(dx: -125, dy: 0))
    #expect(hand.phases == [.began], "nothing has changed")
    hand.releaseKey(.arrow(.left, onKeypad: true))
    #expect(hand.phases == [.began, .ended])
  }

  @Test func twoShiftKeysAreSmallUntilBothAreUp() {
    var hand = Hand()
    hand.pressKey(.arrow(.left))
    for key in [Key.leftShift, .rightShift] { hand.pressKey(key) }
    hand.releaseKey(.leftShift)
    #expect(hand.last.map { isClose($0.x, -1.0 / 3) } == true)
    #expect(hand.phases == [.began, .changed])
    hand.releaseKey(.rightShift)
    #expect(hand.last?.x == -1)
  }

  @Test("Each of two keys is a step where the knob stays")
  func twoKeysAreTwoSteps() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.pressKey(.arrow(.up))
    hand.pressKey(.arrow(.up, onKeypad: true))
    #expect(hand.offset == Vector(dx: 0, dy: -25))
    hand.releaseKey(.arrow(.up))
    #expect(hand.scene.isHeld)
  }

  @Test func autoRepeatDoesNotFlicker() {
    var hand = Hand()
    hand.pressKey(.arrow(.left))
    hand.wait(1)
    hand.forget()
    for _ in 0..<30 {
      hand.pressKey(.arrow(.left))
      hand.wait(0.033)
    }
    #expect(hand.readings.isEmpty)
    #expect(hand.frames.allSatisfy { $0.offset == Vector(dx: -125, dy: 0) })
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func aKeyThatWasNeverPressedDoesNothing() {
    var hand = Hand()
    hand.releaseKey(.arrow(.left))
    hand.releaseKey(.leftShift)
    hand.releaseKey(.space)
    hand.pressKey(.other)
    hand.pressKey(.tab)
    hand.pressKey(.space)
    hand.pressKey(.home)
    #expect(hand.readings.isEmpty)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test(
    "With any limit the keys stay within it",
    arguments: [
      (LimitShape.square, Vector(dx: 88.388, dy: -88.388)),
      (.horizontal, Vector(dx: 88.388, dy: 0)),
      (.vertical, Vector(dx: 0, dy: -88.388)),
    ])
  func otherLimits(_ shape: LimitShape, _ offset: Vector) {
    var hand = Hand { $0.shape = shape }
    PadKeysTests.arrows([.right, .up], &hand)
    #expect(isClose(hand.offset, offset, within: 1e-3))
    #expect(hand.scene.isHeld)
  }

  @Test func radiusZero() {
    var hand = Hand { $0.radius = 0 }
    hand.pressKey(.arrow(.left))
    hand.releaseKey(.arrow(.left))
    hand.waitForRest()
    #expect(hand.phases == [.began, .ended])
    #expect(hand.readings.allSatisfy { $0.length == 0 })
  }

  @Test func caughtOnItsWayBackTheKnobIsLedFromTheMiddle() {
    var hand = Hand()
    hand.pressKey(.arrow(.left))
    hand.releaseKey(.arrow(.left))
    hand.wait(0.1)
    hand.pressKey(.arrow(.up))
    #expect(hand.offset == Vector(dx: 0, dy: -125))
    hand.wait(1)
    #expect(hand.offset == Vector(dx: 0, dy: -125))
  }
}
