import PanEngine
import Testing

/// The keyboard alone.
@Suite struct PadKeysTests {
  static let middle = Point(x: 200, y: 200)

  private static func arrows(_ arrows: [Key.Arrow], _ hand: inout Hand) {
    for arrow in arrows { hand.pressKey(.arrow(arrow)) }
  }

  // MARK: Deflection

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

  // MARK: Nudges

  @Test("Where it holds, keys move it by steps", arguments: [(false, 12.5), (true, 1.25)])
  func nudges(_ isShifted: Bool, _ step: Double) throws {
    var hand = Hand { $0.release = .holds(.both) }
    if isShifted { hand.pressKey(.leftShift) }
    hand.pressKey(.arrow(.right))
    #expect(hand.offset == Vector(dx: step, dy: 0))
    #expect(hand.last?.phase == .began && hand.last?.isHeld == true)
    hand.pressKey(.arrow(.right))
    hand.pressKey(.arrow(.right))
    #expect(isClose(hand.offset.dx, 3 * step), "a repetition is a step")
    hand.pressKey(.arrow(.up))
    #expect(isClose(hand.offset, Vector(dx: 3 * step, dy: -step)))
    hand.releaseKey(.arrow(.right))
    hand.releaseKey(.arrow(.up))
    let ended = try #require(hand.last)
    #expect(ended.phase == .ended && !ended.isHeld)
    #expect(isClose(ended.x, 3 * step / 125) && isClose(ended.y, step / 125))
    hand.waitForRest()
    #expect(isClose(hand.offset, Vector(dx: 3 * step, dy: -step)))
    hand.pressKey(.arrow(.left))
    #expect(isClose(hand.offset, Vector(dx: 2 * step, dy: -step)), "from where it stays")
  }

  @Test func nudgedToTheEdgeItStaysThereAndComesBackAtOnce() {
    var hand = Hand { $0.release = .holds(.both) }
    for _ in 0..<25 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 125, dy: 0))
    hand.releaseKey(.arrow(.right))
    hand.pressKey(.arrow(.left))
    #expect(hand.offset == Vector(dx: 112.5, dy: 0))
    #expect(hand.phases.first == .began && hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test func shiftAloneMovesNothingThatHolds() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.pressKey(.arrow(.right))
    hand.pressKey(.leftShift)
    hand.releaseKey(.leftShift)
    #expect(hand.offset == Vector(dx: 12.5, dy: 0))
    #expect(hand.readings.count == 1)
  }

  /// x is a throttle, y springs back.
  @Test func oneAxisHoldsTheOtherDoesNot() {
    var hand = Hand { $0.release = .holds(.x) }
    for _ in 0..<4 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 50, dy: 0))
    hand.pressKey(.arrow(.up))
    #expect(isClose(hand.offset.length, 125) && hand.offset.dx > 0)
    let offset = hand.offset
    for _ in 0..<50 { hand.pressKey(.arrow(.up)) }
    #expect(hand.offset == offset, "its repetition wears nothing away")
    hand.releaseKey(.arrow(.up))
    #expect(hand.offset == Vector(dx: 50, dy: 0), "the throttle is where it was")
    hand.pressKey(.arrow(.down))
    hand.releaseKey(.arrow(.right))
    hand.releaseKey(.arrow(.down))
    #expect(hand.last?.phase == .ended && hand.last?.x == 0.4 && hand.last?.y == 0)
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 50, dy: 0))
  }

  @Test func ringsAreReachedByRepetition() {
    var hand = Hand {
      $0.release = .holds(.both)
      $0.snap = .rings([0.5, 1])
    }
    hand.press(210, 200)
    hand.drag(to: 260, 200)
    hand.release()
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 62.5, dy: 0))
    for _ in 0..<4 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 125, dy: 0))
  }

  /// Keys have no velocity that could go on.
  @Test(
    "Let go by the keys, the knob does what the release says",
    arguments: [
      (Release.goesBack, 0.0), (.holds(.both), 12.5), (.holds(.x), 12.5), (.holds(.y), 0),
      (.glides, 0),
    ])
  func theReleasePolicy(_ release: Release, _ rest: Double) {
    for spring in [nil, Spring()] {
      var hand = Hand {
        $0.release = release
        $0.spring = spring
      }
      hand.pressKey(.arrow(.right))
      hand.releaseKey(.arrow(.right))
      #expect(hand.phases == [.began, .ended])
      #expect(hand.last?.x == rest / 125)
      hand.waitForRest()
      #expect(hand.offset == Vector(dx: rest, dy: 0))
    }
  }

  // MARK: Home and Escape

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

  // MARK: Keys and the mouse

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

  // MARK: The program's own

  @Test func cancelledByTheProgram() {
    var hand = Hand()
    hand.pressKey(.arrow(.up))
    hand.cancel()
    #expect(hand.phases == [.began, .cancelled])
    #expect(!hand.scene.isHeld)
  }
}
