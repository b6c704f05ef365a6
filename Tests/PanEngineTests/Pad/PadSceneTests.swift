import PanEngine
import Testing

@Suite struct PadSceneTests {
  private static let all = Rect(minX: 0, minY: 0, maxX: 400, maxY: 400)
  private static let knob = Rect(minX: 175, minY: 175, maxX: 225, maxY: 225)

  // MARK: Drawing

  @Test func backdropAndContent() {
    let scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
    var backdrop = RecordingCanvas()
    scene.drawBackdrop(on: &backdrop)
    let middle = Point(x: 200, y: 200)
    #expect(
      backdrop.strokes == [
        .all(.white),
        .circle(Circle(center: middle, radius: 125), .orange.withOpacity(0.5)),
      ])
    var content = RecordingCanvas()
    scene.draw(on: &content)
    #expect(content.strokes == [.circle(Circle(center: middle, radius: 25), .cyan)])
  }

  @Test func theFirstDamageIsEverything() {
    var hand = Hand()
    #expect(hand.takeDamage() == Damage(rect: PadSceneTests.all, includesBackdrop: true))
    #expect(hand.takeDamage() == nil)
  }

  @Test func aDragDamagesTheKnobOnly() {
    var hand = Hand()
    _ = hand.takeDamage()
    hand.press(200, 200)
    #expect(hand.takeDamage() == nil, "nothing looks different yet")
    hand.drag(to: 210, 205)
    #expect(
      hand.takeDamage()
        == Damage(
          rect: Rect(minX: 175, minY: 175, maxX: 235, maxY: 230), includesBackdrop: false))
    hand.drag(to: 250, 250)
    hand.drag(to: 210, 205)
    #expect(hand.takeDamage() == nil, "there and back")
  }

  @Test func anInputThatDoesNothingIsNoDamage() {
    var hand = Hand()
    _ = hand.takeDamage()
    for input in [
      Input.map, .unmap, .focusIn, .focusOut, .grabLost, .tick, .keyPress(.escape),
      .keyPress(.other), .keyRelease(.other), .resize(Size(width: 400, height: 400)),
      .press(Point(x: 0, y: 0), button: 1, pointer: .mouse),
      .move(Point(x: 200, y: 200), primaryIsDown: true, pointer: .mouse),
      .release(Point(x: 200, y: 200), button: 1, pointer: .mouse),
    ] {
      hand.happen(input)
      #expect(hand.takeDamage() == nil, "\(input)")
      #expect(hand.scene.wakeUp == nil, "\(input)")
    }
    #expect(hand.readings.isEmpty)
  }

  @Test func aResizeDamagesEverything() {
    var hand = Hand()
    _ = hand.takeDamage()
    hand.happen(.resize(Size(width: 600, height: 500)))
    #expect(hand.scene.size == Size(width: 600, height: 500))
    #expect(
      hand.takeDamage()
        == Damage(rect: Rect(minX: 0, minY: 0, maxX: 600, maxY: 500), includesBackdrop: true))
    #expect(hand.knob.center == Point(x: 300, y: 250))
    #expect(hand.circle.center == Point(x: 300, y: 250))
  }

  // MARK: Ways to end a drag

  @Test(arguments: [
    Input.keyPress(.escape), .unmap, .grabLost, .close,
    .move(Point(x: 250, y: 200), primaryIsDown: false, pointer: .mouse),
    .move(Point(x: .nan, y: 200), primaryIsDown: true, pointer: .mouse),
    .release(Point(x: 200, y: .infinity), button: 1, pointer: .mouse),
  ])
  func theseCancel(_ input: Input) {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(!hand.scene.isHeld)
    #expect(hand.readings[2].length == 0)
    hand.waitForRest()
    #expect(hand.knob.center == Point(x: 200, y: 200))
    #expect(hand.readings.count == 3)
  }

  @Test(arguments: [
    Input.keyPress(.other), .keyRelease(.escape), .map, .focusIn, .focusOut, .tick,
    .resize(Size(width: 400, height: 400)),
    .press(Point(x: 250, y: 200), button: 3, pointer: .mouse),
    .release(Point(x: 250, y: 200), button: 3, pointer: .mouse),
    .press(Point(x: 250, y: 200), button: 4, pointer: .mouse),
    .press(Point(x: 250, y: 200), button: 1, pointer: .mouse),
    .press(Point(x: 250, y: 200), button: 1, pointer: Pointer(kind: .touch, number: 1)),
    .move(Point(x: 0, y: 0), primaryIsDown: false, pointer: Pointer(kind: .touch, number: 1)),
    .release(Point(x: 0, y: 0), button: 1, pointer: Pointer(kind: .touch, number: 1)),
  ])
  func theseDoNot(_ input: Input) {
    var hand = Hand()
    hand.press(205, 200)
    hand.drag(to: 255, 200)
    hand.happen(input)
    #expect(hand.phases == [.began, .changed])
    #expect(hand.scene.isHeld)
    hand.drag(to: 256, 200)
    #expect(hand.offset == Vector(dx: 51, dy: 0), "the offset of the grab is kept")
  }

  @Test func afterAnEscapeTheReturningKnobCanBeCaught() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.happen(.keyPress(.escape))
    hand.drag(to: 310, 200)
    #expect(hand.knob.center.x == 300, "the held button does not revive")
    hand.release()
    hand.press(300, 200)
    #expect(hand.phases == [.began, .changed, .cancelled, .began])
  }

  // MARK: The window

  @Test func aResizeMidDragKeepsTheOffset() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 320, 200)
    hand.happen(.resize(Size(width: 200, height: 1000)))
    #expect(hand.knob.center == Point(x: 220, y: 500))
    #expect(hand.phases == [.began, .changed])
    hand.drag(to: 321, 201)
    #expect(hand.offset == Vector(dx: 121, dy: 1))
    hand.release()
    #expect(hand.phases == [.began, .changed, .changed, .ended])
  }

  @Test func aResizeMidReturnGoesOn() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 500, 200)
    hand.release()
    hand.wait(0.1)
    hand.happen(.tick)
    let offset = hand.offset
    hand.happen(.resize(Size(width: 1000, height: 700)))
    #expect(isClose(hand.offset, offset, within: 1e-12))
    #expect(hand.circle.center == Point(x: 500, y: 350))
    hand.waitForRest()
    #expect(hand.now == Instant(0.2))
    #expect(hand.knob.center == Point(x: 500, y: 350))
    hand.press(500, 350)
    #expect(hand.phases == [.began, .cancelled, .began])
  }

  @Test func aWindowMuchSmallerThanTheCircleWorks() {
    var hand = Hand(size: Size(width: 52, height: 52))
    hand.press(26, 26)
    hand.drag(to: 126, 26)
    #expect(hand.offset == Vector(dx: 100, dy: 0))
    hand.release(-500, 26)
    hand.waitForRest()
    #expect(hand.phases == [.began, .changed, .ended])
  }

  // MARK: Time

  @Test func atRestItSleeps() {
    var hand = Hand()
    #expect(hand.scene.wakeUp == nil)
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(0.2)
    #expect(hand.scene.wakeUp == nil, "held still, and red")
    hand.release()
    #expect(hand.scene.wakeUp != nil)
    hand.waitForRest()
    #expect(hand.now == Instant(0.4))
  }

  @Test func whileSomethingMovesItWakesSixtyTimesASecondAndAtTheEnd() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(1)
    hand.release()
    hand.forget()
    hand.waitForRest()
    #expect((12...14).contains(hand.frames.count))
    #expect(hand.now == Instant(1.2))
    let times = hand.frames.map(\.time.nanoseconds)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 <= 16_666_667 })
  }

  @Test func inputsInBetweenDoNotPutTheNextFrameOff() {
    var hand = Hand()
    hand.press(200, 200)
    hand.wait(0.03)
    let wakeUp = hand.scene.wakeUp
    hand.drag(to: 201, 200)
    #expect(hand.scene.wakeUp == wakeUp)
  }

  @Test func aTimeThatGoesBackwardsCountsAsTheLatest() {
    var configuration = PadConfiguration()
    configuration.timing.curve = .linear
    var scene = PadScene(configuration, size: Size(width: 400, height: 400))
    scene.handle(.press(Point(x: 200, y: 200), button: 1, pointer: .mouse), at: Instant(5))
    scene.handle(.move(Point(x: 300, y: 200), primaryIsDown: true, pointer: .mouse), at: Instant(3))
    scene.handle(.release(Point(x: 300, y: 200), button: 1, pointer: .mouse), at: Instant(-7))
    scene.handle(.tick, at: Instant(5.1))
    #expect(isClose(Frame(of: scene, at: .zero).knob.center.x, 250))
    scene.handle(.tick, at: Instant(4))
    #expect(isClose(Frame(of: scene, at: .zero).knob.center.x, 250))
    var times: [Instant] = []
    while let reading = scene.nextReading() { times.append(reading.time) }
    #expect(times == [Instant(5), Instant(5), Instant(5)])
  }

  /// At the end of time nothing overflows.
  @Test(arguments: [Int64(0), 1, 16_666_667, 1_000_000_000])
  func atTheEndOfTime(_ nanosecondsLeft: Int64) {
    var scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
    let now = Instant(nanoseconds: .max - nanosecondsLeft)
    scene.handle(.press(Point(x: 200, y: 200), button: 1, pointer: .mouse), at: now)
    scene.handle(.move(Point(x: 900, y: 200), primaryIsDown: true, pointer: .mouse), at: now)
    while let wakeUp = scene.wakeUp {
      #expect(wakeUp > now)
      scene.handle(.tick, at: wakeUp)
    }
    #expect(Frame(of: scene, at: now).knob.center == Point(x: 200, y: 200))
  }

  // MARK: Interventions

  @Test func theProgramsOwnCancel() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.cancel()
    hand.cancel()
    #expect(hand.phases == [.began, .changed, .cancelled])
    hand.waitForRest()
    hand.cancel()
    #expect(hand.readings.count == 3)
  }
}
