import Testing
import XServerHarness

/// The window in a real window manager's frame.
@Suite(.enabled(if: WindowManager.isAvailable, "\(WindowManager.requirement)"))
struct ManagerTests {
  @Test("It has a frame and the keyboard, is dragged as ever, answers pings, and closes at a click")
  func isManaged() throws {
    let session = try Session(geometry: "+100+50", isManaged: true)
    try session.waitForPicture()
    try waitUntil("the window has the keyboard") { session.window.hasFocus }
    try session.press(0, 0)
    try session.move(70, -40)
    try session.waitForPicture(.dragged(70, -40))
    try session.move(190, 0)
    try session.waitForPhase("cancelled")
    try session.waitForPicture()
    session.user.release()
    #expect(try session.closeCleanly())
  }

  @Test("A place that is counted from the right and the bottom is that of the frame")
  func isPlacedWithItsFrame() throws {
    let session = try Session(geometry: "-50-40", isManaged: true)
    let frame = try waitFor("the frame's extents") {
      session.window.property("_NET_FRAME_EXTENTS")?.integers
    }
    try waitUntil("the frame's place") {
      try session.window.geometry()
    } isRight: {
      $0.x + $0.width + frame[1] == 750 && $0.y + $0.height + frame[3] == 560
    }
  }

  @Test("A size that the manager grants is taken, whatever was asked for (case 41)")
  func takesAnySize() throws {
    let session = try Session(geometry: "+100+50", isManaged: true)
    session.window.resize(width: 5, height: 333)
    try waitUntil("the smallest width that the program allows") {
      try session.window.geometry()
    } isRight: {
      $0.width == 52 && $0.height == 333
    }
    try session.waitForPicture()
  }
}
