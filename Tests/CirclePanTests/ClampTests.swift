import Testing
import XServerHarness

/// `--leave clamp`: the knob stops at the edge and waits there for the pointer.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ClampTests {
  @Test("Outside, the knob is at the nearest point of the edge, on the pointer's bearing (case 17)")
  func staysAtTheEdge() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    // Pointers on the legs of right triangles with whole sides: the knob's place is whole as well.
    for (pointer, knob) in [
      ((180, 240), (75, 100)), ((-240, -180), (-100, -75)), ((360, 0), (125, 0)),
      ((0, -280), (0, -125)), ((-70, 240), (-35, 120)),
    ] {
      try session.move(pointer.0, pointer.1)
      let line = try session.waitUntilHeld(at: Double(knob.0), Double(knob.1))
      #expect(line.length == 1)
      #expect((line.x, line.y) == (Double(knob.0) / 125, -Double(knob.1) / 125))
      try session.waitForPicture(.dragged(knob.0, knob.1))
    }
    try session.waitForPhases(["began"])
  }

  @Test("Back inside, the knob meets the pointer again where it left it (cases 16, 20)")
  func comesBackWithoutAnOffset() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(7, -4)
    for (dx, dy) in [(180, 240), (-190, 150), (260, -190), (67, -49)] { try session.move(dx, dy) }
    try session.waitForPicture(.dragged(60, -45))
    try session.move(7, -4)
    try session.waitForPicture(.dragged(0, 0))
    try session.move(7, -129)
    try session.waitForPicture(.dragged(0, -125))
    try session.waitForPhases(["began"])
  }

  @Test("A release outside the window ends the drag (case 8)")
  func endsOutsideTheWindow() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    try session.release(-240, -180)
    let ended = try session.waitForPhase("ended")
    #expect(ended.isStop && ended.px == -100 && ended.py == -75)
    try session.waitForPicture()
    try session.move(0, 0)
    try session.settle()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A release outside a window that is smaller than the circle ends the drag too (case 8)")
  func endsOutsideASmallWindow() throws {
    let session = try Session(geometry: "120x120+300+200")
    try session.press(0, 0)
    try session.move(100, 0)
    try session.waitUntilHeld(at: 100, 0)
    try session.waitForPicture(.dragged(100, 0))
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
  }

  @Test("A thousand moves out and back end exactly at the start (case 21)")
  func returnsExactly() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(3, 3)
    for turn in 0..<500 {
      try session.move((turn * 37) % 380 - 190, (turn * 53) % 380 - 190)
      try session.move((turn * 13) % 200 - 100, 280)
    }
    try session.move(3, 3)
    try session.waitForPicture(.dragged(0, 0))
    try waitUntil("a last reading of exactly zero", look: session.readings) { lines in
      lines.count > 100 && lines.last.map { $0.isHeld && $0.px == 0 && $0.py == 0 } ?? false
    }
  }

  @Test("Consecutive lines differ, also where the pointer moves along one bearing outside")
  func repeatsNothing() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    for step in 8..<50 {
      try session.move(-4 * step, -3 * step)
      try session.settle()
    }
    session.user.release()
    try session.waitForPhase("ended")
    let lines = try session.readings()
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(!line.saysTheSame(as: next)) }
  }
}
