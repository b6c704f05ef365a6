import Glibc
import Testing
import XServerHarness

/// The program on another machine, with its window on this one: `ssh -X`.
@Suite(.serialized, .enabled(if: SecureShell.isAvailable, "\(SecureShell.requirement)"))
struct SecureShellTests {
  private static let lost = "circlepan: the connection to the X server is lost\n"

  @Test(
    "A drag, a return, keys, the end: every reading comes here",
    arguments: SecureShell.Trust.allCases)
  func works(_ trust: SecureShell.Trust) throws {
    let session = try Session(over: SecureShell(), trust)
    try session.waitForPicture()
    try session.press(-7, -7)
    for step in 1...30 { try session.move(2 * step - 7, -step - 7) }
    try session.waitUntilHeld(at: 60, -30)
    try session.waitForPicture(.dragged(60, -30))
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(190, 0)
    #expect(try session.waitForPhase("cancelled").isStop)
    session.user.release()
    try session.waitForPicture()
    session.window.focus()
    try session.user.press(key: "Left")
    try session.waitForPicture(.dragged(-125, 0))
    try session.user.release(key: "Left")
    try session.waitForPhases(["began", "ended", "began", "cancelled", "began", "ended"])
    #expect(try session.closeCleanly())
  }

  @Test("Strangers get few extensions: edges are plain, and a latch follows all the same")
  func isUntrusted() throws {
    let session = try Session(
      ["--antialias", "on", "--latch", "--leave", "clamp"], over: SecureShell(), .untrusted)
    try session.waitForPicture()
    session.window.focus()
    try session.press(0, 0)
    session.user.release()
    try session.move(40, -30)
    try session.waitForPicture(.dragged(40, -30))
    // Beyond the window, where only who has taken the pointer hears of it.
    try session.move(-210, 0)
    try session.waitUntilHeld(at: -125, 0)
    try session.user.type(key: "Escape")
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test("The connection breaks while the knob is held: the far end stops, whoever reads there")
  func breaks() throws {
    let folder = try Scratch()
    let (readings, errors) = (folder.path("readings"), folder.path("errors"))
    let session = try Session(
      ["--leave", "clamp", ">\(readings)", "2>\(errors)"], over: SecureShell(), .trusted)
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(100, 30)
    try session.waitForPicture(.dragged(100, 30))
    session.program.send(SIGKILL)
    try waitUntil("the program's last words") {
      try folder.text("errors")
    } isRight: {
      $0 == SecureShellTests.lost
    }
    let lines = try folder.text("readings").split(separator: "\n").dropFirst()
    let said = try lines.map { try StreamLine(String($0)) }
    #expect(said.map(\.phase).filter { $0 != "changed" } == ["began", "cancelled"])
    #expect(said.last?.isStop == true)
  }

  @Test("A signal at the far end, where the server is behind TCP: the stop, and nothing after it")
  func isEndedThere() throws {
    let folder = try Scratch()
    let session = try Session(
      ["--leave", "clamp"], over: SecureShell(), .trusted,
      after: "echo $$ >\(folder.path("number"));")
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(100, 30)
    try session.waitUntilHeld(at: 100, 30)
    let number = try #require(Int32(folder.text("number").dropLast()))
    #expect(kill(number, SIGTERM) == 0)
    // What ssh says of a program that a signal has ended.
    #expect(try session.program.waitForExit() == .exited(255))
    #expect(session.program.errorText == "")
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("Who logs in has no settings of the tester's, and the program none of the machine's")
  func isNobodysHome() throws {
    let shell = try SecureShell()
    let login = try shell.run("echo $HOME $XFILESEARCHPATH; ls ~/authorized_keys", .trusted)
    #expect(try login.waitForExit() == .exited(0))
    let words = login.outputText.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 3 && words[1] == "/nonexistent")
    #expect(words[2] == "\(words[0])/authorized_keys")
  }
}

extension Session {
  /// Starts the program at the far end of a login.
  ///
  /// - Parameters:
  ///   - arguments: Words of a shell's command line: options, and where outputs go.
  ///   - shell: Makes the login.
  ///   - trust: What the window is trusted with.
  ///   - command: What the shell, which the program takes the place of, is to do before.
  fileprivate init(
    _ arguments: [String] = [], over shell: SecureShell, _ trust: SecureShell.Trust,
    after command: String = ""
  ) throws {
    server = shell.server
    (trace, manager) = (nil, nil)
    user = try XClient(shell.server)
    let path = try RunningProgram.executable().replacing("'", with: #"'\''"#)
    var words = [command, "exec", "'\(path)'", "--output", "ndjson"]
    if !arguments.contains("--antialias") { words += ["--antialias", "off"] }
    words += ["-geometry", "+200+100"] + arguments
    program = try shell.run(words.joined(separator: " "), trust)
    window = try user.findWindow(class: "CirclePan")
  }
}
