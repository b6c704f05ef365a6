import Glibc
import Testing
import XServerHarness

/// Signals and limits of the system that would end the program without its last reading.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct FieldSignalTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// Those that end a process and are not SIGINT, SIGTERM or SIGHUP; the last is one of real time.
  static let signals = [
    SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPWR, SIGIO, SIGSTKFLT, SIGXCPU, 40,
  ]

  @Test("F6: Any signal that ends a program ends it with a stop", arguments: signals)
  func stops(_ signal: Int32) throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    try session.move(100, 30)
    try session.waitUntilHeld(at: 100, 30)
    session.program.send(signal)
    #expect(try session.program.waitForExit() == .signalled(signal))
    #expect(session.program.errorText == "")
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("F6: Where one is ignored, it stays so")
  func staysIgnored() throws {
    let server = try XServer()
    let program = try start("trap '' USR1", [], on: server)
    _ = try XClient(server).findWindow(class: "CirclePan")
    program.send(SIGUSR1)
    program.send(SIGTERM)
    #expect(try program.waitForExit() == .signalled(SIGTERM))
  }

  @Test("F1: A stream into a file that may get no longer: one line, and no core")
  func longestStream() throws {
    let program = try start("ulimit -f 0", [], on: try XServer(), output: .file(emptyFile()))
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText == "circlepan: cannot write to standard output: File too large\n")
  }

  @Test("F1: The same in a drag that is recorded too: each is said")
  func longestFiles() throws {
    let server = try XServer()
    let recording = scratch.path("drag.txt")
    let program = try start(
      "ulimit -f 1", ["--leave", "clamp", "--record", recording], on: server,
      output: .file(emptyFile()))
    let window = try XClient(server).findWindow(class: "CirclePan")
    try window.press(at: PixelPoint(200, 200))
    var step = 0
    try waitUntil("the end") {
      step += 1
      try? window.movePointer(to: PixelPoint(200 + step % 90, 200))
      return program.exitStatus == .exited(1)
    }
    try program.waitForExit()
    let stream = "circlepan: cannot write to standard output: File too large\n"
    let record = "circlepan: --record: '\(recording)': File too large; the recording ends here\n"
    #expect([stream, record + stream].contains(program.errorText))
  }

  /// Starts the program from a shell that has done this before.
  private func start(
    _ preparation: String, _ arguments: [String], on server: XServer,
    output: RunningProgram.OutputMode = .read
  ) throws -> RunningProgram {
    try RunningProgram(
      ["-c", preparation + "; exec \"$0\" --output ndjson \"$@\"", RunningProgram.executable()]
        + arguments,
      on: server, executable: "/bin/sh", output: output)
  }

  private func emptyFile() throws -> String {
    let path = scratch.path("readings")
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    return path
  }
}
