import PanEngine
import Testing
import XServerHarness

@testable import ColorWheel

@Suite struct ColorWheelTests {
  /// The wheel's middle is at (200, 200), its radius 160.
  private func knob(_ hand: Hand<WheelScene>) -> Vector {
    // The last disc but one: in front of it is only its own face.
    let discs = hand.discs()
    return discs[discs.count - 2].center - Point(x: 200, y: 200)
  }

  @Test("The knob follows the hand, and stays on the wheel")
  func drags() {
    var hand = Hand(on: WheelScene())
    hand.press(200, 200)
    hand.drag(to: 200, 120)
    #expect(abs(hand.scene.choice.hue - 90) < 1e-9)
    #expect(hand.scene.choice.saturation == 0.5)
    hand.drag(to: -4000, 200)
    #expect(hand.scene.choice == HueAndSaturation(hue: 180, saturation: 1))
    #expect((knob(hand) - Vector(dx: -160, dy: 0)).length < 1e-9)
    hand.drag(to: 4000, 3800)
    #expect(knob(hand).length <= 160)
    hand.release(4000, 3800)
    #expect(abs(hand.scene.choice.hue - 316.5) < 1)
  }

  @Test("Dragged through the middle, it keeps its hue there")
  func keepsItsHue() {
    var hand = Hand(on: WheelScene())
    hand.press(200, 200)
    hand.drag(to: 200, 100)
    let hue = hand.scene.choice.hue
    hand.drag(to: 200, 200)
    #expect(hand.scene.choice == HueAndSaturation(hue: hue, saturation: 0))
    hand.release(200, 200)
    #expect(hand.scene.choice.hue == hue)
  }

  @Test("A press on the knob takes it where it is; one beside it brings it there")
  func aims() {
    var hand = Hand(on: WheelScene())
    hand.press(207, 195)
    #expect(knob(hand) == .zero)
    hand.release(207, 195)
    hand.press(280, 200)
    #expect(knob(hand) == Vector(dx: 80, dy: 0))
    hand.drag(to: 290, 200)
    #expect(knob(hand) == Vector(dx: 90, dy: 0))
    // Another button meanwhile changes nothing.
    hand.happen(.press(Point(x: 100, y: 100), button: 3, pointer: .mouse))
    hand.drag(to: 280, 200)
    #expect(knob(hand) == Vector(dx: 80, dy: 0))
  }

  @Test("A press outside of the wheel, the swatch included, does nothing")
  func misses() {
    var hand = Hand(on: WheelScene())
    for (x, y) in [(20.0, 20.0), (200, 416), (200, 380)] {
      hand.press(x, y)
      hand.drag(to: 200, 150)
      hand.release(200, 150)
    }
    #expect(hand.scene.choice == HueAndSaturation())
  }

  @Test("A drag that loses its hand gives the colour back", arguments: [Input.grabLost, .unmap])
  func restores(_ input: Input) {
    var hand = Hand(on: WheelScene())
    hand.press(280, 200)
    hand.release(280, 200)
    let before = hand.scene.choice
    hand.press(200, 300)
    hand.drag(to: 120, 300)
    hand.happen(input)
    #expect(hand.scene.choice == before)
    #expect((knob(hand) - Vector(dx: 80, dy: 0)).length < 1e-9)
  }

  @Test("The wheel stays in the middle of a window of any size")
  func resizes() {
    var hand = Hand(on: WheelScene())
    _ = hand.takeDamage()
    hand.happen(.resize(Size(width: 600, height: 700)))
    #expect(hand.takeDamage()?.rect == Rect(Size(width: 600, height: 700)))
    hand.press(300, 230)
    #expect(hand.scene.choice == HueAndSaturation(hue: 90, saturation: 0.5))
  }

  @Test(
    "On a screen: drag, print, and show the colour in the swatch",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
  func runs() throws {
    let session = try ExampleSession("ColorWheel")
    try session.program.waitForLine { $0 == "hue 0 saturation 0 rgb [255, 255, 255]" }
    try session.window.press(at: PixelPoint(200, 200))
    try session.window.movePointer(to: PixelPoint(40, 200))
    try session.program.waitForLine { $0 == "hue 180 saturation 100 rgb [0, 255, 255]" }
    try waitUntil("a swatch and a knob of the colour") {
      let swatch = try session.window.pixel(PixelPoint(200, 416))
      return try swatch == .cyan && session.window.pixel(PixelPoint(40, 200)) == .cyan
    }
    // The wheel itself: red to the right, white in the middle, where the knob has been.
    #expect(try session.window.pixel(PixelPoint(357, 200)).isNear(.red, tolerance: 12))
    #expect(try session.window.pixel(PixelPoint(200, 200)).isNear(.white, tolerance: 12))
    try session.window.movePointer(to: PixelPoint(200, 200))
    try session.program.waitForLine { $0 == "hue 180 saturation 0 rgb [255, 255, 255]" }
    try session.window.release(at: PixelPoint(200, 200))
    #expect(try session.closeCleanly())
  }
}
