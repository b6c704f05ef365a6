import Randomness
import Testing
import XServerHarness

/// What the server's other clients take away, or make up, of what a window can be without.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct OptionalThingsTests {
  /// Opcodes of requests that free what is anybody's to free.
  private static let freeContext: UInt8 = 60
  private static let freeCursor: UInt8 = 95

  private func free(by request: UInt8, _ session: Session) throws {
    let rude = try RawClient(session.server)
    for number in session.window.id..<session.window.id + 600 {
      try rude.free(number, by: request)
    }
    try rude.sync()
  }

  /// The knob obeys a hand and the keys, and the window closes as it should.
  private func expectObedience(of session: Session) throws {
    let count = try session.readings().count
    try session.press(0, 0)
    try session.move(30, -20)
    try session.waitUntilHeld(at: 30, -20, after: count)
    session.user.release()
    try session.waitForPhase("ended", after: count)
    session.window.focus()
    let later = try session.readings().count
    try session.user.type(key: "Left")
    #expect(try session.waitForPhase("began", after: later).x == -1)
    try session.waitForPhase("ended", after: later)
    #expect(try session.closeCleanly())
  }

  @Test(
    "F3: Its graphics contexts are destroyed: it draws again, with new ones",
    arguments: ["on", "off"])
  func losesItsContexts(_ antialiasing: String) throws {
    let session = try Session(["--antialias", antialiasing, "--leave", "clamp"])
    try session.press(0, 0)
    try session.move(10, 10)
    try session.waitUntilHeld(at: 10, 10)
    for turn in 0..<5 {
      try free(by: OptionalThingsTests.freeContext, session)
      try session.move(20 + turn, 10)
      try session.waitUntilHeld(at: Double(20 + turn), 10)
    }
    // A frame that came between the last theft and its discovery is drawn anew, and plain.
    try session.move(30, 10)
    try session.waitForPicture(.dragged(30, 10))
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try expectObedience(of: session)
  }

  @Test("F3: Its cursors are destroyed: it goes on without, and captures the pointer all the same")
  func losesItsCursors() throws {
    let session = try Session(["--leave", "clamp", "--latch"])
    session.window.focus()
    try session.move(10, 10)
    try session.program.waitUntilIdle()
    for _ in 0..<3 {
      // A knob on its way home would be caught elsewhere.
      try session.waitForPicture()
      let count = try session.readings().count
      try free(by: OptionalThingsTests.freeCursor, session)
      try session.user.type(key: "space")
      try session.waitForPhase("began", after: count)
      // Where it is when it is captured is known.
      try session.move(20, 10)
      try session.waitUntilHeld(at: 10, 0, after: count)
      session.user.movePointer(to: PixelPoint(790, 300))
      try session.waitForReading("a knob held at the right", after: count) {
        $0.isHeld && $0.px > 120
      }
      // The pointer is the program's wherever it is.
      #expect(!session.user.grabPointer())
      try session.user.type(key: "space")
      try session.waitForPhase("ended", after: count)
      try session.move(10, 10)
    }
    #expect(try session.closeCleanly())
  }

  @Test(
    "F4: Forged events of extensions that libraries convert",
    arguments: ["XInputExtension", "XKEYBOARD", "RANDR", "XFIXES", "SHAPE", "SYNC"], [1, 2])
  func forgedEvents(of name: String, seed: UInt64) throws {
    let session = try Session()
    try session.waitForPicture()
    session.window.focus()
    // A hand over the knob, and a key: then each library is there.
    try session.move(0, 0)
    try session.user.type(key: "a")
    try session.program.waitUntilIdle()
    let first = try session.user.firstEvent(of: name)
    let count: UInt8 = ["XInputExtension": 17, "XKEYBOARD": 1, "RANDR": 2][name] ?? 1
    let rude = try RawClient(session.server)
    var random = SeededGenerator(seed: seed)
    // In no order: libXi keeps of one event what the next one is to go by.
    for turn in 0..<10_000 {
      var event = random.bytes(32)
      event[0] = first + UInt8.random(in: 0..<count, using: &random)
      // Kinds within a kind are small numbers.
      if turn % 3 == 0 { event[1] = UInt8(turn / 3 % 12) }
      try rude.send(event, to: session.window)
      if turn % 100 == 0 { try rude.sync() }
    }
    try rude.sync()
    try session.settle()
    #expect(try session.readings().isEmpty)
    try expectObedience(of: session)
  }

  @Test("F4: What the server itself says of the keyboard's layout is heard all the same")
  func genuineEvents() throws {
    let session = try Session()
    session.window.focus()
    try session.user.type(key: "a")
    session.user.setSymbol("Left", ofKey: 24)
    session.user.setKey(code: 24, isDown: true)
    #expect(try session.waitForPhase("began").x == -1)
  }
}
