import Testing
import XServerHarness

/// The window is hidden with what it lies in, of which the server tells it nothing: as i3 does it
/// with workspaces.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct HidingTests {
  /// A program whose window lies in another one, as in a frame.
  private func framed(_ arguments: [String] = []) throws -> (Session, frame: OtherWindow) {
    let session = try Session(arguments)
    try session.waitForPicture()
    let frame = try OtherWindow(
      of: session.user, at: PixelRect(x: 200, y: 100, width: 400, height: 400),
      color: RGB(0, 0, 255))
    session.window.reparent(into: frame.window, at: PixelPoint(0, 0))
    try session.waitForPicture()
    return (session, frame)
  }

  @Test("Hidden below the pointer: the drag is over at once, and there is another one later")
  func belowThePointer() throws {
    let (session, frame) = try framed()
    try session.press(0, 0)
    try session.move(40, 20)
    try session.waitUntilHeld(at: 40, 20)
    frame.window.unmap()
    #expect(try session.waitForPhase("cancelled").isStop)
    session.user.release()
    frame.window.map()
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(-30, 0)
    try session.waitForPicture(.dragged(-30, 0))
  }

  @Test("Hidden while the pointer is elsewhere: the drag is over as the keyboard goes")
  func elsewhere() throws {
    let (session, frame) = try framed(["--leave", "clamp"])
    session.window.focus()
    try session.press(0, 0)
    try session.move(280, 0)
    try session.waitUntilHeld(at: 125, 0)
    frame.window.unmap()
    #expect(try session.waitForPhase("cancelled").isStop)
  }

  @Test("What comes between pointer and window, or takes the keyboard, ends no drag")
  func isOnlyCovered() throws {
    let session = try Session()
    session.window.focus()
    try session.press(0, 0)
    try session.move(40, 20)
    try session.waitUntilHeld(at: 40, 20)
    let other = try OtherWindow(
      of: session.user, at: PixelRect(x: 0, y: 0, width: 800, height: 600), color: RGB(0, 0, 255))
    other.window.focus()
    try session.settle()
    try session.move(50, 20)
    try session.waitUntilHeld(at: 50, 20)
    session.user.release()
    try session.waitForPhases(["began", "ended"])
  }
}
