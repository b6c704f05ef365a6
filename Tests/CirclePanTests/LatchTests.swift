import Testing
import XServerHarness

/// A knob that follows the pointer without a button held.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct LatchTests {
  private func session() throws -> Session {
    let session = try Session(["--latch", "--leave", "clamp"])
    session.window.focus()
    return session
  }

  @Test("From one click to the next it follows, outside of the window too")
  func followsBetweenClicks() throws {
    let session = try session()
    try session.press(0, 0)
    session.user.release()
    try session.move(30, 40)
    try session.waitUntilHeld(at: 30, 40)
    session.user.movePointer(to: PixelPoint(790, 300))
    try session.waitUntilHeld(at: 125, 0)
    // The pointer is the program's wherever it is.
    #expect(!session.user.grabPointer())
    session.user.press()
    #expect(try session.waitForPhase("ended").isStop)
    session.user.release()
    try session.settle()
    #expect(session.user.grabPointer())
    try session.waitForPhases(["began", "ended"])
  }

  @Test("From one space to the next, however long the key is down")
  func followsBetweenSpaces() throws {
    let session = try session()
    try session.move(50, 0)
    try session.user.press(key: "space")
    try session.waitForPhase("began")
    // Long enough for the server to repeat the key.
    try session.letPass(.milliseconds(1_000))
    try session.user.release(key: "space")
    try session.move(70, 30)
    try session.waitUntilHeld(at: 20, 30)
    session.user.movePointer(to: PixelPoint(450, 10))
    try session.waitForReading("a knob held at the top") { $0.isHeld && $0.py < -100 }
    try session.user.type(key: "space")
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("Escape ends it, and so does a wheel not")
  func escapes() throws {
    let session = try session()
    try session.press(0, 0)
    session.user.release()
    try session.move(30, 0)
    try session.waitUntilHeld(at: 30, 0)
    session.user.press(button: 4)
    session.user.release(button: 4)
    try session.move(40, 0)
    try session.waitUntilHeld(at: 40, 0)
    try session.user.type(key: "Escape")
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.settle()
    #expect(session.user.grabPointer())
  }
}
