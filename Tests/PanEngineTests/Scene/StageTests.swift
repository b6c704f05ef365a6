import PanEngine
import Testing

@Suite struct StageTests {
  private var stage = Stage()
  private let view: ViewID
  private let pan: RecognizerID

  init() {
    view = stage.tree.add(View(shape: .circle(radius: 25), center: Point(x: 100, y: 100)))
    pan = stage.router.attach(PanRecognizer(), to: view)
  }

  private mutating func phases() -> [PanRecognizer.Phase] {
    var phases: [PanRecognizer.Phase] = []
    while let report = stage.router.nextReport() { phases.append(report.phase) }
    return phases
  }

  private mutating func press(at seconds: Double) {
    stage.handle(
      .press(Point(x: 100, y: 100), button: 1, pointer: .mouse), at: Instant(seconds))
  }

  @Test mutating func whatAPointerDoesIsItsRecognizers() {
    press(at: 1)
    let move = Input.move(Point(x: 130, y: 90), primaryIsDown: true, pointer: .mouse)
    stage.handle(move, at: Instant(1.1))
    #expect(stage.router[pan].translation == Vector(dx: 30, dy: -10))
    let release = Input.release(Point(x: 130, y: 90), button: 1, pointer: .mouse)
    stage.handle(release, at: Instant(1.2))
    #expect(phases() == [.began, .changed, .ended])
    #expect(stage.now == Instant(1.2))
  }

  @Test(arguments: [Input.grabLost, .unmap, .close])
  mutating func aLostPointerCancels(_ input: Input) {
    press(at: 0)
    stage.handle(input, at: Instant(0.5))
    #expect(phases() == [.began, .cancelled])
  }

  @Test(arguments: [
    Input.keyPress(.escape), .keyRelease(.leftShift), .resize(.zero), .map, .focusIn, .focusOut,
    .tick,
  ])
  mutating func everythingElseIsOnlyTime(_ input: Input) {
    press(at: 0)
    stage.handle(input, at: Instant(0.5))
    #expect(phases() == [.began])
    #expect(stage.now == Instant(0.5))
  }

  @Test mutating func whatMovesIsBroughtToTheMomentBeforeTheInput() {
    stage.animator.move(
      view, to: Point(x: 300, y: 100), timing: Timing(duration: 1, curve: .linear),
      in: &stage.tree, at: .zero)
    let press = Input.press(Point(x: 200, y: 100), button: 1, pointer: .mouse)
    stage.handle(press, at: Instant(0.5))
    #expect(phases() == [.began])
    #expect(stage.tree[view].center == Point(x: 200, y: 100))
  }

  @Test mutating func timeDoesNotGoBack() {
    stage.advance(to: Instant(2))
    stage.advance(to: Instant(1))
    #expect(stage.now == Instant(2))
    press(at: 1)
    #expect(stage.router.nextReport()?.time == Instant(2))
  }

  @Test mutating func itWakesAtEachFrameAndAtTheEnd() {
    #expect(stage.wakeUp == nil)
    stage.animator.move(
      view, to: .zero, timing: Timing(duration: 0.04), in: &stage.tree, at: .zero)
    var moments: [Int64] = []
    while let wakeUp = stage.wakeUp {
      moments.append(wakeUp.nanoseconds)
      stage.advance(to: wakeUp)
    }
    #expect(moments == [16_666_667, 33_333_334, 40_000_000])
    #expect(stage.animator.nextCompletion()?.finished == true)
  }

  @Test(
    "Frames come as often as the screen shows something, within reason",
    arguments: [
      (Int64(8_333_333), Int64(16_666_666)), (0, 10_416_665), (.min, 10_416_665),
      (.max, 41_666_667),
    ])
  mutating func framesFollowTheScreen(interval: Int64, next: Int64) {
    stage.animator.move(view, to: .zero, timing: Timing(duration: 1), in: &stage.tree, at: .zero)
    stage.handle(.tick, at: Instant(nanoseconds: 10_000_000))
    stage.frameInterval = interval
    #expect(stage.wakeUp == Instant(nanoseconds: next))
  }

  @Test mutating func anInputInBetweenDoesNotPutTheNextFrameOff() {
    stage.animator.move(view, to: .zero, timing: Timing(duration: 1), in: &stage.tree, at: .zero)
    stage.handle(.tick, at: Instant(0.01))
    #expect(stage.wakeUp == Instant(nanoseconds: 16_666_667))
  }

  @Test mutating func atTheEndOfTimeItStillWakes() {
    stage.advance(to: Instant(nanoseconds: .max))
    stage.animator.move(
      view, to: .zero, spring: Spring(), velocity: .zero, in: &stage.tree, at: stage.now)
    #expect(stage.wakeUp == nil)
    #expect(stage.tree[view].center == .zero)
  }

  @Test("H: A frame is no nearer than a microsecond to the moment before it, nor to the end")
  mutating func framesKeepAway() {
    // A sixtieth of a second is 16,666,666.67 ns: the twelfth frame is 4 ns behind 0.2 s.
    stage.advance(to: Instant(nanoseconds: 200_000_000))
    stage.animator.move(
      view, to: Point(x: 300, y: 100), timing: Timing(duration: 0.1, curve: .linear),
      in: &stage.tree, at: stage.now)
    #expect(stage.wakeUp == Instant(nanoseconds: 216_666_671))
    stage.advance(to: Instant(nanoseconds: 299_000_000))
    #expect(stage.wakeUp == Instant(nanoseconds: 300_000_000))
    // The eighteenth is 6 ns behind 0.3 s, when the animation ends; here it ends 500 ns behind that.
    stage.animator.move(
      view, to: Point(x: 400, y: 100), timing: Timing(duration: 0.001_000_506, curve: .linear),
      in: &stage.tree, at: stage.now)
    #expect(stage.wakeUp == Instant(nanoseconds: 300_000_506))
  }
}
