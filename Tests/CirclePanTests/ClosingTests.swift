import Foundation
import Glibc
import Testing
import XServerHarness

/// The ways out: what is said, to whom, and with which status.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ClosingTests {
  /// A way to end the program, and what its parent and its user get to see.
  struct Ending: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let status: RunningProgram.ExitStatus
    var errors = ""
    let bringAbout: @Sendable (Session) -> Void
  }

  static let lost = "circlepan: the connection to the X server is lost\n"

  static let endings = [
    Ending(testDescription: "closed by its user", status: .exited(0)) {
      $0.window.requestClose()
    },
    Ending(testDescription: "destroyed by another client", status: .exited(0)) {
      $0.window.destroy()
    },
    Ending(testDescription: "thrown out by the server", status: .exited(1), errors: lost) {
      $0.window.killClient()
    },
    Ending(testDescription: "server ended", status: .exited(1), errors: lost) {
      $0.server.stop()
    },
    Ending(testDescription: "server killed", status: .exited(1), errors: lost) {
      $0.server.kill()
    },
    Ending(testDescription: "SIGTERM", status: .signalled(SIGTERM)) { $0.program.send(SIGTERM) },
    Ending(testDescription: "SIGINT", status: .signalled(SIGINT)) { $0.program.send(SIGINT) },
    Ending(testDescription: "SIGHUP", status: .signalled(SIGHUP)) { $0.program.send(SIGHUP) },
  ]

  @Test("While the knob is held, the last line is a stop, once (case 38)", arguments: endings)
  func stopsWhileHeld(_ ending: Ending) throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    try session.move(100, 30)
    try session.waitUntilHeld(at: 100, 30)
    ending.bringAbout(session)
    #expect(try session.program.waitForExit() == ending.status)
    #expect(session.program.errorText == ending.errors)
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("While the knob returns, nothing is left to be said", arguments: endings)
  func stopsDuringReturn(_ ending: Ending) throws {
    let session = try Session(["--duration", "60"])
    try session.press(0, 0)
    try session.move(100, 30)
    session.user.release()
    try session.waitForPhase("ended")
    ending.bringAbout(session)
    #expect(try session.program.waitForExit() == ending.status)
    #expect(session.program.errorText == ending.errors)
    #expect(try session.phases() == ["began", "ended"])
  }

  @Test("At rest, and without a stream", arguments: endings)
  func endsAtRest(_ ending: Ending) throws {
    let session = try Session(["--output", "none"])
    try session.waitForPicture()
    ending.bringAbout(session)
    #expect(try session.program.waitForExit() == ending.status)
    #expect(session.program.errorText == ending.errors)
    #expect(session.program.outputText == "")
  }

  @Test("Before anything was done, there is nothing to be stopped", arguments: endings)
  func endsUntouched(_ ending: Ending) throws {
    let session = try Session()
    try session.waitForPicture()
    ending.bringAbout(session)
    #expect(try session.program.waitForExit() == ending.status)
    #expect(session.program.errorText == ending.errors)
    #expect(session.program.lines.count == 1)
  }

  @Test("Two signals at once end it like one")
  func endsOnce() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.waitForPhase("began")
    session.program.send(SIGTERM)
    session.program.send(SIGTERM)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(try session.phases() == ["began", "cancelled"])
  }

  @Test("A signal that whoever started it wants ignored is ignored, as with nohup")
  func ignoresHangUp() throws {
    let server = try XServer()
    let user = try XClient(server)
    let program = try RunningProgram(
      ["-c", "trap '' HUP; exec \"$0\" --output ndjson", try RunningProgram.executable()],
      on: server, executable: "/bin/sh")
    let window = try user.findWindow(class: "CirclePan")
    program.send(SIGHUP)
    try window.ping()
    window.requestClose()
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.errorText == "")
  }

  @Test("A display that is not there is one line and status 1")
  func needsADisplay() throws {
    let none = try RunningProgram()
    #expect(try none.waitForExit() == .exited(1))
    let complaint = "no display is set (neither --display nor the variable DISPLAY)"
    #expect(none.errorText == "circlepan: \(complaint)\n")
    let wrong = try RunningProgram(["-display", ":999999"])
    #expect(try wrong.waitForExit() == .exited(1))
    #expect(wrong.errorText == "circlepan: cannot open the display ':999999'\n")
    #expect(wrong.outputText == "")
  }

  @Test("A server that lets nobody in is one line with its reason, and status 1")
  func isRefused() throws {
    let cookies = NSTemporaryDirectory() + "circlepan-cookies-\(UUID().uuidString)"
    // A cookie that nobody else has, by the layout of Xauthority files: family, address, number,
    // name, and the cookie, each but the first after its length.
    let name = Array("MIT-MAGIC-COOKIE-1".utf8)
    let entry: [UInt8] =
      [0xFF, 0xFF, 0, 0, 0, 0, 0, UInt8(name.count)] + name + [0, 16]
      + (0..<16).map { _ in UInt8.random(in: 0...255) }
    try Data(entry).write(to: URL(filePath: cookies))
    defer { try? FileManager.default.removeItem(atPath: cookies) }
    let server = try XServer(extraArguments: ["-auth", cookies])
    let program = try RunningProgram(on: server)
    #expect(try program.waitForExit() == .exited(1))
    let reason = "Authorization required, but no authorization protocol specified"
    #expect(
      program.errorText
        == "circlepan: cannot open the display '\(server.display)': \(reason)\n")
  }
}
