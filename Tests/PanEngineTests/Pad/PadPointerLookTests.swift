import PanEngine
import Testing

/// What the mouse pointer tells of the knob under it.
@Suite struct PadPointerLookTests {
  @Test func aKnobUnderTheMouseCanBeTaken() {
    var hand = Hand()
    #expect(hand.scene.pointerLook == .ordinary, "nobody knows where the mouse is")
    hand.hover(to: 224, 200)
    #expect(hand.scene.pointerLook == .grabbable)
    hand.hover(to: 224, 224)
    #expect(hand.scene.pointerLook == .ordinary, "a corner of its square is not the knob")
  }

  @Test func itIsHeldUntilItIsLetGo() {
    var hand = Hand()
    hand.press(200, 200)
    #expect(hand.scene.pointerLook == .grabbing && hand.scene.holdsPointer)
    hand.drag(to: 900, 200)
    #expect(!hand.scene.holdsPointer)
    #expect(hand.scene.pointerLook == .ordinary, "it left, and cannot be taken")
    hand.wait(0.3)
    hand.hover(to: 200, 200)
    #expect(hand.scene.pointerLook == .grabbable)
  }

  @Test func aKnobThatComesUnderAMouseAtRestCanBeTaken() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 260, 200)
    hand.drag(to: 400, 200)
    hand.hover(to: 200, 200)
    #expect(hand.scene.pointerLook == .ordinary)
    hand.wait(0.3)
    #expect(hand.scene.pointerLook == .grabbable)
  }

  @Test func aFingerIsNoMouse() {
    var hand = Hand()
    let finger = Pointer(kind: .touch, number: 1)
    hand.press(200, 200, pointer: finger)
    #expect(hand.scene.pointerLook == .ordinary)
    #expect(hand.scene.holdsPointer, "but it holds the knob all the same")
    hand.release(pointer: finger)
    #expect(!hand.scene.holdsPointer)
  }

  @Test func aPenIsLikeTheMouse() {
    let pen = Pointer(kind: .pen, number: 0)
    var hand = Hand()
    hand.happen(.move(Point(x: 200, y: 200), primaryIsDown: false, pointer: pen))
    #expect(hand.scene.pointerLook == .grabbable)
    hand.press(200, 200, pointer: pen)
    #expect(hand.scene.pointerLook == .grabbing)
    hand.happen(.release(Point(x: 200, y: 200), pointer: pen))
    #expect(hand.scene.pointerLook == .grabbable)
  }

  @Test func aScriptHasNoPointer() {
    let scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
    let press = DragScript.Event(time: .zero, input: .press(Point(x: 200, y: 200)))
    let release = DragScript.Event(
      time: Instant(seconds: 1), input: .release(Point(x: 200, y: 200)))
    var replay = ReplayScene(scene, script: DragScript(events: [press, release]))
    replay.handle(.tick, at: .zero)
    #expect(replay.pointerLook == .ordinary)
    replay.handle(.tick, at: Instant(seconds: 1))
    #expect(replay.pointerLook == .grabbable)
  }
}
