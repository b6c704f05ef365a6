import Testing
import XServerHarness

/// The window worked with the keyboard alone (case 44).
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct KeyboardTests {
  /// A session whose window has the keyboard, as a manager gives it.
  private func session(_ arguments: [String] = []) throws -> Session {
    let session = try Session(arguments)
    session.window.focus()
    return session
  }

  @Test("Arrows hold the knob out for as long as they are down, two of them on the diagonal")
  func deflects() throws {
    let session = try session()
    try session.user.press(key: "Right")
    let began = try session.waitForPhase("began")
    #expect(began.isHeld && began.x == 1 && began.y == 0)
    try session.user.press(key: "Up")
    try session.waitForReading("the diagonal") { $0.x == 0.707106 && $0.y == 0.707106 }
    try session.user.release(key: "Right")
    try session.waitForPicture(.dragged(0, -125))
    try session.user.release(key: "Up")
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("With Shift a third of the way; the keypad is the arrows, with NumLock or without")
  func knowsModifiers() throws {
    let session = try session()
    try session.user.press(key: "Shift_L")
    try session.user.press(key: "KP_Left")
    #expect(try session.waitForPhase("began").x == -0.333333)
    try session.user.release(key: "Shift_L")
    try session.waitForReading("all of the way") { $0.x == -1 }
    // What changes the keypad's symbols meanwhile does not leave the key down.
    try session.user.type(key: "Num_Lock")
    try session.user.release(key: "KP_Left")
    try session.waitForPhase("ended")
    try session.user.press(key: "KP_Left")
    #expect(try session.waitForPhase("began", after: 3).x == -1)
    try session.user.release(key: "KP_Left")
    try session.user.type(key: "Num_Lock")
    try session.waitForPhases(["began", "ended", "began", "ended"])
  }

  @Test("A key that the server repeats neither begins nor ends anew")
  func doesNotFlicker() throws {
    let session = try session()
    try session.user.press(key: "Right")
    try session.waitForPhase("began")
    // The server repeats after 0.66 s at the latest, 25 times a second.
    try session.letPass(.milliseconds(1_400))
    try session.settle()
    #expect(try session.readings().count == 1)
    try session.user.release(key: "Right")
    try session.waitForPhase("ended")
    #expect(try session.readings().count == 2)
  }

  @Test("Where the knob stays, the server's repetitions move it step by step")
  func nudgesAtEachRepetition() throws {
    let session = try session(["--release", "hold"])
    try session.user.press(key: "Right")
    try session.waitForReading("five steps to the right") { $0.x > 0.49 && $0.isHeld }
    try session.user.release(key: "Right")
    #expect(try session.waitForPhase("ended").x > 0.49)
    try session.waitForPhases(["began", "ended"])
  }

  @Test(
    "When the keyboard goes elsewhere, what it held is given up", arguments: Thief.allCases)
  func losesTheKeyboard(to thief: Thief) throws {
    let session = try Session()
    switch thief {
    case .focus, .grab: session.window.focus()
    case .pointer: session.user.followPointerWithKeys()
    }
    try session.move(10, 0)
    try session.user.press(key: "Left")
    try session.waitForPhase("began")
    switch thief {
    case .focus: session.window.takeFocusAway()
    case .grab: #expect(session.user.grabKeyboard())
    case .pointer: session.user.movePointer(to: PixelPoint(10, 10))
    }
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.waitForPicture()
    try session.user.release(key: "Left")
    session.user.ungrabKeyboard()
    session.window.focus()
    try session.user.press(key: "Up")
    #expect(try session.waitForPhase("began", after: 2).y == 1)
  }

  /// Who takes the keyboard away.
  enum Thief: CaseIterable {
    case focus, grab, pointer
  }

  @Test("The keyboard's ways leave a drag by the mouse alone")
  func dragGoesOn() throws {
    let session = try session()
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
    #expect(session.user.grabKeyboard())
    session.user.ungrabKeyboard()
    session.window.takeFocusAway()
    try session.move(40, 0)
    try session.waitUntilHeld(at: 40, 0)
    try session.waitForPhases(["began"])
  }

  @Test("The mouse's press ends what the keys hold; keys do nothing while it is down")
  func mouseGoesFirst() throws {
    let session = try session()
    try session.user.press(key: "Right")
    try session.waitForPhase("began")
    try session.press(125, 0)
    try session.waitForPhases(["began", "ended", "began"])
    try session.user.release(key: "Right")
    try session.user.type(key: "Up")
    try session.move(100, 0)
    try session.waitUntilHeld(at: 100, 0)
    session.user.release()
    try session.waitForPhases(["began", "ended", "began", "ended"])
  }

  @Test("Escape cancels a drag")
  func escapes() throws {
    let session = try session()
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
    try session.user.type(key: "Escape")
    #expect(try session.waitForPhase("cancelled").isStop)
  }

  @Test(
    "Q, Ctrl+Q and Ctrl+W close the window, and what was held is zero first",
    arguments: [["q"], ["Control_L", "q"], ["Control_R", "w"], ["Shift_L", "q"]])
  func quits(keys: [String]) throws {
    let session = try session()
    try session.user.press(key: "Left")
    try session.waitForPhase("began")
    for key in keys { try session.user.press(key: key) }
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(try session.readings().last?.isStop == true)
    #expect(session.program.errorText.isEmpty)
  }

  @Test(
    "Other keys do not close it",
    arguments: [["w"], ["Alt_L", "q"], ["Super_L", "q"], ["a"], ["Return"]])
  func stays(keys: [String]) throws {
    let session = try session()
    for key in keys { try session.user.press(key: key) }
    for key in keys.reversed() { try session.user.release(key: key) }
    try session.settle()
    #expect(session.program.exitStatus == nil)
    #expect(try session.readings().isEmpty)
  }

  @Test(
    "Q is where the layout has it, also where it is changed meanwhile; Cyrillic has Latin's beside",
    .enabled(if: isInstalled("setxkbmap"), "needs setxkbmap on PATH"),
    arguments: [("fr", 38, 24), ("ru,us", 24, 38), ("us,ru", 24, 38)])
  func knowsLayouts(layout: String, quitting: Int, other: Int) throws {
    let session = try session()
    // It has looked at the layout before.
    try session.user.type(key: "a")
    try session.settle()
    let setter = try RunningProgram(
      ["-c", "exec setxkbmap \(layout)"], on: session.server, executable: "/bin/sh")
    #expect(try setter.waitForExit() == .exited(0))
    session.user.setKey(code: UInt32(other), isDown: true)
    session.user.setKey(code: UInt32(other), isDown: false)
    try session.settle()
    #expect(session.program.exitStatus == nil)
    session.user.setKey(code: UInt32(quitting), isDown: true)
    #expect(try session.program.waitForExit() == .exited(0))
  }
}
