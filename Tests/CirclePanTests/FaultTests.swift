import Glibc
import Testing
import XServerHarness

/// What breaks around the program: it says one line and ends with the right status, or goes on.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct FaultTests {
  private static let lost = "circlepan: the connection to the X server is lost\n"

  @Test(
    "The line breaks in the middle of a request, while the knob is held",
    arguments: [1, 3, 4, 13, 40, 83])
  func lineBreaks(after bytes: Int) throws {
    let server = try XServer()
    let line = try FaultyLine(to: server)
    let session = try Session(["--leave", "clamp"], on: server, throughFaulty: line)
    try session.press(0, 0)
    try session.move(100, 30)
    try session.waitUntilHeld(at: 100, 30)
    try session.waitForPicture(.dragged(100, 30))
    line.breakAfter(bytes)
    // Each frame has some of these bytes.
    let place = session.user.pointerPosition
    for step in 1...20 { session.user.movePointer(to: PixelPoint(place.x - step, place.y)) }
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(session.program.errorText == FaultTests.lost)
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  /// How many bytes a start says, but for the last of it, which one run has and another has not.
  private func bytesOfAStart(on server: XServer) throws -> Int {
    let line = try FaultyLine(to: server)
    let session = try Session(on: server, throughFaulty: line)
    try session.waitForPicture()
    let total = line.byteCount - 200
    #expect(try session.closeCleanly())
    return total
  }

  @Test("The line breaks anywhere on the way to the window: one line, whatever Xlib was at")
  func lineBreaksAtStart() throws {
    let server = try XServer()
    let total = try bytesOfAStart(on: server)
    // Every beginning that is short, where Xlib still asks what it needs itself, and some more.
    let limits = Array(stride(from: 0, to: 400, by: 9)) + stride(from: 400, to: total, by: 97)
    for limit in limits {
      let line = try FaultyLine(to: server, breakingAfter: limit)
      let program = try RunningProgram(
        ["--output", "ndjson", "--antialias", "off", "-geometry", "+200+100"], on: line)
      #expect(try program.waitForExit() == .exited(1), "after \(limit) bytes")
      let errors = program.errorText
      #expect(errors.hasPrefix("circlepan: ") && errors.hasSuffix("\n"), "\(limit): '\(errors)'")
      #expect(errors.split(separator: "\n").count == 1, "\(limit): '\(errors)'")
    }
  }

  /// A question that the program asks the server in the middle of a drag.
  struct Question: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var arguments: [String] = []
    /// Brings the program to hold the knob.
    let hold: @Sendable (Session) throws -> Void
    /// Makes it ask.
    let provoke: @Sendable (Session) throws -> Void
  }

  /// Holds the knob with the mouse.
  private static func press(_ session: Session) throws {
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
  }

  static let questions = [
    Question(testDescription: "its first key", hold: press) { try $0.user.press(key: "Right") },
    Question(testDescription: "whether it can be seen", hold: press) {
      $0.window.takeFocusAway()
    },
    Question(testDescription: "its first cursor") {
      try $0.user.press(key: "Right")
      try $0.waitForReading("all the way to the right") { $0.px > 99 }
    } provoke: {
      try $0.move(1, 1)
    },
    Question(testDescription: "a latch's beginning", arguments: ["--latch"]) { _ in
    } provoke: {
      try $0.press(0, 0)
      $0.user.release()
      try $0.waitForPhase("began")
    },
  ]

  @Test(
    "A signal is heard in the middle of a question that the server does not answer",
    arguments: questions, [SIGTERM, SIGINT, SIGHUP])
  func endsInAQuestion(_ question: Question, by signal: Int32) throws {
    let server = try XServer()
    let line = try FaultyLine(to: server)
    let arguments = ["--leave", "clamp"] + question.arguments
    let session = try Session(arguments, on: server, throughFaulty: line)
    try session.waitForPicture()
    session.window.focus()
    try session.settle()
    try session.program.waitUntilIdle()
    try question.hold(session)
    try session.settle()
    line.fallSilent()
    try question.provoke(session)
    try waitUntil("it asks", look: { line.swallowedCount }, isRight: { $0 > 0 })
    // So it obeys nobody.
    let count = try session.readings().count
    try session.move(31, 17)
    try session.letPass(.milliseconds(100))
    #expect(try session.readings().count == count)
    session.program.send(signal)
    #expect(try session.program.waitForExit(deadline: .seconds(5)) == .signalled(signal))
    #expect(session.program.errorText == "")
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("A signal is heard wherever a server falls silent on the way to the window, and behind it")
  func endsAnywhere() throws {
    let server = try XServer()
    let total = try bytesOfAStart(on: server)
    for limit in stride(from: 40, to: total, by: 211) {
      let line = try FaultyLine(to: server, breakingAfter: limit, fallingSilent: true)
      let program = try RunningProgram(
        ["--output", "ndjson", "--antialias", "off", "-geometry", "+200+100"], on: line)
      try waitUntil("it has said enough", look: { line.swallowedCount }, isRight: { $0 > 0 })
      try program.waitUntilIdle(for: .milliseconds(30))
      program.send(SIGTERM)
      let status = try program.waitForExit(deadline: .seconds(5))
      #expect(status == .signalled(SIGTERM), "after \(limit) bytes")
      #expect(program.errorText == "", "after \(limit) bytes")
    }
  }

  @Test("A script that holds the knob from the start: the line breaks anywhere, a stop comes first")
  func lineBreaksInAScript() throws {
    let server = try XServer()
    let total = try bytesOfAStart(on: server)
    let script = "0 press 200 200\n0.001 move 230 200\n"
    for limit in stride(from: 400, to: total, by: 307) {
      let line = try FaultyLine(to: server, breakingAfter: limit)
      let program = try RunningProgram(
        ["--output", "ndjson", "--antialias", "off", "--replay", "-", "--leave", "clamp"],
        on: line, input: script)
      #expect(try program.waitForExit() == .exited(1), "after \(limit) bytes")
      #expect(program.errorText.split(separator: "\n").count == 1, "after \(limit) bytes")
      let readings = try program.lines.dropFirst().map { try StreamLine($0) }
      #expect(readings.last?.isStop ?? true, "after \(limit) bytes")
    }
  }

  @Test("Who answers nonsense is no X server")
  func nonsense() throws {
    let line = try FaultyLine(to: XServer(), garbling: true)
    let program = try RunningProgram(on: line)
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText.hasPrefix("circlepan: cannot open the display '\(line.display)'"))
    #expect(program.errorText.split(separator: "\n").count == 1)
  }

  @Test(
    "A server without an extension: dragged by mouse and keys all the same",
    arguments: [
      "XKEYBOARD", "RENDER", "XInputExtension", "BIG-REQUESTS", "Generic Event Extension",
      "XFIXES",
    ])
  func lacks(_ name: String) throws {
    let server = try XServer()
    let line = try FaultyLine(to: server, hiding: [name])
    let session = try Session(["--antialias", "auto"], on: server, throughFaulty: line)
    try session.press(0, 0)
    try session.move(40, -30)
    #expect(try session.waitUntilHeld(at: 40, -30).length == 0.4)
    session.user.release()
    try session.waitForPhase("ended")
    try session.letPass(.milliseconds(200))
    session.window.focus()
    try session.user.press(key: "Right")
    #expect(try session.waitForPhase("began", after: 3).isHeld)
    try session.user.release(key: "Right")
    try session.waitForPhases(["began", "ended", "began", "ended"])
    #expect(try session.closeCleanly())
  }

  @Test(
    "A display that is none is named, once",
    arguments: [
      "nonsense", ":", ":-1", ":99999999999999999999", "nowhere.invalid:0", "localhost:6013",
      "unix:/nowhere", "::::", "decnet::0",
    ])
  func wrongDisplay(_ display: String) throws {
    let program = try RunningProgram(environment: ["DISPLAY": display])
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText == "circlepan: cannot open the display '\(display)'\n")
    #expect(program.outputText == "")
  }

  @Test("A screen that the server does not have")
  func wrongScreen() throws {
    let server = try XServer()
    let display = "\(server.display).7"
    let program = try RunningProgram(["-display", display], on: server)
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText == "circlepan: cannot open the display '\(display)'\n")
  }

  @Test("A server without memory for a window of that size: drawn without a buffer, and dragged")
  func memoryRunsOut() throws {
    let session = try Session(["--radius", "1e9", "--leave", "clamp"], geometry: "400x400+0+0")
    let picture = Picture(radius: 1_000_000_000)
    try session.waitForPicture(picture)
    try session.server.limitMemory(toMore: 24 << 20)
    session.window.resize(width: 3_900, height: 3_900)
    session.window.move(to: PixelPoint(300 - 1_950, 300 - 1_950))
    try session.waitForPicture(picture)
    try session.press(0, 0)
    try session.move(70, 20)
    try session.waitUntilHeld(at: 70, 20)
    session.user.release()
    try session.waitForPhase("ended")
    session.window.move(to: PixelPoint(0, 0))
    session.window.resize(width: 400, height: 400)
    try session.waitForPicture(picture)
    #expect(try session.closeCleanly())
  }

  @Test("Stopped in the middle of a drag, it goes on from what the hand has done meanwhile")
  func isStopped() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    try session.move(30, 0)
    try session.waitUntilHeld(at: 30, 0)
    session.program.send(SIGSTOP)
    for step in 0...200 { try session.move(30 - step / 4, step / 4) }
    session.program.send(SIGCONT)
    try session.waitUntilHeld(at: -20, 50)
    session.program.send(SIGSTOP)
    session.user.release()
    session.program.send(SIGCONT)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
    #expect(try session.closeCleanly())
  }

  @Test("Ended while it is stopped: the last reading comes before the signal takes it")
  func isEndedWhileStopped() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.waitForPhase("began")
    session.program.send(SIGSTOP)
    session.program.send(SIGTERM)
    session.program.send(SIGCONT)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(try session.phases() == ["began", "cancelled"])
  }
}
