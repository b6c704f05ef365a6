import Glibc
import Testing
import XServerHarness

/// A clock that does what none should do: stands still, jumps ahead, or goes back.
@Suite(
  .enabled(
    if: XServer.isAvailable && ClockShim.isAvailable,
    "needs a C compiler cc on PATH; also \(XServer.requirement)"))
struct ClockTests {
  private let clock: ClockShim

  init() throws {
    clock = try ClockShim()
  }

  private func heldSession(_ arguments: String...) throws -> Session {
    let session = try Session(
      ["--leave", "clamp"] + arguments, environment: clock.environment)
    try session.press(0, 0)
    try session.move(30, 0)
    try session.waitUntilHeld(at: 30, 0)
    return session
  }

  @Test(
    "It stands still: the hand leads on, the knob stops, and the program neither spins nor hangs")
  func standsStill() throws {
    let session = try heldSession()
    try clock.stop()
    try session.move(40, 20)
    try session.waitUntilHeld(at: 40, 20)
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    // The way home waits for the clock, and looks at it now and then.
    let usage = try session.program.usage(over: .seconds(1))
    #expect(usage.processorTime < .milliseconds(200))
    try clock.run()
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test("It stands still when the program is told to end: the last reading is out all the same")
  func standsStillAtTheEnd() throws {
    let session = try heldSession("--rate", "100")
    try clock.stop()
    session.program.send(SIGTERM)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(session.program.errorText == "")
    #expect(try session.readings().last?.isStop == true)
  }

  @Test(
    "It jumps: the drag goes on, readings stay in order, and no burst makes up for the time",
    arguments: [0.5, 3600, 1e8, -0.05, -0.5, -3600])
  func jumps(_ seconds: Double) throws {
    let session = try heldSession("--rate", "100")
    let before = session.program.lines.count
    try clock.run(ahead: seconds)
    try session.move(40, 20)
    try session.waitUntilHeld(at: 40, 20)
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    session.window.unmap()
    session.window.requestClose()
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(session.program.errorText == "")
    let lines = try session.readings()
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(lines.last?.isStop == true)
    // As many as a busy machine may take the time for, and not the thousands of an hour.
    #expect(lines.count - before < 500)
  }

  @Test("It jumps back while a stopped reader is waited for: not a second longer")
  func jumpsBackAtTheEnd() throws {
    let session = try Session(
      ["--leave", "clamp"], environment: clock.environment, output: .unread())
    try session.press(0, 0)
    for turn in 0..<100 {
      try session.move(turn, turn)
      try session.settle()
    }
    let start = ContinuousClock.now
    session.window.requestClose()
    try clock.run(ahead: -3600)
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
