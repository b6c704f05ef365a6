import Testing
import XServerHarness

extension FaultyLine {
  /// How many bytes a start says, but for the last of it, which one run has and another has not.
  static func bytesOfAStart(on server: XServer) throws -> Int {
    let line = try FaultyLine(to: server)
    let session = try Session(on: server, throughFaulty: line)
    try session.waitForPicture()
    let total = line.byteCount - 200
    #expect(try session.closeCleanly())
    return total
  }

  /// How many bytes a program says that is started ``RunningProgram/init(holdingTheKnobOn:)``,
  /// until it has the knob, and some more: all in all as many as every one says before long.
  static func bytesUntilHeld(on server: XServer) throws -> Int {
    let line = try FaultyLine(to: server)
    let program = try RunningProgram(holdingTheKnobOn: line)
    try program.waitForLine { $0.contains("changed") }
    return line.byteCount + 600
  }
}

extension RunningProgram {
  /// The program, with a script that takes the knob as soon as there is one, and never lets go: it
  /// moves it ten times a second.
  convenience init(holdingTheKnobOn line: FaultyLine) throws {
    let moves = (1...600).map { "\($0 / 10).\($0 % 10) move \(230 + $0 % 2 * 20) 200\n" }.joined()
    try self.init(
      [
        "--output", "ndjson", "--antialias", "off", "-geometry", "+200+100", "--replay", "-",
        "--leave", "clamp",
      ], on: line, input: "0 press 200 200\n0.001 move 230 200\n\(moves)3600 tick\n")
  }

  /// Checks, of a program that has ended, that the knob was let go where it had been taken.
  ///
  /// - Returns: whether it had been.
  func saysThatItStops(_ comment: Comment) throws -> Bool {
    let readings = try lines.dropFirst().map { try StreamLine($0) }
    guard let last = readings.last else { return false }
    #expect(last.isStop, comment)
    let phases = readings.map(\.phase).filter { $0 != "changed" }
    #expect(phases == ["began", "cancelled"], comment)
    return true
  }
}
