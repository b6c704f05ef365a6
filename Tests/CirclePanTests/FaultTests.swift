import Glibc
import Testing
import XServerHarness

/// What is wrong around the program: it says one line and ends with the right status, or goes on.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct FaultTests {
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

  @Test(
    "A screen that the server does not have", arguments: ["7", "-1", "-2", "2147483648", "-100000"])
  func wrongScreen(_ screen: String) throws {
    let server = try XServer()
    let display = "\(server.display).\(screen)"
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
