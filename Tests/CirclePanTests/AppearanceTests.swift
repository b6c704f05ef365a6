import Testing
import XServerHarness

/// Colours, sizes and depths, to the pixel.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct AppearanceTests {
  @Test("Colours are shown as they were asked for, the circle blended with the background")
  func showsColors() throws {
    let session = try Session([
      "--background", "#102030", "--circle-color", "#f0e", "--circle-opacity", "0.25",
      "--knob-color", "DarkOliveGreen", "--drag-color=#abcdef",
    ])
    // (255, 0, 238) at a quarter over (16, 32, 48).
    var picture = Picture(background: RGB(16, 32, 48), circle: RGB(76, 24, 96))
    picture.knob = RGB(85, 107, 47)
    try session.waitForPicture(picture)
    picture.knob = RGB(171, 205, 239)
    picture.offset = (dx: 30, dy: -90)
    try session.press(0, 0)
    try session.move(30, -90)
    try session.waitForPicture(picture)
  }

  @Test(
    "A circle may be opaque, or not there at all",
    arguments: [(1, RGB(255, 128, 0)), (0, .white)])
  func opacities(opacity: Int, circle: RGB) throws {
    let session = try Session(["--circle-opacity", "\(opacity)"])
    try session.waitForPicture(Picture(circle: circle))
  }

  /// Bits of red, green and blue, by the depth of the screen.
  static let bits = [8: (8, 8, 8), 15: (5, 5, 5), 16: (5, 6, 5), 24: (8, 8, 8), 30: (10, 10, 10)]

  @Test("On screens of every depth", arguments: [8, 15, 16, 24, 30])
  func depths(_ depth: Int) throws {
    let session = try Session(on: XServer(depth: depth))
    let bits = try #require(AppearanceTests.bits[depth])
    var picture = Picture()
    picture.circle = RGB(255, nearest(0.75, bits: bits.1), nearest(0.5, bits: bits.2))
    try session.waitForPicture(picture)
    try session.press(0, 0)
    try session.move(-30, 40)
    picture.knob = .red
    picture.offset = (dx: -30, dy: 40)
    try session.waitForPicture(picture)
    session.user.release()
    picture = Picture(circle: picture.circle)
    try session.waitForPicture(picture)
    #expect(try session.closeCleanly())
  }

  @Test("Without the RENDER extension, the same")
  func withoutRender() throws {
    let session = try Session(on: XServer(extraArguments: ["-extension", "RENDER"]))
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(30, 40)
    try session.waitForPicture(.dragged(30, 40))
  }

  @Test(
    "A circle of any size",
    arguments: [("0", 0), ("1", 1), ("7", 7), ("300", 300), ("1e9", 1_000_000_000)])
  func radii(option: String, radius: Int) throws {
    let session = try Session(["--radius", option, "--leave", "clamp"])
    var picture = Picture(radius: radius)
    try session.waitForPicture(picture)
    try session.press(0, 0)
    try session.move(150, 0)
    let line = try session.waitUntilHeld(at: Double(min(radius, 150)), 0)
    let length = radius == 0 ? 0 : min(1, 150 / Double(radius))
    #expect(abs(line.x - length) < 1e-6 && abs(line.length - length) < 1e-6)
    #expect((line.angle == nil) == (line.length == 0))
    picture.knob = .red
    picture.offset = (dx: min(radius, 150), dy: 0)
    try session.waitForPicture(picture)
  }

  @Test("In a circle of radius 0, leaving cancels, and the knob stays put (case 22)")
  func radiusZero() throws {
    let session = try Session(["--radius", "0"])
    try session.press(3, 0)
    try session.move(4, 0)
    let cancelled = try session.waitForPhase("cancelled")
    #expect(cancelled.isStop && cancelled.px == 0 && cancelled.py == 0)
    try session.waitForPicture(Picture(radius: 0))
  }

  @Test("A knob of any size", arguments: [("0.1", 0), ("1", 1), ("2.5", 3), ("1000", 1_000)])
  func knobRadii(option: String, radius: Int) throws {
    // For the largest knob the window is as large as the screen.
    let geometry = radius < 1_000 ? "+200+100" : "+0+0"
    let session = try Session(["--knob-radius", option], geometry: geometry)
    var picture = Picture(knobRadius: radius)
    try session.waitForPicture(picture)
    try session.press(0, 0)
    try session.move(60, 80)
    try session.waitUntilHeld(at: 60, 80)
    picture.knob = .red
    picture.offset = (dx: 60, dy: 80)
    try session.waitForPicture(picture)
  }

  @Test("A window that is too large for a buffer")
  func withoutABuffer() throws {
    let session = try Session(geometry: "20001x20001+-9600+-9700")
    try session.waitForPicture()
    try session.press(0, 0)
    try session.waitForPicture(.dragged(0, 0))
    for step in 1...20 {
      try session.move(4 * step, -3 * step)
      try session.waitForPicture(.dragged(4 * step, -3 * step))
    }
    session.user.release()
    try session.waitForPicture()
    session.window.resize(width: 10_500, height: 10_400)
    session.window.move(to: PixelPoint(-4_850, -4_900))
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  /// A component from 0 to 1 on a screen with so many bits of it, as 0 to 255.
  private func nearest(_ component: Double, bits: Int) -> UInt8 {
    let most = Double((1 << bits) - 1)
    return UInt8(((component * most).rounded() * 255 / most).rounded())
  }
}
