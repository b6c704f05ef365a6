import Testing
import XServerHarness

/// The same drag on each kind of X server. `Scripts/servers` makes a matrix of it.
struct ServersTests {
  @Test(.enabled(if: ServerKind.xvfb.isAvailable, "\(ServerKind.xvfb.requirement)"))
  func xvfb() throws {
    try dragLeaveResizeAndClose(.xvfb)
  }

  @Test(.enabled(if: ServerKind.xorg.isAvailable, "\(ServerKind.xorg.requirement)"))
  func xorg() throws {
    try dragLeaveResizeAndClose(.xorg)
  }

  @Test(.enabled(if: ServerKind.xvnc.isAvailable, "\(ServerKind.xvnc.requirement)"))
  func xvnc() throws {
    try dragLeaveResizeAndClose(.xvnc)
  }

  @Test(.enabled(if: ServerKind.xwayland.isAvailable, "\(ServerKind.xwayland.requirement)"))
  func xwayland() throws {
    try dragLeaveResizeAndClose(.xwayland)
  }

  private func dragLeaveResizeAndClose(_ kind: ServerKind) throws {
    let run = try ServerRun(kind)
    try run.step("shows") { try run.waitForKnob(.cyan, at: (0, 0), picture: "1-shown") }
    try run.step("drags") { try drag(run) }
    try run.step("leaves and returns") { try leave(run) }
    try run.step("lets go") { try letGo(run) }
    try run.step("resizes") { try resize(run) }
    try run.step("closes") { try close(run) }
  }

  /// Off the knob's middle, so that the offset is kept.
  private func drag(_ run: ServerRun) throws {
    let start = try grip(run)
    run.press(start)
    run.move(from: start, to: start + (60, -40))
    try run.session.waitUntilHeld(at: 60, -40)
    try run.waitForKnob(.red, at: (60, -40), picture: "2-dragged")
  }

  private func leave(_ run: ServerRun) throws {
    let start = try grip(run)
    run.move(from: start + (60, -40), to: start + (150, -40))
    try #require(try run.session.waitForPhase("cancelled").isStop)
    try run.waitForKnob(.cyan, at: (0, 0), picture: "3-returned")
    // The button that is held since then holds nothing.
    run.move(from: start + (150, -40), to: start)
    try run.session.settle()
    run.release()
    try run.session.waitForPhases(["began", "cancelled"])
  }

  private func letGo(_ run: ServerRun) throws {
    let start = try grip(run)
    run.press(start)
    run.move(from: start, to: start + (-50, 70))
    try run.session.waitUntilHeld(at: -50, 70)
    run.release()
    try #require(try run.session.waitForPhase("ended").isStop)
    try run.waitForKnob(.cyan, at: (0, 0), picture: "4-let-go")
  }

  private func resize(_ run: ServerRun) throws {
    let before = try run.session.readings().count
    let center = try run.center()
    run.session.window.resize(width: 500, height: 360)
    try waitUntil("a circle in the middle of the new size") {
      try run.center() == center + (50, -20)
    }
    try run.waitForKnob(.cyan, at: (0, 0), picture: "5-resized")
    let start = try grip(run)
    run.press(start)
    run.move(from: start, to: start + (100, 20))
    try run.session.waitUntilHeld(at: 100, 20, after: before)
    try run.waitForKnob(.red, at: (100, 20), picture: "6-dragged-again")
    run.release()
    try run.session.waitForPhase("ended", after: before)
  }

  private func close(_ run: ServerRun) throws {
    try #require(try run.session.closeCleanly())
  }

  private func grip(_ run: ServerRun) throws -> PixelPoint {
    try run.center() + (-7, -7)
  }
}

private func + (point: PixelPoint, offset: (dx: Int, dy: Int)) -> PixelPoint {
  PixelPoint(point.x + offset.dx, point.y + offset.dy)
}
