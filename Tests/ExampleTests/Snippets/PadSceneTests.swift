import PanEngine
import Testing

@Suite struct PadSceneTests {
  @Test("Leaving the circle cancels; only the knob that has come home can be taken again")
  func leaves() {
    var hand = Hand(on: PadScene(PadConfiguration(), size: Size(width: 400, height: 400)))
    hand.press(200, 200)
    hand.drag(to: 380, 200)
    #expect(hand.takeReadings().map(\.phase) == [.began, .cancelled])

    hand.wait(0.1)  // half of the way home takes half of the time
    #expect(hand.discs().map(\.center) == [Point(x: 262.5, y: 200)])
    hand.press(262.5, 200)
    #expect(hand.takeReadings().isEmpty)

    hand.wait(0.1)
    hand.press(200, 200)
    #expect(hand.takeReadings().map(\.phase) == [.began])
  }

  @Test("A written drag gives the same readings each time")
  func replays() throws {
    let script = try DragScript(
      parsing: """
        0.000 press 200 200
        0.016 move 225 200
        0.500 release 250 200
        """)
    var scene = ReplayScene(
      PadScene(PadConfiguration(), size: Size(width: 400, height: 400)), script: script)
    var readings: [Reading] = []
    while let moment = scene.wakeUp {
      scene.handle(.tick, at: moment)
      while let reading = scene.content.nextReading() { readings.append(reading) }
    }
    #expect(readings.map(\.phase) == [.began, .changed, .ended])
    #expect(readings.map(\.x) == [0, 0.2, 0])
    #expect(readings.map(\.isHeld) == [true, true, false])
  }

  @Test("The way of a drag")
  func walks() {
    var scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
    _ = scene.takeDamage()  // all of it: a driver has drawn the first frame

    let press = Input.press(Point(x: 210, y: 200))
    scene.handle(press, at: Instant(seconds: 1))
    let move = Input.move(Point(x: 260, y: 150), primaryIsDown: true)
    scene.handle(move, at: Instant(seconds: 1.016))

    let began = scene.nextReading()
    #expect(began?.phase == .began)
    #expect(began?.x == 0 && began?.y == 0)  // no jump: the hand has not moved yet

    let changed = scene.nextReading()
    #expect(changed?.phase == .changed)
    #expect(changed?.x == 0.4 && changed?.y == 0.4)  // 50 of 125 pixels: right, and up
    #expect(changed?.offset == Vector(dx: 50, dy: -50))  // the same in pixels, y down

    let damage = scene.takeDamage()
    // Around the knob where it was, at (200, 200), and where it is, at (250, 150).
    #expect(damage?.rect == Rect(minX: 175, minY: 125, maxX: 275, maxY: 225))
    #expect(damage?.includesBackdrop == false)

    #expect(scene.wakeUp == Instant(nanoseconds: 1_016_666_687))  // the knob is turning red
  }
}
