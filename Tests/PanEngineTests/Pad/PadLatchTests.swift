import PanEngine
import Testing

/// A knob that follows the pointer without a held button.
@Suite struct PadLatchTests {
  /// Clicks on the knob and lets go of the button.
  private static func handThatHasClicked(
    pads: Int = 1, _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) -> Hand {
    var hand = Hand(pads: pads, size: Size(width: 400 * Double(pads), height: 400)) {
      $0.latches = true
      $0.leave = .clamp
      configure(&$0)
    }
    hand.press(205, 200)
    #expect(!hand.scene.capturesPointer, "while the button is down there is no need")
    hand.release()
    return hand
  }

  @Test func aClickLatchesAndTheNextOneAnywhereEndsIt() {
    var hand = PadLatchTests.handThatHasClicked()
    #expect(hand.scene.isHeld && hand.scene.capturesPointer)
    hand.hover(to: 255, 200)
    #expect(hand.offset == Vector(dx: 50, dy: 0), "with no button down, and the offset kept")
    hand.hover(to: 900, 200)
    #expect(hand.offset == Vector(dx: 125, dy: 0))
    #expect(hand.phases == [.began, .changed, .changed])
    hand.press(5, 5)
    #expect(hand.phases == [.began, .changed, .changed, .ended])
    #expect(!hand.scene.isHeld && !hand.scene.capturesPointer)
    hand.forget()
    hand.release()
    hand.hover(to: 200, 200)
    #expect(hand.readings.isEmpty, "its own release is none")
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  @Test func theClickThatEndsItDoesNotBeginAnotherOne() {
    var hand = PadLatchTests.handThatHasClicked()
    hand.hover(to: 225, 200)
    hand.press(225, 200)
    hand.release()
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(!hand.scene.capturesPointer)
    hand.waitForRest()
    hand.press(200, 200)
    hand.release()
    #expect(hand.scene.capturesPointer, "the one after that does")
  }

  @Test("Any button ends it, but no wheel", arguments: 1...9)
  func anyButton(_ button: Int) {
    var hand = PadLatchTests.handThatHasClicked()
    hand.press(300, 300, button: button)
    #expect(hand.scene.capturesPointer == (4...7).contains(button))
    hand.release(button: button)
    #expect(hand.scene.isHeld == (4...7).contains(button))
  }

  @Test func aDragLatchesToo() {
    var hand = Hand { $0.latches = true }
    hand.press(200, 200)
    hand.drag(to: 240, 200)
    hand.release()
    hand.hover(to: 250, 200)
    #expect(hand.scene.capturesPointer)
    #expect(hand.offset == Vector(dx: 50, dy: 0))
  }

  @Test func withASlopTheFollowingBeginsAfterIt() {
    var hand = Hand {
      $0.latches = true
      $0.slop = PanRecognizer.Slop(10)
    }
    hand.press(200, 200)
    hand.release()
    #expect(hand.scene.capturesPointer && !hand.scene.isHeld)
    hand.hover(to: 215, 200)
    #expect(hand.phases == [.began])
    #expect(hand.offset == Vector(dx: 5, dy: 0))
  }

  @Test(
    "These end it",
    arguments: [
      (Input.keyPress(.escape), Reading.Phase.cancelled), (.grabLost, .cancelled),
      (.unmap, .cancelled), (.close, .cancelled),
      (.move(Point(x: 900, y: 200), primaryIsDown: false, pointer: .mouse), .cancelled),
      (.keyPress(.space), .ended),
    ])
  func ends(_ input: Input, _ phase: Reading.Phase) {
    var hand = PadLatchTests.handThatHasClicked { $0.leave = .cancel }
    hand.hover(to: 235, 200)
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, phase])
    #expect(!hand.scene.capturesPointer)
    #expect(!hand.scene.isHeld)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    hand.hover(to: 210, 200)
    #expect(hand.readings.count == 3)
  }

  @Test func theProgramsOwnCancelEndsItAtOnce() {
    var hand = PadLatchTests.handThatHasClicked()
    hand.cancel()
    #expect(!hand.scene.capturesPointer)
    #expect(hand.phases == [.began, .cancelled])
  }

  @Test(
    "These do not",
    arguments: [
      Input.focusOut, .resize(Size(width: 500, height: 500)), .tick, .map, .keyPress(.arrow(.up)),
      .keyPress(.home), .release(Point(x: 0, y: 0), button: 1, pointer: .mouse),
      .press(Point(x: 0, y: 0), button: 1, pointer: Pointer(kind: .touch, number: 1)),
    ])
  func goesOn(_ input: Input) {
    var hand = PadLatchTests.handThatHasClicked()
    hand.happen(input)
    #expect(hand.phases == [.began])
    #expect(hand.scene.isHeld && hand.scene.capturesPointer)
    hand.hover(to: 215, 200)
    #expect(hand.offset == Vector(dx: 10, dy: 0))
  }

  @Test func withoutTheOptionNothingLatches() {
    var hand = Hand()
    hand.press(200, 200)
    hand.release()
    #expect(!hand.scene.capturesPointer && !hand.scene.isHeld)
    hand.hover(to: 230, 200)
    hand.pressKey(.space)
    #expect(!hand.scene.capturesPointer && !hand.scene.isHeld)
  }

  @Test func otherPointersDragAsEver() {
    var hand = PadLatchTests.handThatHasClicked(pads: 2)
    let finger = Pointer(kind: .touch, number: 1)
    hand.press(600, 200, pointer: finger)
    hand.drag(to: 640, 200, pointer: finger)
    hand.hover(to: 215, 200)
    hand.release(640, 200, pointer: finger)
    #expect(hand.readings(ofPad: 2).map(\.phase) == [.began, .ended], "a finger does not latch")
    #expect(hand.readings(ofPad: 1).map(\.phase) == [.began, .changed])
    #expect(hand.scene.capturesPointer)
  }

  @Test func aMissedReleaseCountsForOthersStill() {
    var hand = Hand { $0.latches = true }
    hand.press(200, 200)
    hand.hover(to: 230, 200)
    #expect(hand.phases == [.began, .cancelled], "no click: its release was never seen")
    #expect(!hand.scene.capturesPointer)
  }

  // MARK: Space

  @Test func spaceLatchesTheKnobToTheMouseWhereverThatIs() {
    var hand = Hand { $0.latches = true }
    hand.pressKey(.space)
    hand.releaseKey(.space)
    #expect(!hand.scene.capturesPointer, "nobody knows where the mouse is")
    hand.hover(to: 20, 30)
    hand.pressKey(.space)
    #expect(hand.phases == [.began])
    #expect(hand.offset == .zero && hand.scene.capturesPointer)
    hand.hover(to: 60, 30)
    #expect(hand.offset == Vector(dx: 40, dy: 0))
    hand.releaseKey(.space)
    #expect(hand.scene.capturesPointer)
    hand.pressKey(.space)
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(!hand.scene.capturesPointer)
  }

  @Test func aHeldSpaceDoesNotFlicker() {
    var hand = Hand { $0.latches = true }
    hand.hover(to: 20, 30)
    for _ in 0..<20 {
      hand.pressKey(.space)
      hand.wait(0.03)
    }
    #expect(hand.phases == [.began])
    #expect(hand.scene.capturesPointer)
  }

  @Test func spaceLatchesThePadThatTheKeysDrive() {
    var hand = Hand(pads: 3, size: Size(width: 1200, height: 400)) { $0.latches = true }
    hand.hover(to: 20, 30)
    hand.pressKey(.tab)
    hand.pressKey(.space)
    hand.hover(to: 30, 30)
    #expect(hand.readings.map(\.pad) == [2, 2])
    #expect(hand.last?.x == 0.08)
  }

  @Test func spaceTakesOverFromTheArrows() {
    var hand = Hand { $0.latches = true }
    hand.hover(to: 20, 30)
    hand.pressKey(.arrow(.up))
    hand.pressKey(.space)
    #expect(hand.phases == [.began, .ended, .began])
    #expect(hand.offset == Vector(dx: 0, dy: -125))
    hand.hover(to: 20, 40)
    #expect(hand.offset == Vector(dx: 0, dy: -115))
  }

  @Test func aClosedGestureDoesNotLatch() {
    var hand = Hand { $0.latches = true }
    hand.press(200, 200)
    hand.drag(to: 500, 200)
    hand.pressKey(.space)
    #expect(!hand.scene.capturesPointer)
    #expect(hand.phases == [.began, .cancelled])
  }

  @Test("Space lets go of what is latched where that is, whatever points")
  func spaceLetsGoOfAPen() {
    let pen = Pointer(kind: .pen, number: 1)
    var hand = Hand {
      $0.latches = true
      $0.leave = .clamp
      $0.release = .holds(.both)
    }
    hand.happen(.press(Point(x: 200, y: 200), pointer: pen))
    hand.happen(.release(Point(x: 200, y: 200), pointer: pen))
    hand.happen(.move(Point(x: 220, y: 200), primaryIsDown: false, pointer: pen))
    #expect(hand.scene.capturesPointer)
    hand.happen(.keyPress(.space))
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.offset == Vector(dx: 20, dy: 0))
    #expect(!hand.scene.capturesPointer)
  }

  @Test func spaceLatchesToAPenWhereThatPointedLast() {
    let pen = Pointer(kind: .pen, number: 0)
    var hand = Hand { $0.latches = true }
    hand.hover(to: 20, 30)
    hand.happen(.move(Point(x: 60, y: 30), primaryIsDown: false, pointer: pen))
    hand.pressKey(.space)
    #expect(hand.phases == [.began])
    hand.hover(to: 90, 90)
    #expect(hand.offset == .zero, "the mouse is another pointer")
    hand.happen(.move(Point(x: 70, y: 30), primaryIsDown: false, pointer: pen))
    #expect(hand.offset == Vector(dx: 10, dy: 0))
  }

  // MARK: Several cursors

  private static let secondMouse = Pointer(kind: .mouse, number: 1)
  private static let pen = Pointer(kind: .pen, number: 0)

  @Test(
    "D1: Another cursor neither ends nor moves it",
    arguments: [
      Input.press(Point(x: 0, y: 0), pointer: secondMouse),
      .move(Point(x: 900, y: 0), primaryIsDown: false, pointer: secondMouse),
      .pointerLost(secondMouse), .pointerLost(Pointer(kind: .touch, number: 1)),
    ])
  func anotherCursor(_ input: Input) {
    var hand = PadLatchTests.handThatHasClicked()
    hand.happen(input)
    #expect(hand.phases == [.began] && hand.scene.capturedPointer == .mouse)
    #expect(hand.scene.pointerLook(of: .mouse) == .grabbing)
    #expect(hand.scene.pointerLook(of: PadLatchTests.secondMouse) == .ordinary)
  }

  @Test("D3: A press with a pen that moves the same cursor ends it where the mouse is")
  func aPenOfTheSameCursorEndsIt() {
    var hand = PadLatchTests.handThatHasClicked {
      $0.leave = .clamp
      $0.release = .holds(.both)
    }
    hand.hover(to: 225, 200)
    let place = hand.offset
    hand.happen(.move(Point(x: 100, y: 100), primaryIsDown: false, pointer: PadLatchTests.pen))
    #expect(hand.offset == place)
    hand.happen(.press(Point(x: 100, y: 100), pointer: PadLatchTests.pen))
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.offset == place)
  }

  @Test("D1: A cursor that is lost takes its mouse and its pen along", arguments: [pen, .mouse])
  func losesItsCursor(_ pointer: Pointer) {
    var hand = PadLatchTests.handThatHasClicked()
    hand.happen(.pointerLost(pointer))
    #expect(hand.phases == [.began, .cancelled] && hand.scene.capturedPointer == nil)
  }
}
