import Glibc
import Testing
import XServerHarness

/// What managers and other clients do to the window, and how the program takes it.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct WindowTests {
  @Test("Covered by another window and uncovered again, it shows the same (case 43)")
  func isExposed() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(60, 60)
    try session.waitForPicture(.dragged(60, 60))
    let cover = try RunningProgram(
      ["--background", "black", "-name", "cover", "-geometry", "300x300+330+250"],
      on: session.server)
    _ = try session.user.findWindow(instance: "cover")
    try waitUntil("a covered window") { try session.image().count(of: .black) > 50_000 }
    cover.send(SIGKILL)
    try session.waitForPicture(.dragged(60, 60))
    session.window.expose(PixelRect(x: 100, y: 100, width: 33, height: 200))
    try session.settle()
    #expect(try session.shows(.dragged(60, 60)))
  }

  @Test("Hidden in the middle of a drag: cancelled at once, and at rest when shown again (case 10)")
  func isUnmapped() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(60, 60)
    try session.waitUntilHeld(at: 60, 60)
    session.window.unmap()
    #expect(try session.waitForPhase("cancelled").isStop)
    session.window.map()
    try session.waitForPicture()
    try session.move(0, 0)
    try session.move(20, 0)
    try session.letPass(.milliseconds(200))
    try session.settle()
    #expect(try session.shows(Picture()))
    session.user.release()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 3)
  }

  @Test("Hidden while the knob returns, it is at rest when shown again (case 26)")
  func isUnmappedDuringReturn() throws {
    let session = try Session(["--duration", "0.5"])
    try session.press(0, 0)
    try session.move(190, 0)
    session.user.release()
    try session.waitForPhase("cancelled")
    session.window.unmap()
    try session.letPass(.milliseconds(500))
    session.window.map()
    try session.waitForPicture()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 2)
  }

  @Test("Input that somebody made up is not believed")
  func ignoresForgeries() throws {
    let session = try Session()
    try session.waitForPicture()
    let window = session.window
    window.forgeButton(isDown: true, at: try session.place(0, 0))
    window.forgeMotion(to: try session.place(50, 0))
    try session.settle()
    #expect(try session.readings().isEmpty)
    #expect(try session.shows(Picture()))
    try session.press(0, 0)
    try session.move(30, 0)
    try session.waitForPicture(.dragged(30, 0))
    window.forgeMotion(to: try session.place(-50, 0))
    window.forgeMotion(to: try session.place(30, 0), primaryIsDown: false)
    window.forgeButton(isDown: false, at: try session.place(30, 0))
    window.forgeCrossing(isIn: false, mode: 1)
    try window.forgePress(key: "Escape")
    try session.settle()
    try session.waitForPhases(["began"])
    #expect(try session.shows(.dragged(30, 0)))
  }

  @Test("Losing the keyboard does not end a drag")
  func keepsDraggingWithoutFocus() throws {
    let session = try Session()
    session.window.focus()
    try session.press(0, 0)
    session.window.takeFocusAway()
    try session.move(30, 0)
    try session.waitUntilHeld(at: 30, 0)
  }

  @Test("A ping is answered, in the middle of a drag too")
  func answersPings() throws {
    let session = try Session()
    try session.window.ping(timestamp: 1)
    try session.press(0, 0)
    try session.window.ping(timestamp: -2)
    try session.waitForPhases(["began"])
  }

  @Test("Messages that mean nothing change nothing")
  func ignoresMessages() throws {
    let session = try Session()
    session.window.sendMessage("WM_PROTOCOLS", [0, 0])
    session.window.sendMessage("WM_PROTOCOLS", [4_294_967_295, -1])
    session.window.sendMessage("_NET_WM_STATE", [1, 2, 3])
    try session.window.ping()
    #expect(try session.closeCleanly())
  }
}
