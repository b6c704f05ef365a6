import Testing
import XServerHarness

/// A drag script on the screen, in real time.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ReplayTests {
  /// A drag that leaves the circle, a press that is too early, one that is caught in flight, and
  /// one that is still held at the end.
  static let script = """
    0.3 press 200 200
    0.31 move 230 210
    0.35 move 260.5 180.25
    0.4 move 390 200
    0.45 release 390 200
    0.5 press 200 200
    0.55 release 200 200
    0.8 press 200 200
    0.85 move 280 200
    0.9 release 280 200
    0.95 press 272 200
    1.2 move 260 230
    1.4 tick
    """

  @Test("On the screen the readings are the same bytes as without one, whatever the hand does")
  func saysTheSame() throws {
    let headless = try RunningProgram(["--headless", "--replay", "-"], input: ReplayTests.script)
    #expect(try headless.waitForExit() == .exited(0))
    let session = try Session(["--replay", "-"], input: ReplayTests.script)
    while session.program.lines.count < headless.lines.count {
      try session.press(0, 0)
      try session.move(40, 40)
      session.user.release()
      #expect(session.program.exitStatus == nil)
    }
    #expect(Array(session.program.lines.prefix(headless.lines.count)) == headless.lines)
    #expect(headless.lines.count > 8)
  }

  @Test("It takes its time, is seen, and then the knob is the hand's")
  func isSeen() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let session = try Session(
      ["--replay", "-"],
      input: "0.2 press 200 200\n0.3 move 230 160\n0.9 release 230 160\n1 tick\n")
    try session.waitForPicture(.dragged(30, -40))
    try session.waitForPhase("ended")
    #expect(clock.now - start >= .milliseconds(900))
    try session.waitForPicture()
    let count = try session.readings().count
    try session.letPass(.milliseconds(200))
    try session.press(0, 0)
    try session.waitForPhase("began", after: count)
    try session.move(10, 20)
    try session.waitForPicture(.dragged(10, 20))
    session.user.release()
    try session.waitForPhase("ended", after: count)
    #expect(try session.closeCleanly())
  }

  @Test("In a window of another size a script happens there too, from its first moment on")
  func happensInTheWindow() throws {
    let script = "0 press 300 250\n0.1 move 310 260\n0.2 release 310 260\n"
    let headless = try RunningProgram(
      ["--headless", "--replay", "-", "--geometry", "600x500"], input: script)
    try headless.waitForExit()
    let session = try Session(["--replay", "-"], geometry: "600x500+50+20", input: script)
    try session.waitForPhase("ended")
    #expect(session.program.lines == headless.lines)
    #expect(headless.lines.count == 4)
  }

  @Test("A script that is wrong shows no window")
  func refusesWrongScripts() throws {
    let server = try XServer()
    let program = try RunningProgram(["--replay", "-"], on: server, input: "0 press 1\n")
    #expect(try program.waitForExit() == .exited(2))
    #expect(program.errorText.hasPrefix("circlepan: --replay: '-', line 1: "))
    #expect(program.errorText.split(separator: "\n").count == 1)
  }
}
