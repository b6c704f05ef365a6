import Glibc
import Testing
import XServerHarness

/// Every way in which a drag can be over, on the real program: what the last lines are, with a rate
/// and without, also where a value would be held.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct WaysOutTests {
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let phase: String
    /// Whether the program is gone then.
    var ends = false
    /// Whether a held value is kept.
    var keeps = false
    let take: @Sendable (Session) throws -> Void
  }

  static let ways = [
    Way(testDescription: "release", phase: "ended", keeps: true) { $0.user.release() },
    Way(testDescription: "leaving the circle", phase: "cancelled") { try $0.move(190, 0) },
    Way(testDescription: "Escape", phase: "cancelled", keeps: true) {
      try $0.user.type(key: "Escape")
    },
    Way(testDescription: "unmap", phase: "cancelled") { $0.window.unmap() },
    Way(testDescription: "close", phase: "cancelled", ends: true) { $0.window.requestClose() },
    Way(testDescription: "destroy", phase: "cancelled", ends: true) { $0.window.destroy() },
    Way(testDescription: "SIGTERM", phase: "cancelled", ends: true) { $0.program.send(SIGTERM) },
    Way(testDescription: "SIGINT", phase: "cancelled", ends: true) { $0.program.send(SIGINT) },
    Way(testDescription: "SIGHUP", phase: "cancelled", ends: true) { $0.program.send(SIGHUP) },
    Way(testDescription: "killed server", phase: "cancelled", ends: true) { $0.server.kill() },
  ]

  static let options = [[], ["--rate", "100"], ["--release", "hold", "--rate", "40"]]

  @Test("The last lines are a stop, three with a rate, one at the end", arguments: ways, options)
  func stops(_ way: Way, _ options: [String]) throws {
    let session = try Session(options)
    session.window.focus()
    try session.press(0, 0)
    try session.move(75, -50)
    try session.waitUntilHeld(at: 75, -50)
    try way.take(session)
    let end = try session.waitForPhase(way.phase)
    let count = way.ends || !options.contains("--rate") ? 1 : 3
    if way.ends {
      try session.program.waitForExit()
    } else {
      try waitUntil("\(count) last lines") { try session.lastLines().count == count }
      // Nothing follows: two repetitions would have come by then.
      try session.letPass(.milliseconds(60))
      try session.settle()
    }
    let last = try session.lastLines()
    #expect(last.count == count && last.first == end)
    #expect(last.dropFirst().allSatisfy { $0.phase == "tick" })
    let isKept = way.keeps && options.contains("hold")
    for line in last {
      #expect(isKept ? line.x == 0.6 && line.y == 0.4 && !line.isHeld : line.isStop)
    }
  }

  @Test("A value that is held is given up with the window", arguments: ways.filter(\.ends))
  func dropsWhatIsHeld(_ way: Way) throws {
    let session = try Session(["--release", "hold"])
    try session.press(0, 0)
    try session.move(75, -50)
    session.user.release()
    #expect(try session.waitForPhase("ended").x == 0.6)
    try way.take(session)
    try session.program.waitForExit()
    let last = try #require(try session.readings().last)
    #expect(last.isStop && last.phase == "tick")
  }
}

extension Session {
  /// The lines since the stick was held.
  fileprivate func lastLines() throws -> [StreamLine] {
    let lines = try readings()
    return Array(lines[(lines.lastIndex(where: \.isHeld) ?? -1) + 1..<lines.count])
  }
}
