import Testing
import XServerHarness

/// What keys mean with the modifiers, groups and layouts that they are pressed in.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct KeyStateTests {
  /// Codes of keys, the same on every keyboard of a PC.
  private enum Code {
    static let q: UInt32 = 24
    static let e: UInt32 = 26
    static let s: UInt32 = 39
    static let left: UInt32 = 113
    static let right: UInt32 = 114
    static let rightAlt: UInt32 = 108
  }

  /// A session whose window has the keyboard, of that layout.
  private func session(
    _ arguments: [String] = [], layout: String? = nil, geometry: String = "+200+100"
  ) throws -> Session {
    let session = try Session(arguments, geometry: geometry)
    session.window.focus()
    if let layout { try set(layout, session) }
    return session
  }

  private func set(_ layout: String, _ session: Session) throws {
    let setter = try RunningProgram(
      ["-c", "exec setxkbmap \(layout)"], on: session.server, executable: "/bin/sh")
    #expect(try setter.waitForExit() == .exited(0), "\(setter.errorText)")
  }

  private func press(_ code: UInt32, _ session: Session) {
    session.user.setKey(code: code, isDown: true)
  }

  private func release(_ code: UInt32, _ session: Session) {
    session.user.setKey(code: code, isDown: false)
  }

  // MARK: Shift

  @Test("E1: A Shift that Sticky Keys latch makes the next arrow's deflection smaller, to its end")
  func latchedShift() throws {
    let session = try session()
    try session.user.makeKeysSticky()
    try session.user.type(key: "Shift_L")
    try session.user.type(key: "Left")
    try session.waitForPhases(["began", "ended"])
    let readings = try session.readings()
    #expect(readings.first?.x == -0.333333)
    #expect(readings.filter { $0.isHeld }.allSatisfy { $0.x == -0.333333 })
    // It was for that one key.
    try session.user.type(key: "Left")
    #expect(try session.waitForPhase("began", after: readings.count).x == -1)
  }

  @Test("E1: A latched Shift stays with the key that it was for while that is repeated")
  func latchedShiftRepeats() throws {
    let session = try session()
    try session.user.makeKeysSticky()
    try session.user.type(key: "Shift_L")
    try session.user.press(key: "Left")
    try session.waitForPhase("began")
    // The server repeats after 0.66 s at the latest, 25 times a second.
    try session.letPass(.milliseconds(1_000))
    try session.user.release(key: "Left")
    try session.waitForPhases(["began", "ended"])
    #expect(try session.readings().filter { $0.isHeld }.allSatisfy { $0.x == -0.333333 })
  }

  @Test("E1: A latched Shift turns Tab round")
  func latchedTab() throws {
    let session = try session(["--pads", "3", "--radius", "60"], geometry: "600x200+50+50")
    try session.user.makeKeysSticky()
    try session.user.type(key: "Shift_L")
    try session.user.type(key: "Tab")
    try session.user.press(key: "Up")
    let line = try session.program.waitForLine("an arrow") { $0.contains("began") }
    #expect(try StreamLine.object(line)["pad"] as? Int == 3)
  }

  @Test("E1: A Shift that was down before the keyboard came counts, and comes up")
  func earlyShift() throws {
    let session = try Session()
    try session.user.press(key: "Shift_R")
    session.window.focus()
    try session.user.press(key: "Left")
    #expect(try session.waitForPhase("began").x == -0.333333)
    try session.user.release(key: "Shift_R")
    try session.waitForReading("all of the way") { $0.x == -1 && $0.isHeld }
    try session.user.release(key: "Left")
    try session.waitForPhases(["began", "ended"])
  }

  @Test("E1: What was recorded of a latched Shift reads the same again")
  func recordedShift() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/latched.drag"
    let session = try session(["--record", file])
    try session.user.makeKeysSticky()
    try session.user.type(key: "Shift_L")
    try session.user.type(key: "Left")
    try session.waitForPhases(["began", "ended"])
    #expect(try session.closeCleanly())
    let replay = try RunningProgram(["--replay", file, "--headless", "--output", "ndjson"])
    #expect(try replay.waitForExit() == .exited(0))
    #expect(replay.outputText == session.program.outputText)
  }

  // MARK: Keys that become others

  @Test("E2: A key comes up as the one that went down, though it has another meaning by then")
  func changedSymbol() throws {
    let session = try session()
    press(Code.right, session)
    try session.waitForPhase("began")
    session.user.setSymbol("a", ofKey: Code.right)
    try session.settle()
    release(Code.right, session)
    #expect(try session.waitForPhase("ended").isStop)
  }

  @Test(
    "E2: … or the keyboard another layout, or the layer is left before the key",
    .enabled(if: isInstalled("setxkbmap"), "needs setxkbmap on PATH"), arguments: [false, true])
  func changedLayout(leavesLayerFirst: Bool) throws {
    let session = try session(layout: "de neo")
    press(Code.rightAlt, session)
    press(Code.s, session)
    #expect(try session.waitForPhase("began").x == -1)
    if leavesLayerFirst { release(Code.rightAlt, session) } else { try set("us", session) }
    try session.settle()
    release(Code.s, session)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPhases(["began", "ended"])
  }

  // MARK: Layers

  @Test(
    "E3: Arrows on a layer of their own are arrows, and letters elsewhere",
    .enabled(if: isInstalled("setxkbmap"), "needs setxkbmap on PATH"))
  func layers() throws {
    let session = try session(layout: "de neo")
    press(Code.e, session)
    release(Code.e, session)
    press(Code.rightAlt, session)
    press(Code.e, session)
    #expect(try session.waitForPhase("began").y == 1)
    press(Code.s, session)
    try session.waitForReading("the diagonal") { $0.x == -0.707106 && $0.y == 0.707106 }
    for code in [Code.e, Code.s, Code.rightAlt] { release(code, session) }
    try session.waitForPhases(["began", "ended"])
    // And the arrow keys are what they are on any layer.
    press(Code.left, session)
    #expect(try session.waitForPhase("began", after: 3).x == -1)
  }

  @Test("E3: With NumLock, Shift or both the keypad's arrows are arrows")
  func keypad() throws {
    let session = try session()
    for modifiers in [[], ["Num_Lock"], ["Shift_L"]] {
      for isShifted in [false, true] {
        let count = try session.readings().count
        for key in modifiers { try session.user.type(key: key) }
        if isShifted { try session.user.press(key: "Shift_L") }
        try session.user.press(key: "KP_Left")
        #expect(
          try session.waitForPhase("began", after: count).x == (isShifted ? -0.333333 : -1))
        try session.user.release(key: "KP_Left")
        try session.waitForPhase("ended", after: count)
        if isShifted { try session.user.release(key: "Shift_L") }
      }
    }
  }

  // MARK: Closing

  @Test(
    "E4: A key that types something else than a q closes nothing, nor with modifiers of others'",
    .enabled(if: isInstalled("setxkbmap"), "needs setxkbmap on PATH"),
    arguments: [
      ("de", ["ISO_Level3_Shift"]), ("de", ["Control_L", "ISO_Level3_Shift"]), ("de", ["Alt_L"]),
      ("de", ["Super_L"]), ("de", ["Control_L", "Alt_L"]), ("de", ["Control_L", "Super_L"]),
      ("us,ru", ["Alt_L"]), ("fr", []), ("us dvorak", []), ("de neo", []),
    ])
  func staysOpen(layout: String, modifiers: [String]) throws {
    let session = try session(layout: layout)
    for key in modifiers { try session.user.press(key: key) }
    press(Code.q, session)
    release(Code.q, session)
    for key in modifiers.reversed() { try session.user.release(key: key) }
    try session.settle()
    #expect(session.program.exitStatus == nil)
  }

  @Test(
    "E4: What types a q closes the window, with Shift and the locks too, wherever it is written",
    .enabled(if: isInstalled("setxkbmap"), "needs setxkbmap on PATH"),
    arguments: [
      ("de", ["Num_Lock"], 24), ("de", ["Caps_Lock"], 24), ("de", ["Num_Lock", "Caps_Lock"], 24),
      ("fr", [], 38), ("us dvorak", [], 53), ("ru,us", [], 24),
    ])
  func closes(layout: String, locks: [String], code: UInt32) throws {
    let session = try session(layout: layout)
    for key in locks { try session.user.type(key: key) }
    press(code, session)
    #expect(try session.program.waitForExit() == .exited(0))
  }

  @Test("E4: A q that went down with Alt closes nothing when Alt is let go before it")
  func repeatedQ() throws {
    let session = try session()
    try session.user.press(key: "Alt_L")
    try session.user.press(key: "q")
    try session.user.release(key: "Alt_L")
    // The server repeats after 0.66 s at the latest.
    try session.letPass(.milliseconds(1_000))
    try session.settle()
    #expect(session.program.exitStatus == nil)
  }
}
