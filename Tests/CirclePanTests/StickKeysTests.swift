import Testing
import XServerHarness

/// Several sticks and one keyboard.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct StickKeysTests {
  /// Which pads began and ended, in order.
  private func phases(_ session: Session) throws -> [String] {
    try session.program.lines.dropFirst().compactMap { line in
      let fields = try StreamLine.object(line)
      guard let pad = fields["pad"] as? Int, let phase = fields["phase"] as? String,
        phase != "changed"
      else { return nil }
      return "\(pad) \(phase)"
    }
  }

  private func waitForPhases(_ session: Session, _ wanted: [String]) throws {
    try waitUntil("the phases \(wanted)") {
      try phases(session)
    } isRight: {
      $0 == wanted
    }
  }

  @Test("Tab goes on to the next stick, Shift+Tab back, and a ring shows which one it is")
  func choosesTheStick() throws {
    let session = try Session(["--pads", "3", "--radius", "60"], geometry: "600x200+50+50")
    session.window.focus()
    let atRest = try waitUntil("three knobs") {
      try session.image()
    } isRight: { image in
      [100, 300, 500].allSatisfy { x in image[x, 100] == RGB(0, 255, 255) }
    }
    try session.user.type(key: "Tab")
    try session.user.type(key: "Up")
    try waitForPhases(session, ["2 began", "2 ended"])
    try waitUntil("a ring around the second stick alone") {
      try changedColumns(session, since: atRest)
    } isRight: {
      $0 == [1]
    }
    try session.user.press(key: "Shift_L")
    try session.user.type(key: "Tab")
    try session.user.release(key: "Shift_L")
    try waitUntil("a ring around the first stick alone") {
      try changedColumns(session, since: atRest)
    } isRight: {
      $0 == [0]
    }
    try session.user.press(key: "Down")
    try session.user.type(key: "Tab")
    try waitForPhases(session, ["2 began", "2 ended", "1 began", "1 ended"])
    try session.user.release(key: "Down")
    try waitUntil("a ring around the second stick alone") {
      try changedColumns(session, since: atRest)
    } isRight: {
      $0 == [1]
    }
  }

  @Test(
    "The ring is seen where the knob is larger than the limit, too",
    arguments: ["circle", "square", "horizontal", "vertical"], ["0", "20"])
  func ringsLargeKnobs(limit: String, radius: String) throws {
    let session = try Session(
      ["--pads", "3", "--limit", limit, "--radius", radius], geometry: "600x200+50+50")
    session.window.focus()
    let atRest = try waitUntil("three knobs") {
      try session.image()
    } isRight: { image in
      [100, 300, 500].allSatisfy { x in image[x, 100] == RGB(0, 255, 255) }
    }
    try session.user.type(key: "Tab")
    try waitUntil("a ring around the second stick alone") {
      try changedColumns(session, since: atRest)
    } isRight: {
      $0 == [1]
    }
  }

  /// In which sticks' columns the window looks otherwise than before.
  private func changedColumns(_ session: Session, since before: Image) throws -> [Int] {
    let now = try session.image()
    return (0..<3).filter { column in
      (0..<200).contains { y in
        (column * 200..<(column + 1) * 200).contains { now[$0, y] != before[$0, y] }
      }
    }
  }
}
