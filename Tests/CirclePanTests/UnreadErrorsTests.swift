import Glibc
import Testing
import XServerHarness

/// Standard error that nobody reads, while the knob is held.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct UnreadErrorsTests {
  /// Who does not read.
  enum Kind: CaseIterable {
    case fullPipe, stoppedTerminal
  }

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test(
    "F2: A line that nobody reads holds up neither the drag nor its end", arguments: Kind.allCases)
  func holdsUpNothing(_ kind: Kind) throws {
    let (session, ends) = try sessionWithALine(to: kind)
    defer { for end in ends { close(end) } }
    try session.move(30, 40)
    try session.waitUntilHeld(at: 30, 40)
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    session.window.requestClose()
    #expect(try session.program.waitForExit() == .exited(1))
  }

  @Test("F2: … nor a signal", arguments: Kind.allCases)
  func holdsUpNoSignal(_ kind: Kind) throws {
    let (session, ends) = try sessionWithALine(to: kind)
    defer { for end in ends { close(end) } }
    session.program.send(SIGTERM)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("F2: A last line is waited with for a second, the stop being out", arguments: Kind.allCases)
  func endsWithoutAReader(_ kind: Kind) throws {
    let ends = try unread(kind)
    defer { for end in ends { close(end) } }
    let session = try Session(["--leave", "clamp"], errors: .descriptor(ends[1]))
    try session.press(0, 0)
    try session.move(30, 40)
    try session.waitUntilHeld(at: 30, 40)
    session.server.kill()
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("F2: A wrong option ends it too", arguments: Kind.allCases)
  func wrongOption(_ kind: Kind) throws {
    let ends = try unread(kind)
    defer { for end in ends { close(end) } }
    let program = try RunningProgram(["--nonsense"], errors: .descriptor(ends[1]))
    #expect(try program.waitForExit() == .exited(2))
  }

  /// A held knob, whose recording has broken.
  private func sessionWithALine(to kind: Kind) throws -> (Session, [Int32]) {
    let file = scratch.path("drag.pipe")
    try #require(mkfifo(file, 0o600) == 0)
    let pipe = open(file, O_RDONLY | O_NONBLOCK)
    try #require(pipe >= 0)
    let ends = try unread(kind)
    let session = try Session(
      ["--leave", "clamp", "--record", file], errors: .descriptor(ends[1]))
    try session.press(0, 0)
    try session.waitForPhase("began")
    close(pipe)
    try session.move(10, 0)
    try session.waitUntilHeld(at: 10, 0)
    return (session, ends)
  }

  /// A pipe or a terminal that takes nothing: its reading end, and the other one.
  private func unread(_ kind: Kind) throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    switch kind {
    case .fullPipe:
      try #require(pipe(&ends) == 0)
      try #require(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
      let part = [UInt8](repeating: 32, count: 4_096)
      while write(ends[1], part, part.count) > 0 {}
      try #require(fcntl(ends[1], F_SETFL, 0) == 0)
    case .stoppedTerminal:
      var (reader, terminal): (Int32, Int32) = (0, 0)
      try #require(openpty(&reader, &terminal, nil, nil, nil) == 0)
      ends = [reader, terminal]
      // As Ctrl-S does.
      try #require(tcflow(ends[1], TCOOFF) == 0)
    }
    return ends
  }
}
