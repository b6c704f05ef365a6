import Glibc
import Testing
import XServerHarness

/// Readers that are slow, stop, go away, or never were there.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct StreamReaderTests {
  @Test("A stopped reader does not stop the window, and misses only what others have overtaken")
  func stoppedReader() throws {
    let session = try Session(["--leave", "clamp"], output: .unread())
    try session.press(0, 0)
    for turn in 0..<300 {
      try session.move((turn * 37) % 160 - 80, (turn * 53) % 160 - 80)
      // One at a time, so that there are more lines than the pipe holds.
      try session.settle()
    }
    try session.waitForPicture(.dragged((299 * 37) % 160 - 80, (299 * 53) % 160 - 80))
    session.user.release()
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(33, 44)
    try session.waitForPicture(.dragged(33, 44))
    try session.program.startReadingOutput()
    try session.waitUntilHeld(at: 33, 44)
    let lines = try session.readings()
    #expect(try session.phases() == ["began", "ended", "began"])
    #expect(lines.map(\.time) == lines.map(\.time).sorted())
    let gaps = zip(lines, lines.dropFirst()).map { $1.sequence - $0.sequence }
    #expect(gaps.allSatisfy { $0 >= 1 } && gaps.contains { $0 > 100 }, "\(gaps)")
    session.user.release()
    #expect(try session.waitForPhase("ended", after: lines.count).isStop)
  }

  @Test(
    "A terminal that stops reading does not stop the window, nor its end", arguments: End.allCases)
  func stoppedTerminal(_ end: End) throws {
    var (reader, terminal): (Int32, Int32) = (0, 0)
    try #require(openpty(&reader, &terminal, nil, nil, nil) == 0)
    defer { for descriptor in [reader, terminal] { close(descriptor) } }
    let session = try Session(["--leave", "clamp"], output: .descriptor(terminal))
    try session.press(0, 0)
    // More lines than any terminal holds (some 20 KB), each with a picture, so that none is merged.
    for turn in 0..<300 {
      let (dx, dy) = ((turn * 37) % 160 - 80, (turn * 53) % 160 - 80)
      try session.move(dx, dy)
      try waitUntil("a knob there") { try session.image()[200 + dx, 200 + dy] == .red }
    }
    session.user.release()
    try session.waitForPicture()
    bringAbout(end, in: session)
    #expect(
      try session.program.waitForExit() == (end == .closed ? .exited(0) : .signalled(SIGTERM)))
    #expect(session.program.errorText == "")
  }

  /// How the program is told to end while nobody reads.
  enum End: CaseIterable {
    case closed, terminated
  }

  @Test("At the end a stopped reader is waited for, about a second", arguments: End.allCases)
  func isWaitedFor(_ end: End) throws {
    let session = try jammedSession()
    let clock = ContinuousClock()
    let start = clock.now
    bringAbout(end, in: session)
    #expect(
      try session.program.waitForExit() == (end == .closed ? .exited(0) : .signalled(SIGTERM)))
    #expect(clock.now - start >= .seconds(1))
    #expect(clock.now - start < .seconds(5))
    #expect(session.program.errorText == "")
  }

  @Test("A reader that goes on within that second gets the last stop", arguments: End.allCases)
  func getsTheStop(_ end: End) throws {
    let session = try jammedSession()
    bringAbout(end, in: session)
    try session.program.startReadingOutput()
    #expect(
      try session.program.waitForExit() == (end == .closed ? .exited(0) : .signalled(SIGTERM)))
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  /// A session whose knob is held, and whose pipe is full.
  private func jammedSession() throws -> Session {
    let session = try Session(["--leave", "clamp"], output: .unread())
    try session.press(0, 0)
    for turn in 0..<100 {
      try session.move(turn, turn)
      try session.settle()
    }
    return session
  }

  private func bringAbout(_ end: End, in session: Session) {
    switch end {
    case .closed: session.window.requestClose()
    case .terminated: session.program.send(SIGTERM)
    }
  }

  @Test("A reader that has enough ends the program quietly, at rest too (case 37)")
  func readerLeavesAtRest() throws {
    let session = try Session()
    try session.program.waitForLine { _ in true }
    try session.waitForPicture()
    try session.program.closeOutput()
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(session.program.errorText == "")
  }

  @Test("A reader that has enough in the middle of a drag ends the program quietly")
  func readerLeavesDuringDrag() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.waitForPhase("began")
    try session.program.closeOutput()
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(session.program.errorText == "")
  }

  @Test("As in `circlepan --output ndjson | head -1` (case 37)")
  func head() throws {
    let server = try XServer()
    let shell = try RunningProgram(
      ["-c", "{ \"$0\" --output ndjson; echo status $? >&2; } | head -1"]
        + [try RunningProgram.executable()],
      on: server, executable: "/bin/sh")
    #expect(try shell.waitForExit() == .exited(0))
    #expect(shell.lines.count == 1 && shell.outputText.hasPrefix("{\"seq\":0,"))
    #expect(shell.errorText == "status 0\n")
  }

  @Test("The descriptor stays as it was, since others may share it")
  func sharesTheDescriptor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let session = try Session(output: .descriptor(ends[1]))
    try session.press(0, 0)
    try session.waitForPicture(.dragged(0, 0))
    #expect(fcntl(ends[1], F_GETFL) & O_NONBLOCK == 0)
    #expect(try session.closeCleanly())
  }

  @Test("Outputs that do not work: said in one line, or nothing where the reader has gone")
  func brokenOutputs() throws {
    let server = try XServer()
    func run(_ output: RunningProgram.OutputMode) throws -> RunningProgram {
      try RunningProgram(["--output", "ndjson"], on: server, output: output)
    }
    let full = try run(.file("/dev/full"))
    #expect(try full.waitForExit() == .exited(1))
    #expect(
      full.errorText == "circlepan: cannot write to standard output: No space left on device\n")
    let closed = try run(.closed)
    #expect(try closed.waitForExit() == .exited(1))
    #expect(
      closed.errorText == "circlepan: cannot write to standard output: Bad file descriptor\n")
    let gone = try run(.readerGone)
    #expect(try gone.waitForExit() == .exited(0))
    #expect(gone.errorText == "")
  }
}
