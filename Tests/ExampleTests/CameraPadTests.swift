import PanEngine
import Testing
import XServerHarness

@testable import CameraPad

/// The sticks are at (160, 400) and (480, 400), 64 pixels from the middle to full deflection.
@Suite struct CameraPadTests {
  @Test("The left stick is the speed of turning: held for twice the time, it turns twice as far")
  func turns() {
    var hand = Hand(on: CameraScene())
    hand.press(160, 400)
    hand.drag(to: 160 + 64, 400)
    hand.wait(0.5)
    let half = hand.scene.camera.pan
    hand.wait(0.5)
    hand.release(160 + 64, 400)
    #expect(abs(half - 22.5) < 45.0 / 60)
    #expect(abs(hand.scene.camera.pan - 45) < 1e-6)
    #expect(hand.scene.camera.tilt == 0)
  }

  @Test("Let go, or left by its hand, the camera stands still at once", arguments: [false, true])
  func stops(_ isLost: Bool) {
    var hand = Hand(on: CameraScene())
    hand.press(160, 400)
    hand.drag(to: 160, 400 - 40)
    hand.wait(0.3)
    if isLost { hand.happen(.grabLost) } else { hand.release(160, 360) }
    let camera = hand.scene.camera
    hand.wait(2)
    #expect(camera.tilt > 1)
    #expect(hand.scene.camera == camera)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test("Both sticks at once, each by a finger of its own")
  func travels() {
    var hand = Hand(on: CameraScene())
    let fingers = [1, 2].map { Pointer(kind: .touch, number: $0) }
    hand.press(160, 400, pointer: fingers[0])
    hand.press(480, 400, pointer: fingers[1])
    hand.drag(to: 60, 400, pointer: fingers[0])
    hand.drag(to: 480, 300, pointer: fingers[1])
    hand.wait(1)
    let camera = hand.scene.camera
    #expect(camera.pan < -40 && camera.dolly > 4.5)
    #expect(camera.zoom == 1 && camera.tilt == 0)
  }

  @Test("The camera stays within what its head, lens and rail can do")
  func isLimited() {
    var camera = Camera()
    camera.advance(
      1e6, turning: Vector(dx: 1, dy: -1), travelling: Vector(dx: 1, dy: 1))
    #expect((camera.pan, camera.tilt) == (90, -20))
    #expect((camera.zoom, camera.dolly) == (8, 30))
  }

  @Test("Only the picture, and not its backdrop, is drawn anew while the camera moves")
  func damages() {
    var hand = Hand(on: CameraScene())
    #expect(hand.takeDamage()?.rect == Rect(minX: 0, minY: 0, maxX: 640, maxY: 800))
    #expect(hand.takeDamage() == nil)
    hand.press(160, 400)
    hand.drag(to: 200, 400)
    // Until the knob has its colour, it is drawn anew as well.
    hand.wait(0.5)
    _ = hand.takeDamage()
    hand.wait(0.5)
    let damage = hand.takeDamage()
    #expect(damage == Damage(rect: Rect(Size(width: 640, height: 300)), includesBackdrop: false))
  }

  @Test(
    "On a screen: hold the stick, let go, close",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
  func runs() throws {
    let session = try ExampleSession("CameraPad")
    let before = try waitUntil("the cross in the picture") {
      try session.window.image()
    } isRight: {
      $0[320, 150] == .white
    }
    try session.window.press(at: PixelPoint(160, 400))
    try session.window.movePointer(to: PixelPoint(224, 400))
    try session.program.waitForLine("a pan of 5 degrees") { pan(of: $0).map { $0 >= 5 } ?? false }
    try session.window.release(at: PixelPoint(224, 400))
    try session.program.waitUntilIdle()
    let count = session.program.lines.count
    let after = try session.window.image()
    #expect(after != before)
    // The sticks are where they were, and the horizon too.
    #expect(after[160, 400] == .white && after[160, 400 + 40] == before[160, 400 + 40])
    #expect(after[5, 298] == before[5, 298])
    #expect(session.program.lines.count == count)
    #expect(session.program.lines.allSatisfy { pan(of: $0) != nil })
    #expect(try session.closeCleanly())
  }

  /// Of a line such as "pan 5.2 tilt 0.0 zoom 1.0 dolly 0.0".
  private func pan(of line: String) -> Double? {
    let words = line.split(separator: " ")
    return words.count == 8 && words[0] == "pan" ? Double(words[1]) : nil
  }
}
