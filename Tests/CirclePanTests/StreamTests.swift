import Testing
import XServerHarness

/// What goes to standard output, and what becomes of it with readers of all kinds.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct StreamTests {
  @Test("The first line says what the others are about, before anything happens")
  func beginsWithReady() throws {
    let session = try Session(["--radius", "90.5"])
    try session.program.waitForLine { _ in true }
    #expect(
      session.program.outputText
        == #"{"seq":0,"t":0,"phase":"ready","schema":1,"version":"0.1.0","pads":1,"radius":90.5,"#
        + #""rate":0,"limit":"circle"}"# + "\n")
  }

  @Test("Each step is told when it happens (case 36)")
  func tellsAtOnce() throws {
    let session = try Session()
    for round in 0..<3 {
      let before = try session.readings().count
      try session.press(0, 0)
      try session.waitForPhase("began", after: before)
      for step in 1...20 {
        try session.move(step, -step)
        try session.waitUntilHeld(at: Double(step), Double(-step), after: before)
      }
      session.user.release()
      #expect(try session.waitForPhase("ended", after: before).isStop)
      #expect(try session.readings().count == (round + 1) * 22)
      try session.waitForPicture()
    }
    let lines = try session.readings()
    #expect(lines.map(\.sequence) == Array(1...66))
    #expect(lines.map(\.time) == lines.map(\.time).sorted())
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(!line.saysTheSame(as: next)) }
  }

  @Test("Whatever a hand does: lines are whole, phases in order, nothing moves unheld (case 33)")
  func isWellFormed() throws {
    let session = try Session(["--duration", "0.02"])
    // Steps that have nothing to do with each other, and are the same each time.
    for turn in 0..<400 {
      switch turn * turn * 7 % 11 {
      case 0...1: session.user.press()
      case 2...3: session.user.release()
      case 4...6: try session.move(turn * 3 % 11 - 5, 0)
      default: try session.move(turn * 97 % 281 - 140, turn * 61 % 181 - 90)
      }
    }
    session.user.release()
    try session.settle()
    #expect(try session.closeCleanly())
    let lines = try session.readings()
    var before = "ended"
    for line in lines {
      #expect(StreamTests.isLegal(line.phase, after: before), "\(line.phase) after \(before)")
      #expect(line.isHeld == ["began", "changed"].contains(line.phase))
      #expect(line.isHeld || line.isStop)
      before = line.phase
    }
    #expect(lines.map(\.time) == lines.map(\.time).sorted())
    #expect(lines.map(\.sequence) == Array(1..<lines.count + 1))
  }

  private static func isLegal(_ phase: String, after before: String) -> Bool {
    switch before {
    case "began", "changed": ["changed", "ended", "cancelled"].contains(phase)
    default: phase == "began"
    }
  }

  @Test("Without --output nothing is written")
  func isSilent() throws {
    let session = try Session(["--output", "none"])
    try session.press(0, 0)
    try session.move(50, 0)
    try session.waitForPicture(.dragged(50, 0))
    #expect(try session.closeCleanly())
    #expect(session.program.outputText == "")
  }

  @Test("Without --output a missing standard output does not matter")
  func needsNoOutput() throws {
    let session = try Session(["--output", "none"], output: .closed)
    try session.press(0, 0)
    try session.move(50, 0)
    try session.waitForPicture(.dragged(50, 0))
    #expect(try session.closeCleanly())
  }
}
