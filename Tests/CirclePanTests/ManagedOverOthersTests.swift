import Testing
import XServerHarness

/// The window over other windows, under a real window manager.
@Suite(.enabled(if: WindowManager.isAvailable, "\(WindowManager.requirement)"))
struct ManagedOverOthersTests {
  /// A stack of windows as the manager has it, from the bottom to the top.
  private func stack(_ user: XClient) -> [Int] {
    user.root.property("_NET_CLIENT_LIST_STACKING")?.integers ?? []
  }

  private func other(_ session: Session) throws -> OtherWindow {
    try OtherWindow(
      of: session.user, at: PixelRect(x: 100, y: 60, width: 500, height: 450),
      color: RGB(0, 0, 255))
  }

  /// Leads what the manager has in its hand to a place on the screen. The manager takes the pointer
  /// some time after the press, and does not see where it was led before.
  private func lead(_ session: Session, to place: PixelPoint, until wanted: PixelRect) throws {
    try waitUntil("the window is where it was led") {
      session.user.movePointer(to: PixelPoint(place.x - 1, place.y - 1))
      session.user.movePointer(to: place)
      return try session.window.geometry()
    } isRight: {
      $0 == wanted
    }
  }

  @Test("--keep-above stays above a window that is raised")
  func staysAbove() throws {
    let session = try Session(["--keep-above"], geometry: "+100+50", isManaged: true)
    let other = try other(session)
    other.window.raise()
    try waitUntil("the other window is managed, below") {
      stack(session.user)
    } isRight: {
      $0 == [Int(other.window.id), Int(session.window.id)]
    }
    try session.waitForPicture()
  }

  @Test("Without --keep-above the other window comes to the front")
  func comesToTheFront() throws {
    let session = try Session(geometry: "+100+50", isManaged: true)
    let other = try other(session)
    other.window.raise()
    try waitUntil("the other window is above") {
      stack(session.user)
    } isRight: {
      $0 == [Int(session.window.id), Int(other.window.id)]
    }
  }

  @Test("With --no-focus the keyboard stays with the window below, through a whole drag")
  func keyboardStays() throws {
    let server = try XServer()
    let user = try XClient(server)
    let manager = try WindowManager(on: user)
    defer { withExtendedLifetime(manager) {} }
    let other = try OtherWindow(
      of: user, at: PixelRect(x: 50, y: 50, width: 700, height: 500), color: RGB(0, 0, 255))
    try waitUntil("the other window has the keyboard") { other.window.hasFocus }
    let session = try Session(["--no-focus", "--keep-above"], on: server)
    try session.waitForPicture()
    #expect(other.window.hasFocus)
    try session.press(0, 0)
    try session.move(50, -40)
    try session.waitForPicture(.dragged(50, -40))
    #expect(other.window.hasFocus)
    try user.type(key: "a")
    try waitUntil("the window below gets the key") { other.takeKeyCount() == 1 }
    user.release()
    try session.waitForPhases(["began", "ended"])
    try session.press(-180, -180)
    user.release()
    try session.settle()
    #expect(other.window.hasFocus)
    #expect(try session.closeCleanly())
  }

  @Test("A press on the background of a window without a frame moves it, until the release")
  func isMovedByItsBackground() throws {
    let session = try Session(["--borderless"], geometry: "+200+100", isManaged: true)
    try session.waitForPicture()
    let place = try session.window.geometry()
    #expect(place == PixelRect(x: 200, y: 100, width: 400, height: 400))
    try session.press(-150, 0)
    let led = PixelRect(x: 150, y: 60, width: 400, height: 400)
    try lead(session, to: PixelPoint(200, 260), until: led)
    session.user.release()
    session.user.movePointer(to: PixelPoint(300, 300))
    try session.manager?.program.waitUntilIdle()
    #expect(try session.window.geometry() == led)
    #expect(try session.readings().isEmpty)
    try session.press(0, 0)
    try session.move(20, 30)
    try session.waitForPicture(.dragged(20, 30))
    session.user.release()
    #expect(try session.closeCleanly())
  }

  @Test("A press near a corner leads that corner", arguments: [(-1, -1), (1, -1), (-1, 1), (1, 1)])
  func isResizedByItsCorners(_ corner: (dx: Int, dy: Int)) throws {
    let session = try Session(["--borderless"], geometry: "+200+100", isManaged: true)
    try session.waitForPicture()
    try session.press(195 * corner.dx, 195 * corner.dy)
    let start = session.user.pointerPosition
    let wanted = PixelRect(
      x: corner.dx < 0 ? 170 : 200, y: corner.dy < 0 ? 80 : 100, width: 430, height: 420)
    try lead(
      session, to: PixelPoint(start.x + 30 * corner.dx, start.y + 20 * corner.dy), until: wanted)
    session.user.release()
    try session.waitForPicture()
    #expect(try session.readings().isEmpty)
  }

  @Test("The click that ends a latch moves no window")
  func latchedClickIsNoMove() throws {
    let session = try Session(
      ["--borderless", "--latch", "--leave", "clamp"], geometry: "+200+100", isManaged: true)
    try session.waitForPicture()
    try session.press(0, 0)
    session.user.release()
    try session.move(180, 0)
    try session.waitUntilHeld(at: 125, 0)
    session.user.press()
    try session.waitForPhase("ended")
    try session.settle()
    try session.move(190, 50)
    try session.settle()
    #expect(try session.window.geometry() == PixelRect(x: 200, y: 100, width: 400, height: 400))
    session.user.release()
    #expect(try session.closeCleanly())
  }
}
