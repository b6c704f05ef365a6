import Glibc
import Testing
import XServerHarness

/// The way back to the centre: after a release it can be interrupted, after leaving the circle not.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ReturnTests {
  /// How long of a second's return is seen: what is left of the curve after that is less than half
  /// a pixel, and less than half a step of the colour.
  static let seen = Duration.milliseconds(960)

  @Test(
    "Outside: the knob stays in the circle, returns, ignores the held button, obeys a new press",
    arguments: [(1, 0), (0, -1), (1, 1), (-1, 1)])
  func leaving(dx: Int, dy: Int) throws {
    let session = try Session()
    var sightings: [Image.Knob?] = []
    func look() throws { sightings.append(try session.image().knob()) }
    try session.waitForPicture()
    try session.press(0, 0)
    for step in stride(from: 5, to: 190, by: 12) {
      try session.move(step * dx, step * dy)
      try look()
    }
    while try !session.shows(Picture()) { try look() }
    for step in stride(from: 190, through: 0, by: -19) {
      try session.move(step * dx, step * dy)
      try look()
    }
    #expect(sightings.allSatisfy { $0.map { $0.distance <= 125.75 } ?? false })
    session.user.release()
    try session.settle()
    #expect(try session.shows(Picture()))
    try session.letPass(.milliseconds(200))
    try session.press(0, 0)
    try session.move(20, 10)
    try session.waitForPicture(.dragged(20, 10))
    try session.waitForPhases(["began", "cancelled", "began"])
    let cancelled = try session.waitForPhase("cancelled")
    #expect(cancelled.isStop)
    #expect(abs(cancelled.px * cancelled.px + cancelled.py * cancelled.py - 15_625) < 0.001)
  }

  @Test("The return takes 0.2 s, not less, and not much more where the machine has the time")
  func takesAFifthOfASecond() throws {
    let session = try Session()
    let clock = ContinuousClock()
    let atRest = Image.Knob(dx: 0, dy: 0, color: .cyan)
    var quickest = Duration.seconds(60)
    for _ in 0..<20 where quickest > .milliseconds(300) {
      try session.press(0, 0)
      try session.move(100, 0)
      try session.waitForPicture(.dragged(100, 0))
      let start = clock.now
      session.user.release()
      try waitUntil("a knob at rest") { try session.knobOnItsRow() == atRest }
      quickest = min(quickest, clock.now - start)
    }
    #expect((ReturnTests.seen * 0.2...(.milliseconds(300))).contains(quickest))
  }

  @Test("The return follows its curve by the clock: never ahead, never backwards, to the very end")
  func followsTheCurve() throws {
    let session = try Session(["--duration", "1"])
    let clock = ContinuousClock()
    try session.press(0, 0)
    try session.move(125, 0)
    try session.waitForPicture(.dragged(125, 0))
    let start = clock.now
    try session.move(190, 0)
    var distances: [Int] = []
    while distances.last != 0 {
      let knob = try #require(try session.knobOnItsRow())
      // Whatever the machine was busy with, no more time than this has passed.
      let share = (clock.now - start) / Duration.seconds(1)
      #expect(Double(knob.dx) >= 125 * (1 - easeInOut(share)) - 0.51)
      distances.append(knob.dx)
    }
    try session.waitForPicture()
    #expect(clock.now - start >= ReturnTests.seen)
    #expect(distances == distances.sorted(by: >))
    #expect(Set(distances).count > 5, "\(distances)")
  }

  @Test("After leaving, a press during the return is ignored, and not made up for")
  func pressDuringReturn() throws {
    try withEnoughTime(pressDuringReturn)
  }

  private func pressDuringReturn(seconds: Int) throws -> Bool {
    let session = try Session(["--duration", "\(seconds)"])
    try session.press(0, 0)
    try session.move(190, 0)
    try session.waitForPhase("cancelled")
    for _ in 0..<2 {
      session.user.release()
      guard try pressOnMovingKnob(session) else { return false }
    }
    try session.letPass(.seconds(seconds))
    try session.waitForPicture()
    try session.move(10, 10)
    try session.settle()
    try session.waitForPhases(["began", "cancelled"])
    #expect(try session.shows(Picture()))
    session.user.release()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 2)
    return true
  }

  @Test("After a release, the knob can be caught in flight where it is drawn (case 25)")
  func caughtInFlight() throws {
    try withEnoughTime(caughtInFlight)
  }

  private func caughtInFlight(seconds: Int) throws -> Bool {
    let session = try Session(["--duration", "\(seconds)"])
    try session.press(0, 0)
    try session.move(100, 60)
    try session.waitUntilHeld(at: 100, 60)
    session.user.release()
    try session.waitForPhase("ended")
    guard try pressOnMovingKnob(session) else { return false }
    let began = try session.waitForPhase("began", after: 2)
    try waitUntil("a knob at \(began.px), \(began.py)") {
      try session.image().knob()
    } isRight: { knob in
      guard let knob else { return false }
      return abs(began.px - Double(knob.dx)) <= 0.5 && abs(began.py - Double(knob.dy)) <= 0.5
    }
    let pointer = try session.pointer()
    try session.move(pointer.x + 5, pointer.y + 5)
    try session.waitUntilHeld(at: began.px + 5, began.py + 5)
    try session.waitForPhases(["began", "ended", "began"])
    return true
  }

  @Test("A released knob turns cyan on its way")
  func turnsCyan() throws {
    let session = try Session(["--duration", "2"])
    try session.press(0, 0)
    try session.move(100, 0)
    try session.waitForPicture(.dragged(100, 0))
    session.user.release()
    try waitUntil("a knob on its way, neither red nor cyan") {
      try session.knobOnItsRow()
    } isRight: { knob in
      guard let knob else { return false }
      return (1..<100).contains(knob.dx) && (64..<192).contains(knob.color.red)
    }
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test(
    "A machine that was busy all the while shows the knob at the centre at once (case 28)",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
  func catchesUp() throws {
    let session = try Session(["--duration", "1"], isTraced: true)
    let trace = try #require(session.trace)
    try session.press(0, 0)
    try session.move(100, 0)
    try session.waitForPicture(.dragged(100, 0))
    session.user.release()
    try session.waitForPhase("ended")
    session.program.send(SIGSTOP)
    try session.letPass(.seconds(1))
    _ = try trace.markWhenQuiet()
    let before = trace.lines.count
    session.program.send(SIGCONT)
    try session.waitForPicture()
    _ = try trace.markWhenQuiet()
    // One frame, and that with the knob in the middle.
    #expect(
      trace.discs(fromLine: before) == [PixelRect(x: 174, y: 174, width: 51, height: 51)])
  }

  /// Tries with a quick return, and with slower ones where the machine is too busy to press on
  /// something that moves.
  private func withEnoughTime(_ succeeds: (_ seconds: Int) throws -> Bool) throws {
    for seconds in [1, 4, 15, 60] where try succeeds(seconds) { return }
    Issue.record("this machine is too slow for this test")
  }

  /// Presses on the knob while it is on its way; false where it has arrived before.
  private func pressOnMovingKnob(_ session: Session) throws -> Bool {
    while true {
      let knob = try waitFor("a whole knob") { try session.image().knob() }
      try session.press(knob.dx, knob.dy)
      try session.settle()
      // It moves on a line: if the pointer is on it still, it was all the while.
      let later = try waitFor("a whole knob") { try session.image().knob() }
      if later.distance == 0 { return false }
      if hypot(Double(later.dx - knob.dx), Double(later.dy - knob.dy)) < 24 { return true }
      session.user.release()
    }
  }

  /// The cubic Bézier curve (0.42, 0) (0.58, 1), by halving.
  private func easeInOut(_ share: Double) -> Double {
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    if share >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < share { low = middle } else { high = middle }
    }
    return bezier(0, 1, high)
  }
}
