import Testing
import XServerHarness

/// The window over other windows: above them, without a frame, without the keyboard.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct OverOthersTests {
  @Test("What is not asked for is not there")
  func asksForNothing() throws {
    let session = try Session(geometry: nil)
    let names = session.window.propertyNames
    #expect(names.contains("WM_HINTS"))
    #expect(
      names.isDisjoint(with: [
        "_NET_WM_STATE", "_MOTIF_WM_HINTS", "_NET_WM_USER_TIME", "_NET_WM_WINDOW_OPACITY",
      ]))
  }

  @Test("--keep-above says so before the window appears")
  func keepsAbove() throws {
    let session = try Session(["--keep-above"], geometry: nil)
    let window = session.window
    #expect(window.atoms("_NET_WM_STATE") == ["_NET_WM_STATE_ABOVE"])
    #expect(window.atoms("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
  }

  @Test("--borderless asks for no decorations and nothing else")
  func hasNoFrame() throws {
    let session = try Session(["--borderless"], geometry: nil)
    let hints = session.window.property("_MOTIF_WM_HINTS")
    #expect(hints?.type == "_MOTIF_WM_HINTS")
    #expect(hints?.integers == [2, 0, 0, 0, 0])
  }

  @Test("--no-focus is a tool that takes no keyboard and is not activated")
  func takesNoFocus() throws {
    let session = try Session(["--no-focus"], geometry: nil)
    let window = session.window
    // Flags for input and state; no input; NormalState.
    #expect(window.property("WM_HINTS")?.integers.prefix(3) == [3, 0, 1])
    #expect(window.atoms("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_UTILITY"])
    #expect(window.property("_NET_WM_USER_TIME")?.integers == [0])
    #expect(Set(window.atoms("WM_PROTOCOLS") ?? []) == ["WM_DELETE_WINDOW", "_NET_WM_PING"])
  }

  @Test(
    "--opacity is a share of 32 bits",
    arguments: [("0.5", 0x8000_0000), ("0", 0), ("1", nil)] as [(String, Int?)])
  func opacity(option: String, share: Int?) throws {
    let session = try Session(["--opacity", option], geometry: nil)
    let property = session.window.property("_NET_WM_WINDOW_OPACITY")
    #expect(property?.integers.map { $0 & 0xFFFF_FFFF } == share.map { [$0] })
    if share != nil { #expect(property?.type == "CARDINAL" && property?.format == 32) }
  }

  @Test("Without a manager a press on the background does nothing, and the knob is dragged as ever")
  func isNotMovedWithoutAManager() throws {
    let session = try Session(["--borderless"])
    try session.waitForPicture()
    let place = try session.window.geometry()
    try session.press(-190, -190)
    try session.move(-100, -100)
    try session.settle()
    #expect(try session.window.geometry() == place)
    session.user.release()
    try session.press(0, 0)
    try session.move(30, 40)
    try session.waitForPicture(.dragged(30, 40))
    session.user.release()
    #expect(try session.closeCleanly())
  }
}
