import Testing
import XServerHarness

/// The pointer is taken away in the middle of a drag. No client can do that while another one's
/// button is down, unless the server's own key against stuck grabs (Ctrl, Alt and the keypad's
/// divide) has been pressed, which servers obey with the option "grab:break_actions".
@Suite(
  .enabled(
    if: XServer.isAvailable && isInstalled("setxkbmap"),
    "needs setxkbmap on PATH; also \(XServer.requirement)"))
struct GrabTests {
  @Test("A release that never came: the next motion with the button up cancels (case 9)")
  func missesTheRelease() throws {
    let session = try heldSession()
    try breakTheGrab(session)
    try session.move(280, 0)
    session.user.release()
    try session.settle()
    try session.waitForPhases(["began"])
    try session.move(50, 10)
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.letPass(.milliseconds(200))
    try session.waitForPicture()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 3)
  }

  @Test("Another client takes the pointer: cancelled at once, and only a new press counts")
  func losesThePointer() throws {
    let session = try heldSession()
    try breakTheGrab(session)
    #expect(session.user.grabPointer())
    #expect(try session.waitForPhase("cancelled").isStop)
    session.user.ungrabPointer()
    try session.letPass(.milliseconds(200))
    try session.waitForPicture()
    try session.move(0, 0)
    try session.move(20, 0)
    try session.settle()
    try session.waitForPhases(["began", "cancelled"])
    session.user.release()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 3)
  }

  @Test("While another client has the pointer, a press is not the program's")
  func pointerIsTaken() throws {
    let session = try Session()
    #expect(session.user.grabPointer())
    try session.press(0, 0)
    try session.release(20, 0)
    session.user.ungrabPointer()
    try session.settle()
    #expect(try session.readings().isEmpty)
  }

  /// A session whose knob is held, a bit to the right, on a server that lets grabs be broken.
  private func heldSession() throws -> Session {
    let session = try Session(["--leave", "clamp"])
    let setter = try RunningProgram(
      ["-c", "exec setxkbmap -option grab:break_actions"], on: session.server,
      executable: "/bin/sh")
    #expect(try setter.waitForExit() == .exited(0))
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
    return session
  }

  private func breakTheGrab(_ session: Session) throws {
    for key in ["Control_L", "Alt_L", "KP_Divide"] { try session.user.press(key: key) }
    for key in ["KP_Divide", "Alt_L", "Control_L"] { try session.user.release(key: key) }
  }
}
