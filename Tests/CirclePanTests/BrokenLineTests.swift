import Testing
import XServerHarness

/// The line to the server breaks: the program stops, says one line, and ends with the right status.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct BrokenLineTests {
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
    try moveUntilTheEnd(of: session)
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(session.program.errorText == BrokenLineTests.lost)
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  /// Each motion may have some of the bytes, but several of them may become one frame.
  private func moveUntilTheEnd(of session: Session) throws {
    let place = session.user.pointerPosition
    var step = 0
    try waitUntil("the program ends") {
      step = (step + 1) % 20
      session.user.movePointer(to: PixelPoint(place.x - step, place.y))
      return session.program.exitStatus != nil
    }
  }

  @Test(
    "F5: The line breaks anywhere on the way to the window: one line, whatever Xlib was at",
    arguments: [[], ["--background", "none"]])
  func lineBreaksAtStart(_ options: [String]) throws {
    let server = try XServer()
    let total = try FaultyLine.bytesOfAStart(on: server)
    // Every beginning that is short, where Xlib still asks what it needs itself, and some more.
    let limits = Array(stride(from: 0, to: 400, by: 9)) + stride(from: 400, to: total, by: 97)
    for limit in limits {
      let line = try FaultyLine(to: server, breakingAfter: limit)
      let program = try RunningProgram(
        ["--output", "ndjson", "--antialias", "off", "-geometry", "+200+100"] + options,
        on: line)
      #expect(try program.waitForExit() == .exited(1), "after \(limit) bytes")
      let errors = program.errorText
      #expect(errors.hasPrefix("circlepan: ") && errors.hasSuffix("\n"), "\(limit): '\(errors)'")
      #expect(errors.split(separator: "\n").count == 1, "\(limit): '\(errors)'")
    }
  }

  @Test("A script that holds the knob from the start: the line breaks anywhere, a stop comes first")
  func lineBreaksInAScript() throws {
    let server = try XServer()
    let total = try FaultyLine.bytesUntilHeld(on: server)
    var held = 0
    for limit in stride(from: 400, to: total, by: 307) {
      let line = try FaultyLine(to: server, breakingAfter: limit)
      let program = try RunningProgram(holdingTheKnobOn: line)
      #expect(try program.waitForExit() == .exited(1), "after \(limit) bytes")
      #expect(program.errorText.split(separator: "\n").count == 1, "after \(limit) bytes")
      if try program.saysThatItStops("after \(limit) bytes") { held += 1 }
    }
    // The last ones, at least.
    #expect(held > 0)
  }
}
