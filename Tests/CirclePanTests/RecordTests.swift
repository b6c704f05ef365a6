import Glibc
import Testing
import XServerHarness

/// Drags that are written down while they happen, and played again.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct RecordTests {
  private let scratch: Scratch
  private var file: String { scratch.path("drag.txt") }

  init() throws {
    scratch = try Scratch()
  }

  static let options: [[String]] = [
    [], ["--rate", "50"], ["--report-return", "--duration", "0.1"],
    ["--rate", "120", "--leave", "clamp", "--report-return", "--curve", "spring"],
    ["--release", "hold"], ["--release", "glide", "--leave", "rubber-band"],
    ["--radius", "fit", "--release", "hold-y"], ["--latch", "--rate", "30"],
    ["--limit", "square", "--dead-zone", "0.1", "--expo", "0.4", "--square", "--directions", "8"],
    ["--output", "text", "--rate", "20"], ["--scale", "1.25", "--leave", "clamp"],
  ]

  @Test(
    "What was said live is said again: without a display, and on the screen", arguments: options)
  func saysTheSame(_ options: [String]) throws {
    let live = try Session(options + ["--record", file])
    try doThings(live)
    #expect(try live.closeCleanly())
    let said = live.program.lines
    #expect(said.count > 15)

    let headless = try RunningProgram(options + ["--headless", "--replay", file])
    #expect(try headless.waitForExit() == .exited(0))
    #expect(headless.lines == said)

    let shown = try Session(options + ["--replay", file], geometry: "300x500+50+20")
    try waitUntil("all has been said") { shown.program.lines.count >= said.count }
    #expect(shown.program.lines == said)
    #expect(try shown.closeCleanly())
  }

  /// Drags, a way home that is let be, a knob that is caught on it, a drag that leaves, a size.
  private func doThings(_ session: Session) throws {
    try session.settle()
    for turn in 0..<2 {
      try session.press(0, 0)
      for step in 1...10 {
        try session.move(step * 4, -step * 6)
        // Each gets an event of its own.
        try session.settle()
      }
      session.user.release()
      try session.settle()
      try session.press(30, -40)
      try session.move(60, 20)
      try session.letPass(.milliseconds(60))
      session.window.resize(width: 500 - 60 * turn, height: 450)
      try session.settle()
      try session.move(-300, 290)
      session.user.release()
      try session.letPass(.milliseconds(350))
    }
    try session.press(0, 0)
    try session.move(10, 5)
    try session.settle()
  }

  @Test("The radius that fits is the real window's, live and replayed")
  func namesTheRadius() throws {
    // The screen has no room for the default window.
    let server = try XServer(width: 320, height: 240)
    let arguments = ["--radius", "fit", "--record", file]
    let live = try Session(arguments, geometry: nil, on: server)
    try live.press(0, 0)
    try live.waitForPhase("began")
    #expect(try live.closeCleanly())
    #expect(live.program.outputText.contains(#""radius":95,"#))
    let headless = try RunningProgram(["--radius", "fit", "--headless", "--replay", file])
    try headless.waitForExit()
    #expect(headless.outputText == live.program.outputText)
    let asked = try RunningProgram(
      ["--radius", "fit", "--headless", "--geometry", "90x300", "--replay", "-"], input: "0 tick")
    try asked.waitForExit()
    #expect(asked.outputText.contains(#""radius":20,"#))
  }

  @Test("Killed in the middle of a drag, it has all that was said")
  func survivesAKill() throws {
    let session = try Session(["--record", file, "--rate", "100"])
    try session.press(0, 0)
    for step in 1...40 { try session.move(step, step) }
    try session.waitUntilHeld(at: 40, 40)
    session.program.send(SIGKILL)
    #expect(try session.program.waitForExit() == .signalled(SIGKILL))
    #expect(try scratch.text("drag.txt").hasSuffix("\n"))
    let headless = try RunningProgram(["--rate", "100", "--headless", "--replay", file])
    try headless.waitForExit()
    let said = session.program.lines
    #expect(Array(headless.lines.prefix(said.count)) == said)
    #expect(try StreamLine(try #require(headless.lines.last)).isStop)
  }

  @Test("A line that the crash of a machine has torn is no line")
  func toleratesATornLine() throws {
    let whole = "# circlepan drag script 1, recorded\n0.000000000 press 200 200\n"
    try scratch.write(whole + "0.5 move 21", to: "torn.txt")
    let program = try RunningProgram(["--headless", "--replay", scratch.path("torn.txt")])
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.lines.count == 3)
  }

  @Test("A file is emptied; it is the user's alone to keep")
  func beginsAnew() throws {
    try scratch.write(String(repeating: "0 tick\n", count: 9_000), to: "drag.txt")
    let session = try Session(["--record", file])
    #expect(try session.closeCleanly())
    #expect(try scratch.text("drag.txt").utf8.count < 500)
  }

  @Test("On standard output, where no readings go")
  func recordsToOutput() throws {
    let session = try Session(["--output", "none", "--record", "-"])
    try session.press(0, 0)
    try session.move(20, 10)
    #expect(try session.closeCleanly())
    let events = session.program.lines.map { $0.split(separator: " ").dropFirst().first ?? "" }
    #expect(session.program.lines.first == "# circlepan drag script 1, recorded")
    #expect(events.contains("press") && events.last == "close")
  }

  static let wrongWays: [([String], String, Int32)] = [
    (["--record", "-", "--output", "ndjson"], "standard output is taken by --output", 2),
    (["--record", "x", "--replay", "x"], "cannot be used with --replay", 2),
    (["--record", ""], "'' is empty", 2),
    (["--record", "/dev/null/x"], "'/dev/null/x': Not a directory", 1),
    (["--record", "/"], "'/': Is a directory", 1),
    (["--record", "/dev/full"], "'/dev/full': No space left on device", 1),
  ]

  @Test("What cannot be is said before there is a window", arguments: wrongWays)
  func refuses(_ arguments: [String], _ complaint: String, _ status: Int32) throws {
    let program = try RunningProgram(arguments, on: XServer())
    #expect(try program.waitForExit() == .exited(status))
    let help = status == 2 ? " (see circlepan --help)" : ""
    #expect(program.errorText == "circlepan: --record: \(complaint)\(help)\n")
    #expect(program.outputText == "")
  }

  @Test(
    "F1: A disk that gets full, or a file that may get no longer, is said once; the stream goes on",
    arguments: ["trap '' XFSZ; ", ""])
  func outlivesAFullDisk(_ preparation: String) throws {
    let server = try XServer()
    let user = try XClient(server)
    let limits = preparation + "ulimit -f 1; exec \"$0\" --output ndjson --record \"$1\""
    let program = try RunningProgram(
      ["-c", limits, try RunningProgram.executable(), file], on: server, executable: "/bin/sh")
    let window = try user.findWindow(class: "CirclePan")
    try window.press(at: PixelPoint(200, 200))
    for step in 1...60 {
      try window.movePointer(to: PixelPoint(200 + step, 200))
      try window.ping()
    }
    try program.waitForLine("the last of them") { $0.contains(#""px":60,"#) }
    let complaint = "circlepan: --record: '\(file)': File too large; the recording ends here\n"
    #expect(program.errorText == complaint)
    window.requestClose()
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText == complaint)
    #expect(try StreamLine(try #require(program.lines.last)).isStop)
    // What got there is whole lines and a torn one.
    let headless = try RunningProgram(["--headless", "--replay", file])
    #expect(try headless.waitForExit() == .exited(0))
    #expect(headless.lines.dropLast() == program.lines.prefix(headless.lines.count - 1))
  }

  @Test("A named pipe whose reader has stopped does not stop the window, and gets all in the end")
  func outlivesASleepingReader() throws {
    try #require(mkfifo(file, 0o600) == 0)
    // Both ends, so that opening it waits for nobody.
    let pipe = open(file, O_RDWR | O_NONBLOCK)
    // F_SETPIPE_SZ, which Swift does not see.
    try #require(pipe >= 0)
    try #require(fcntl(pipe, 1031, 4_096) == 4_096)
    let session = try Session(["--record", file])
    try session.press(0, 0)
    for step in 1...300 {
      try session.move(step % 90, step % 70)
      try session.settle()
    }
    try session.waitUntilHeld(at: 30, 20)
    session.user.release()
    try session.waitForPhase("ended")
    var text: [UInt8] = []
    try waitUntil("all of it has come") {
      var part = [UInt8](repeating: 0, count: 4_096)
      let count = read(pipe, &part, part.count)
      if count > 0 { text += part[..<count] }
      return String(decoding: text, as: UTF8.self).contains(" release ")
    }
    #expect(try session.closeCleanly())
    close(pipe)
    let headless = try RunningProgram(
      ["--headless", "--replay", "-"], input: String(decoding: text, as: UTF8.self))
    try headless.waitForExit()
    #expect(headless.lines == session.program.lines)
  }

  @Test("A reader of the recording that goes away ends the recording, and nothing else")
  func outlivesItsReader() throws {
    try #require(mkfifo(file, 0o600) == 0)
    let pipe = open(file, O_RDONLY | O_NONBLOCK)
    try #require(pipe >= 0)
    let session = try Session(["--record", file])
    try session.press(0, 0)
    try session.waitForPhase("began")
    close(pipe)
    try session.move(10, 0)
    try session.waitUntilHeld(at: 10, 0)
    session.window.requestClose()
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(
      session.program.errorText
        == "circlepan: --record: '\(file)': Broken pipe; the recording ends here\n")
  }
}
