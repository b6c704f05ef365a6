import Glibc
import Testing
import XServerHarness

/// What a hand on the knob sees, to the pixel.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct DragTests {
  @Test(
    "The scene at rest is exact to the pixel, in the middle of a window of any size",
    arguments: ["400x400", "401x399", "333x517", "700x500", "90x61", "1x1"])
  func rests(size: String) throws {
    let session = try Session(geometry: "\(size)+50+20")
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test("The knob is under the pointer, and red", arguments: ["400x400", "401x399"])
  func followsThePointer(size: String) throws {
    let session = try Session(geometry: "\(size)+200+100")
    try session.press(0, 0)
    try session.waitForPicture(.dragged(0, 0))
    for (dx, dy) in [(1, 0), (40, -30), (-75, 100), (0, 125), (-125, 0), (88, -88), (0, 0)] {
      try session.move(dx, dy)
      try session.waitForPicture(.dragged(dx, dy))
    }
    try session.release(30, 10)
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A reading is in parts of the radius, y up, and the angle counter-clockwise")
  func reads() throws {
    let session = try Session()
    try session.press(0, 0)
    let began = try session.waitForPhase("began")
    #expect(began.isHeld && began.length == 0 && began.angle == nil)
    try session.move(60, 80)
    let lower = try session.waitUntilHeld(at: 60, 80)
    #expect((lower.x, lower.y, lower.length, lower.angle) == (0.48, -0.64, 0.8, -0.927295))
    try session.move(-125, 0)
    let left = try session.waitUntilHeld(at: -125, 0)
    #expect((left.x, left.y, left.length, left.angle) == (-1, 0, 1, 3.141593))
    try session.release(-125, 0)
    let ended = try session.waitForPhase("ended")
    #expect(ended.isStop && ended.px == -125)
  }

  @Test("Turning red takes its time, and is not in the way of the drag")
  func turnsRedMeanwhile() throws {
    let session = try Session(["--duration", "60"])
    try session.press(0, 0)
    try session.move(50, 40)
    try waitUntil("a knob under the pointer that is still cyan for the most part") {
      try session.image().knob()
    } isRight: {
      $0?.dx == 50 && $0?.dy == 40 && $0?.color.red ?? 255 < 128
    }
  }

  @Test("Grabbed beside its middle, the knob does not jump, and keeps the distance (case 1)")
  func keepsTheOffset() throws {
    let session = try Session()
    try session.press(15, -10)
    let began = try session.waitForPhase("began")
    #expect((began.px, began.py) == (0, 0))
    try session.waitForPicture(.dragged(0, 0))
    try session.move(25, -5)
    try session.waitForPicture(.dragged(10, 5))
  }

  @Test("With a slop of 10, a movement of 11 moves the knob by 1 (case 2)")
  func takesOffTheSlop() throws {
    let session = try Session(["--slop", "10"])
    try session.press(0, 0)
    try session.move(10, 0)
    try session.settle()
    #expect(try session.readings().isEmpty)
    #expect(try session.shows(Picture()))
    try session.move(11, 0)
    #expect(try session.waitForPhase("began").px == 1)
    try session.waitForPicture(.dragged(1, 0))
    try session.move(0, 31)
    try session.waitForPicture(.dragged(-10, 31))
  }

  @Test(
    "A press that is not on the round knob does nothing (case 7)",
    arguments: [(18, 18), (-18, 18), (26, 0), (0, -26), (100, 100), (-190, 0)])
  func missesTheKnob(dx: Int, dy: Int) throws {
    let session = try Session()
    try session.waitForPicture()
    try session.press(dx, dy)
    try session.move(0, 0)
    try session.release(10, 10)
    try session.settle()
    #expect(try session.readings().isEmpty)
    #expect(try session.shows(Picture()))
  }

  @Test(
    "A press within the round knob grabs it", arguments: [(17, 17), (-18, 17), (24, 0), (0, -24)])
  func hitsTheKnob(dx: Int, dy: Int) throws {
    let session = try Session()
    try session.press(dx, dy)
    try session.waitForPhase("began")
  }

  @Test("No other button drags (case 12)", arguments: [2, 3, 4, 5, 6, 7, 8, 9])
  func otherButtonsDoNothing(button: Int) throws {
    let session = try Session()
    try session.waitForPicture()
    try session.press(0, 0, button: button)
    try session.move(50, 0)
    try session.release(60, 0, button: button)
    try session.settle()
    #expect(try session.readings().isEmpty)
    #expect(try session.shows(Picture()))
  }

  @Test("Other buttons and wheels in the middle of a drag change nothing (case 11)")
  func otherButtonsMeanwhile() throws {
    let session = try Session()
    try session.press(5, 5)
    try session.move(25, 5)
    for button in [3, 2, 4, 5, 6, 7] {
      session.user.press(button: button)
      try session.move(25 + button, 15)
      try session.waitForPicture(.dragged(20 + button, 10))
      session.user.release(button: button)
      try session.move(25, 5)
      try session.waitForPicture(.dragged(20, 0))
    }
    session.user.press(button: 3)
    session.user.release(button: 1)
    try session.waitForPhase("ended")
    session.user.release(button: 3)
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("Events that come all at once keep their order, however many there are")
  func burst() throws {
    // So slow that a released knob stays where it was for the next press.
    let session = try Session(["--duration", "60"])
    try session.waitForPicture()
    session.program.send(SIGSTOP)
    try session.press(0, 0)
    for step in 1...500 { try session.move(step % 70, step % 50) }
    try session.release(60, 50)
    try session.press(61, 50)
    for step in 1...500 { try session.move(-(step % 70), step % 50) }
    try session.release(50, 60)
    try session.press(50, 60)
    try session.move(20, -30)
    session.program.send(SIGCONT)
    try session.waitForPhases(["began", "ended", "began", "ended", "began"])
    let ends = try session.readings().filter { $0.phase == "ended" }
    #expect(ends[0].px == 60 && ends[0].py == 50)
    #expect(abs(ends[1].px - 49) < 1 && abs(ends[1].py - 60) < 1)
  }
}
