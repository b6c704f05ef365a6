import Glibc
import Testing
import XServerHarness

/// A server that answers no more: a signal ends the program all the same, the stop first.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct SilenceTests {
  /// Requests that a question is known by.
  enum Requests: Sendable {
    /// Of these numbers in the protocol.
    case numbered([UInt8])
    /// Of that extension.
    case belonging(to: String)

    /// Whether one of them is among those.
    func isMet(by numbers: [UInt8], as client: XClient) -> Bool {
      switch self {
      case .numbered(let wanted): numbers.contains(where: wanted.contains)
      case .belonging(let name): client.extensionNumber(name).map(numbers.contains) ?? false
      }
    }
  }

  /// A question that the program asks the server in the middle of a drag.
  struct Question: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var arguments: [String] = []
    /// What goes out then.
    let requests: Requests
    /// Brings the program to hold the knob, or to where it only takes a press.
    let hold: @Sendable (Session) throws -> Void
    /// Makes it ask.
    let provoke: @Sendable (Session) throws -> Void
    /// What it would say something of if it were not waiting.
    var command: @Sendable (Session) throws -> Void = { try $0.move(31, 17) }
  }

  /// Holds the knob with the mouse.
  private static func press(_ session: Session) throws {
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
  }

  private static let (getWindowAttributes, grabPointer): (UInt8, UInt8) = (3, 26)
  /// The cursors' font; or first, where Xlib finds libXcursor, that asks for RENDER.
  private static let (openFont, queryExtension): (UInt8, UInt8) = (45, 98)

  static let questions = [
    Question(
      testDescription: "its first key", requests: .belonging(to: "XKEYBOARD"), hold: press
    ) {
      try $0.user.press(key: "Right")
    },
    Question(
      testDescription: "whether it can be seen", requests: .numbered([getWindowAttributes]),
      hold: press
    ) {
      $0.window.takeFocusAway()
    },
    Question(testDescription: "its first cursor", requests: .numbered([openFont, queryExtension])) {
      // The mouse, which would have asked for it, has not been here yet.
      try $0.user.press(key: "Right")
      try $0.waitForReading("all the way to the right") { $0.px == 125 }
    } provoke: {
      try $0.move(125, 0)
    } command: {
      try $0.user.release(key: "Right")
    },
    Question(
      testDescription: "a latch's beginning", arguments: ["--latch"],
      requests: .numbered([grabPointer])
    ) {
      try $0.move(0, 0)
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
    let session = try start(question.arguments, on: server, line)
    try question.hold(session)
    // Else the rest of its change of colour would be what is swallowed.
    try session.program.waitUntilIdle()
    line.fallSilent()
    try question.provoke(session)
    try waitUntil("it asks") {
      line.swallowedRequests
    } isRight: {
      question.requests.isMet(by: $0, as: session.user)
    }
    try expectNothing(of: session, on: question.command)
    session.program.send(signal)
    #expect(try session.program.waitForExit(deadline: .seconds(5)) == .signalled(signal))
    #expect(session.program.errorText == "")
    #expect(try session.phases() == ["began", "cancelled"])
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("A signal is heard wherever a server falls silent on the way to the window, and behind it")
  func endsAnywhere() throws {
    let server = try XServer()
    let total = try FaultyLine.bytesUntilHeld(on: server)
    var held = 0
    for limit in stride(from: 40, to: total, by: 211) {
      let line = try FaultyLine(to: server, breakingAfter: limit, fallingSilent: true)
      let program = try RunningProgram(holdingTheKnobOn: line)
      try waitUntil("it has said enough", look: { line.swallowedCount }, isRight: { $0 > 0 })
      try program.waitUntilIdle(for: .milliseconds(30))
      program.send(SIGTERM)
      let status = try program.waitForExit(deadline: .seconds(5))
      #expect(status == .signalled(SIGTERM), "after \(limit) bytes")
      #expect(program.errorText == "", "after \(limit) bytes")
      if try program.saysThatItStops("after \(limit) bytes") { held += 1 }
    }
    // The last ones, at least.
    #expect(held > 0)
  }

  /// A window that has the keyboard, and has never had the pointer.
  private func start(
    _ arguments: [String], on server: XServer, _ line: FaultyLine
  ) throws -> Session {
    try XClient(server).movePointer(to: PixelPoint(5, 5))
    let session = try Session(["--leave", "clamp"] + arguments, on: server, throughFaulty: line)
    try session.waitForPicture()
    session.window.focus()
    try session.settle()
    return session
  }

  /// It waits, and so it obeys nobody.
  private func expectNothing(
    of session: Session, on command: (Session) throws -> Void
  ) throws {
    let count = try session.readings().count
    try command(session)
    try session.letPass(.milliseconds(100))
    #expect(try session.readings().count == count)
  }
}
