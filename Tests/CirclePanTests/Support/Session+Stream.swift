import XServerHarness

/// What the program says of its knob.
extension Session {
  /// All readings so far: every line but the first.
  func readings() throws -> [StreamLine] {
    try program.lines.dropFirst().map { try StreamLine($0) }
  }

  /// The phases of all readings so far, without those in between (`changed`).
  func phases() throws -> [String] {
    try readings().map(\.phase).filter { $0 != "changed" }
  }

  /// Waits for a reading that was not yet among the first `count`.
  @discardableResult
  func waitForReading(
    _ what: String, after count: Int = 0, where isWanted: (StreamLine) -> Bool
  ) throws -> StreamLine {
    let line = try program.waitForLine(what, after: count + 1) {
      (try? StreamLine($0)).map(isWanted) ?? false
    }
    return try StreamLine(line)
  }

  /// Waits for a reading of that phase that was not yet among the first `count`.
  @discardableResult
  func waitForPhase(_ phase: String, after count: Int = 0) throws -> StreamLine {
    try waitForReading("'\(phase)'", after: count) { $0.phase == phase }
  }

  /// Waits until these are all phases so far, those in between (`changed`) aside.
  func waitForPhases(_ wanted: [String]) throws {
    try waitUntil("the phases \(wanted)", look: phases) { $0 == wanted }
  }

  /// Waits until the knob is said to be held there, in pixels from the centre.
  @discardableResult
  func waitUntilHeld(at px: Double, _ py: Double, after count: Int = 0) throws -> StreamLine {
    try waitForReading("a knob held at \(px), \(py)", after: count) {
      $0.isHeld && abs($0.px - px) < 1e-5 && abs($0.py - py) < 1e-5
    }
  }

  /// Waits until the program has taken note of all that was done to it so far: it answers a ping,
  /// and events keep their order. What it has said of it may still be on its way to the test.
  func settle() throws {
    try window.ping()
  }

  /// Lets time pass. An animation that had begun before is over then, whatever the machine was busy
  /// with, and whether or not its last frame has been drawn.
  func letPass(_ duration: Duration) throws {
    let end = ContinuousClock.now + duration
    try waitUntil("the time is over", deadline: duration + .patience) { ContinuousClock.now >= end }
  }
}
