import Testing
import XServerHarness

/// Screens and windows of every kind: nothing wraps, and nothing takes more memory than it may.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ScreenTests {
  /// What two pictures of the largest window with a buffer take, at 4 bytes a pixel.
  private static let mostBytes = 2 * 4 << 24

  @Test("The server's memory stays within two pictures of 16 Mi pixels, whatever the window's size")
  func memoryIsBounded() throws {
    let session = try Session(["--radius", "1e9"], geometry: "400x400+0+0")
    let picture = Picture(radius: 1_000_000_000)
    try session.waitForPicture(picture)
    let before = session.server.residentBytes
    #expect(before > 0)
    func growth() throws -> Int {
      // A knob of another colour is drawn after everything else.
      let middle = try session.center()
      session.window.move(to: PixelPoint(300 - middle.x, 300 - middle.y))
      try session.waitForPicture(picture)
      return session.server.residentBytes - before
    }
    // The C library keeps some of what was freed for later.
    let slack = 16 << 20
    for side in [2_000, 4_096, 4_097, 32_000, 32_767, 1_000] {
      session.window.resize(width: side, height: side)
      #expect(try growth() < ScreenTests.mostBytes + slack, "\(side)")
    }
    session.window.resize(width: 32_000, height: 32_000)
    #expect(try growth() < slack, "no buffer is left")
    session.window.resize(width: 400, height: 400)
    #expect(try growth() < slack, "and none has been forgotten")
    #expect(try session.closeCleanly())
  }

  @Test("In 200 resizes no memory is left behind")
  func resizesLeaveNothingBehind() throws {
    let session = try Session(geometry: "+0+0")
    func cycle() throws {
      for step in 0..<100 {
        session.window.resize(width: 300 + (step * 97) % 300, height: 300 + (step * 61) % 250)
      }
      session.window.resize(width: 400, height: 400)
      try session.waitForPicture()
    }
    try cycle()
    let before = session.server.residentBytes
    try cycle()
    try cycle()
    #expect(session.server.residentBytes - before < 2 << 20)
  }

  @Test(
    "The longest windows there are",
    arguments: ["32000x60+-15600+10", "60x32000+10+-15700", "32767x52+-16000+0"])
  func longWindows(geometry: String) throws {
    let session = try Session(geometry: geometry)
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(20, 10)
    try session.waitForPicture(.dragged(20, 10))
    session.user.release()
    #expect(try session.closeCleanly())
  }

  @Test("A window of one pixel, and back", arguments: [8, 15, 16, 24, 30])
  func onePixel(depth: Int) throws {
    let session = try Session(["--circle-opacity", "0"], on: XServer(depth: depth))
    let picture = Picture(circle: .white)
    try session.waitForPicture(picture)
    session.window.resize(width: 1, height: 1)
    try session.waitForPicture(picture)
    session.window.resize(width: 400, height: 300)
    try session.waitForPicture(picture)
    #expect(try session.closeCleanly())
  }

  @Test("The largest circle at the largest scale, and the largest knob on it")
  func largestOfAll() throws {
    let session = try Session(
      ["--radius", "1e9", "--knob-radius", "1e9", "--scale", "8", "--leave", "clamp"],
      geometry: "400x400+0+0")
    try session.waitForPicture(Picture(radius: 0, knobRadius: 1_000_000_000))
    try session.press(0, 0)
    try session.move(80, -40)
    try session.waitUntilHeld(at: 10, -5)
    #expect(try session.closeCleanly())
  }
}
