import PanEngine
import Testing

@Suite struct GestureRouterTests {
  /// Two knobs of radius 10, at (50, 50) and (150, 50), each with its own recognizer.
  private struct Table {
    var tree = ViewTree()
    var router = GestureRouter()
    let left: ViewID
    let right: ViewID
    let leftPan: RecognizerID
    let rightPan: RecognizerID

    init(slop: Double = 0) {
      left = tree.add(View(shape: .circle(radius: 10), center: Point(x: 50, y: 50)))
      right = tree.add(View(shape: .circle(radius: 10), center: Point(x: 150, y: 50)))
      leftPan = router.attach(PanRecognizer(slop: PanRecognizer.Slop(slop)), to: left)
      rightPan = router.attach(PanRecognizer(slop: PanRecognizer.Slop(slop)), to: right)
    }

    mutating func press(_ x: Double, _ y: Double, button: Int = 1, _ pointer: Pointer = .mouse) {
      router.press(
        at: Point(x: x, y: y), button: button, pointer: pointer, in: tree, time: .zero)
    }

    mutating func move(_ x: Double, _ y: Double, isDown: Bool = true, _ pointer: Pointer = .mouse) {
      router.move(to: Point(x: x, y: y), primaryIsDown: isDown, pointer: pointer, time: .zero)
    }

    mutating func release(_ x: Double, _ y: Double, button: Int = 1, _ pointer: Pointer = .mouse) {
      router.release(at: Point(x: x, y: y), button: button, pointer: pointer, time: .zero)
    }

    mutating func reports() -> [GestureReport] {
      var reports: [GestureReport] = []
      while let report = router.nextReport() { reports.append(report) }
      return reports
    }

    mutating func phases(of recognizer: RecognizerID? = nil) -> [PanRecognizer.Phase] {
      reports().filter { recognizer == nil || $0.recognizer == recognizer }.map(\.phase)
    }
  }

  private static let finger = Pointer(kind: .pen, number: 1)

  @Test func aDragReportsWhoWhatHowFarAndWhen() {
    var table = Table()
    table.router.press(
      at: Point(x: 52, y: 50), button: 1, pointer: .mouse, in: table.tree, time: Instant(1))
    table.router.move(
      to: Point(x: 60, y: 47), primaryIsDown: true, pointer: .mouse, time: Instant(2))
    table.router.release(at: Point(x: 61, y: 47), button: 1, pointer: .mouse, time: Instant(3))
    let reports = table.reports()
    #expect(reports.map(\.recognizer) == [table.leftPan, table.leftPan, table.leftPan])
    #expect(reports.map(\.phase) == [.began, .changed, .ended])
    #expect(reports.map(\.translation) == [.zero, Vector(dx: 8, dy: -3), Vector(dx: 9, dy: -3)])
    #expect(reports.map(\.time) == [Instant(1), Instant(2), Instant(3)])
    #expect(table.router[table.leftPan].state == .ended)
  }

  @Test func theOwnerKeepsThePointerWhereverItGoes() {
    var table = Table()
    table.press(50, 50)
    table.move(150, 50)
    table.move(-1000, 5000)
    table.release(150, 50)
    #expect(table.phases(of: table.leftPan) == [.began, .changed, .changed, .ended])
    #expect(table.router[table.rightPan].state == .possible)
  }

  @Test func pressesOnNothingAndMovesOfNobodyDoNothing() {
    var table = Table()
    table.press(100, 50)
    table.move(50, 50)
    table.release(50, 50)
    #expect(table.reports().isEmpty)
  }

  @Test(arguments: [0, 2, 3, 4, 5, 6, 7, 8, 100])
  func onlyThePrimaryButtonBeginsOrEnds(_ button: Int) {
    var table = Table()
    table.press(50, 50, button: button)
    table.move(60, 50)
    table.release(60, 50, button: button)
    #expect(table.reports().isEmpty)
    table.press(50, 50)
    table.press(50, 50, button: button)
    table.release(50, 50, button: button)
    #expect(table.phases() == [.began])
    #expect(table.router[table.leftPan].state == .began)
  }

  @Test func twoPointersDragTwoViews() {
    var table = Table()
    table.press(50, 50)
    table.press(150, 50, GestureRouterTests.finger)
    table.move(160, 50, GestureRouterTests.finger)
    table.move(51, 50)
    table.release(51, 50)
    table.release(160, 50, GestureRouterTests.finger)
    let reports = table.reports()
    #expect(reports.map(\.phase) == [.began, .began, .changed, .changed, .ended, .ended])
    #expect(
      reports.map(\.recognizer) == [
        table.leftPan, table.rightPan, table.rightPan, table.leftPan, table.leftPan,
        table.rightPan,
      ])
  }

  @Test func aSecondPointerOnTheSameViewChangesNothing() {
    var table = Table()
    table.press(50, 50)
    table.press(50, 50, GestureRouterTests.finger)
    table.move(90, 90, GestureRouterTests.finger)
    table.release(90, 90, GestureRouterTests.finger)
    #expect(table.phases() == [.began])
    table.move(51, 50)
    #expect(table.reports().map(\.translation) == [Vector(dx: 1, dy: 0)])
  }

  @Test func aMoveWithTheButtonUpCancels() {
    var table = Table()
    table.press(50, 50)
    table.move(60, 50, isDown: false)
    table.move(70, 50)
    table.release(70, 50)
    #expect(table.phases() == [.began, .cancelled])
  }

  @Test func beforeItBeganAMoveWithTheButtonUpFailsInSilence() {
    var table = Table(slop: 10)
    table.press(50, 50)
    table.move(90, 50, isDown: false)
    #expect(table.reports().isEmpty)
    #expect(table.router[table.leftPan].state == .failed)
  }

  // MARK: Switching off

  @Test func disablingMidPressFreesThePointerForAnotherView() {
    var table = Table(slop: 10)
    table.press(50, 50)
    table.router.setEnabled(false, table.leftPan, at: .zero)
    table.press(150, 50)
    table.move(180, 50)
    #expect(table.phases(of: table.rightPan) == [.began])
    #expect(table.router[table.leftPan].state == .failed)
  }

  @Test func disablingFromInsideAReportLosesNoneAndDoesNotReenter() {
    var table = Table()
    table.press(50, 50)
    table.move(60, 50)
    var phases: [PanRecognizer.Phase] = []
    while let report = table.router.nextReport() {
      phases.append(report.phase)
      guard report.phase == .began else { continue }
      // All at once: off, on, off, a cancel, and a move that must not count any more.
      table.router.setEnabled(false, table.leftPan, at: .zero)
      table.router.setEnabled(true, table.leftPan, at: .zero)
      table.router.cancel(table.leftPan, at: .zero)
      table.move(70, 50)
      #expect(phases == [.began], "what follows waits its turn")
    }
    #expect(phases == [.began, .changed, .cancelled])
  }

  @Test func aHeldButtonDoesNotReviveWhenSwitchedOnAgain() {
    var table = Table()
    table.press(50, 50)
    table.router.setEnabled(false, table.leftPan, at: .zero)
    table.router.setEnabled(true, table.leftPan, at: .zero)
    table.move(60, 50)
    table.release(60, 50)
    #expect(table.phases() == [.began, .cancelled])
    table.press(50, 50)
    #expect(table.phases() == [.began])
  }

  @Test func pressesOnADisabledRecognizerAreIgnoredNotDeferred() {
    var table = Table()
    table.router.setEnabled(false, table.leftPan, at: .zero)
    table.press(50, 50)
    table.router.setEnabled(true, table.leftPan, at: .zero)
    table.move(60, 50)
    table.release(60, 50)
    #expect(table.reports().isEmpty)
  }

  @Test func cancelAllCancelsEachOnce() {
    var table = Table()
    table.press(50, 50)
    table.press(150, 50, GestureRouterTests.finger)
    table.router.cancelAll(at: .zero)
    table.router.cancelAll(at: .zero)
    #expect(table.phases() == [.began, .began, .cancelled, .cancelled])
  }

  // MARK: Views

  @Test func aViewThatIsRemovedMidDragCancels() {
    var table = Table()
    table.press(50, 50)
    table.press(150, 50, GestureRouterTests.finger)
    table.tree.remove(table.left)
    table.router.dropRemovedViews(in: table.tree, at: .zero)
    table.move(60, 50)
    table.release(60, 50)
    #expect(table.phases(of: table.leftPan) == [.began, .cancelled])
    #expect(table.router[table.rightPan].state == .began)
  }

  @Test func aPressOnAChildIsItsParentsUnlessItHasItsOwn() {
    var tree = ViewTree()
    var router = GestureRouter()
    let parent = tree.add(View(shape: .circle(radius: 50), center: Point(x: 100, y: 100)))
    let child = tree.add(View(shape: .circle(radius: 10)), to: parent)
    let parentPan = router.attach(PanRecognizer(), to: parent)
    router.press(
      at: Point(x: 100, y: 100), button: 1, pointer: .mouse, in: tree, time: .zero)
    #expect(router.nextReport()?.recognizer == parentPan)
    router.cancelAll(at: .zero)
    _ = router.nextReport()
    let childPan = router.attach(PanRecognizer(), to: child)
    router.press(
      at: Point(x: 100, y: 100), button: 1, pointer: .mouse, in: tree, time: .zero)
    #expect(router.nextReport()?.recognizer == childPan)
  }

  @Test func aViewInFrontWithoutARecognizerShieldsWhatLiesBehind() {
    var table = Table()
    table.tree.add(View(shape: .circle(radius: 10), center: Point(x: 50, y: 50)))
    table.press(50, 50)
    #expect(table.reports().isEmpty)
  }

  @Test func setTranslationMovesTheOrigin() {
    var table = Table()
    table.press(50, 50)
    table.router.setTranslation(Vector(dx: 30, dy: 0), of: table.leftPan)
    table.move(51, 50)
    #expect(table.reports().map(\.translation) == [.zero, Vector(dx: 31, dy: 0)])
  }

  @Test("A detached recognizer's gesture ends, its view is free, and its name is never used again")
  func detached() {
    var table = Table()
    table.press(50, 50)
    let first = table.leftPan
    table.router.detach(first, at: .zero)
    #expect(!table.router.contains(first))
    #expect(table.phases() == [.began, .cancelled])
    table.router.detach(first, at: .zero)
    table.press(50, 50)
    #expect(table.phases() == [])
    let second = table.router.attach(PanRecognizer(), to: table.left)
    #expect(second != first && !table.router.contains(first))
    table.press(50, 50)
    #expect(table.router.nextReport()?.recognizer == second)
  }
}
