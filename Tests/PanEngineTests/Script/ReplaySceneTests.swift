import PanEngine
import Testing

@Suite struct ReplaySceneTests {
  private static let drag = """
    0.1 press 205 200
    0.116 move 230 210
    0.3 move 300 240
    0.5 release 300 240
    """

  private static func scene(_ text: String) throws -> ReplayScene<PadScene> {
    ReplayScene(
      PadScene(PadConfiguration(), size: Size(width: 400, height: 400)),
      script: try DragScript(parsing: text))
  }

  private static func readings(of scene: inout ReplayScene<PadScene>) -> [Reading] {
    var readings: [Reading] = []
    while let reading = scene.content.nextReading() { readings.append(reading) }
    return readings
  }

  @Test func aReplayReadsLikeTheHand() throws {
    var hand = Hand()
    hand.wait(0.1)
    hand.press(205, 200)
    hand.wait(0.016)
    hand.drag(to: 230, 210)
    hand.wait(0.184)
    hand.drag(to: 300, 240)
    hand.wait(0.2)
    hand.release(300, 240)
    hand.waitForRest()
    #expect(try replay(ReplaySceneTests.drag) == hand.readings)
    #expect(hand.phases == [.began, .changed, .changed, .ended])
  }

  /// Whenever the driver ticks: each event has its own time.
  @Test(arguments: [0.001, 0.01, 0.07, 0.2, 10])
  func theDriversPaceDoesNotMatter(_ pace: Double) throws {
    var scene = try ReplaySceneTests.scene(ReplaySceneTests.drag)
    var now = Instant.zero
    while scene.wakeUp != nil {
      now = now.advanced(bySeconds: pace)
      scene.handle(.tick, at: now)
    }
    let expected = try replay(ReplaySceneTests.drag)
    #expect(ReplaySceneTests.readings(of: &scene) == expected)
  }

  @Test func itWakesForTheNextEventAndForWhatMoves() throws {
    var scene = try ReplaySceneTests.scene("0.5 press 200 200\n5 release 200 200")
    #expect(scene.wakeUp == Instant(0.5))
    #expect(!scene.isFinished)
    scene.handle(.tick, at: Instant(0.5))
    let frame = try #require(scene.wakeUp)
    #expect(frame > Instant(0.5) && frame < Instant(0.52), "the colour changes")
    scene.handle(.tick, at: Instant(1))
    #expect(scene.wakeUp == Instant(5))
    scene.handle(.tick, at: Instant(5))
    #expect(scene.isFinished)
    scene.handle(.tick, at: Instant(6))
    #expect(scene.wakeUp == nil)
  }

  @Test func theHandIsIgnoredUntilTheScriptHasFinished() throws {
    var scene = try ReplaySceneTests.scene("1 tick")
    let press = Input.press(Point(x: 200, y: 200), button: 1, pointer: .mouse)
    scene.handle(press, at: .zero)
    scene.handle(.keyPress(.escape), at: .zero)
    #expect(!scene.content.isHeld)
    scene.handle(.tick, at: Instant(1))
    scene.handle(press, at: Instant(2))
    #expect(scene.content.isHeld)
  }

  @Test func theWindowIsNotIgnored() throws {
    var scene = try ReplaySceneTests.scene("1 tick")
    scene.handle(.resize(Size(width: 800, height: 600)), at: .zero)
    #expect(Frame(of: scene.content, at: .zero).knob.center == Point(x: 400, y: 300))
  }

  @Test func theHandsEventsStillLetTheScriptGoOn() throws {
    var scene = try ReplaySceneTests.scene("0.5 press 200 200\n0.6 tick\n9 tick")
    scene.handle(.move(.zero, primaryIsDown: false, pointer: .mouse), at: Instant(0.7))
    #expect(scene.content.isHeld, "the script's press counts, the hand's move does not")
  }

  @Test func aScriptThatEndsInADragIsCancelledAtItsLastTime() throws {
    let readings = try replay("0 press 200 200\n0.25 move 250 200")
    #expect(readings.map(\.phase) == [.began, .changed, .cancelled])
    #expect(readings.map(\.time) == [.zero, Instant(0.25), Instant(0.25)])
    #expect(readings.last?.x == 0)
  }

  /// With a rate it would go on for ever.
  @Test func aScriptThatEndsWithAKeyDownIsCancelledAtItsLastTimeToo() throws {
    let readings = try replay("0 key-press Right\n0.25 tick") { $0.rate = 10 }
    #expect(readings.map(\.phase) == [.began, .tick, .tick, .cancelled, .tick, .tick])
    #expect(readings[3].time == Instant(0.25))
    #expect(readings.suffix(3).allSatisfy { $0.length == 0 && !$0.isHeld })
  }

  // MARK: Scripts that bring their frames

  private static func ticks(_ readings: [Reading]) -> [Instant] {
    readings.filter { $0.phase == .tick }.map(\.time)
  }

  @Test("From its first tick on, a script brings the frames that say something")
  func ticksOfItsOwn() throws {
    let script = "0 press 200 200\n0.35 tick\n0.99 tick\n1.05 release 200 200"
    let times = ReplaySceneTests.ticks(try replay(script) { $0.rate = 10 })
    // Until then they come by themselves; then late ones are one line; and in the end, after the
    // last event, they come by themselves again.
    #expect(times.map(\.seconds) == [0.1, 0.2, 0.3, 0.9, 1, 1.1, 1.2])
  }

  @Test func aReturnThatIsReadIsReadAtItsTicksOnly() throws {
    let script = """
      0 tick
      0 press 200 200
      0.1 move 300 200
      0.2 release 300 200
      0.25 tick
      0.27 tick
      0.9 tick
      """
    let readings = try replay(script) { $0.reportsReturn = true }
    #expect(ReplaySceneTests.ticks(readings).map(\.seconds) == [0.25, 0.27, 0.9])
    #expect(readings.last?.length == 0)
  }

  @Test("What says nothing is drawn in between all the same")
  func quietFramesComeByThemselves() throws {
    var scene = try ReplaySceneTests.scene(
      "0 tick\n0 press 200 200\n0.1 move 300 200\n0.2 release 300 200\n1 tick")
    scene.handle(.tick, at: Instant(0.2))
    _ = scene.takeDamage()
    let frame = try #require(scene.wakeUp)
    #expect(frame < Instant(0.22))
    scene.handle(.tick, at: frame)
    #expect(scene.takeDamage() != nil)
    #expect(scene.isQuiet(at: frame))
  }

  @Test func aFrameThatWouldSaySomethingWaitsForTheScripts() throws {
    var configuration = PadConfiguration()
    configuration.rate = 10
    var scene = ReplayScene(
      PadScene(configuration, size: Size(width: 400, height: 400)),
      script: try DragScript(parsing: "0 tick\n0 press 200 200\n5 tick"))
    scene.handle(.tick, at: Instant(1))
    #expect(ReplaySceneTests.readings(of: &scene).map(\.phase) == [.began])
    #expect(!scene.isQuiet(at: Instant(1)) && scene.isQuiet(at: Instant(0.05)))
    #expect(scene.wakeUp == Instant(5))
  }

  @Test func itCapturesThePointerOnlyForTheHand() throws {
    var configuration = PadConfiguration()
    configuration.latches = true
    var scene = ReplayScene(
      PadScene(configuration, size: Size(width: 400, height: 400)),
      script: try DragScript(parsing: "0 press 200 200\n0.1 release 200 200\n0.3 tick"))
    scene.handle(.tick, at: Instant(0.2))
    #expect(scene.content.capturesPointer && !scene.capturesPointer)
    scene.handle(.tick, at: Instant(0.4))
    #expect(!scene.content.capturesPointer, "the script's end ended it")
    let here = Point(x: 200, y: 200)
    scene.handle(.press(here, button: 1, pointer: .mouse), at: Instant(5))
    scene.handle(.release(here, button: 1, pointer: .mouse), at: Instant(5))
    #expect(scene.capturesPointer)
  }

  @Test func anEmptyScriptIsFinished() throws {
    let scene = try ReplaySceneTests.scene("# nothing")
    #expect(scene.isFinished)
    #expect(scene.wakeUp == nil)
  }

  @Test func itDrawsAndDamagesLikeWhatIsInIt() throws {
    var scene = try ReplaySceneTests.scene("0 press 200 200\n1 move 210 200")
    let all = Rect(Size(width: 400, height: 400))
    #expect(scene.takeDamage() == Damage(rect: all, includesBackdrop: true))
    #expect(scene.content.takeDamage() == nil, "it is taken")
    scene.handle(.tick, at: Instant(0.5))
    var canvas = RecordingCanvas()
    scene.drawBackdrop(on: &canvas)
    scene.draw(on: &canvas)
    #expect(canvas.strokes.count == 3)
    #expect(canvas.discs.map(\.color) == [.orange.withOpacity(0.5), .red])
    #expect(
      scene.takeDamage()
        == Damage(rect: Rect(minX: 175, minY: 175, maxX: 225, maxY: 225), includesBackdrop: false))
  }
}

// MARK: Scripts that bring their sizes

extension ReplaySceneTests {
  private static func middle(of scene: ReplayScene<PadScene>) -> Point {
    Frame(of: scene.content, at: .zero).knob.center
  }

  @Test("A script with sizes of its own gives the scene back to the window at its end")
  func sizesOfItsOwn() throws {
    var scene = try ReplaySceneTests.scene("0 resize 600 500\n1 resize 300 200\n2 tick")
    scene.handle(.resize(Size(width: 800, height: 800)), at: .zero)
    #expect(ReplaySceneTests.middle(of: scene) == Point(x: 300, y: 250))
    scene.handle(.tick, at: Instant(1))
    scene.handle(.resize(Size(width: 640, height: 480)), at: Instant(1.5))
    #expect(ReplaySceneTests.middle(of: scene) == Point(x: 150, y: 100))
    scene.handle(.tick, at: Instant(2))
    #expect(ReplaySceneTests.middle(of: scene) == Point(x: 320, y: 240))
  }
}
