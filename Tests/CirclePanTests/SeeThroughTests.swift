import Testing
import XServerHarness

/// A window through which others show, under a compositor and without one.
struct SeeThroughTests {
  private static let below = RGB(40, 80, 160)

  /// Another window all over the screen, and the program in front of it, composed.
  private func session(_ arguments: [String]) throws -> (Session, Compositor, OtherWindow) {
    let server = try XServer(extraArguments: ["+extension", "Composite"])
    let user = try XClient(server)
    let compositor = try Compositor(on: user)
    let other = try OtherWindow(
      of: user, at: PixelRect(x: 0, y: 0, width: 800, height: 600), color: SeeThroughTests.below)
    return (try Session(arguments, on: server), compositor, other)
  }

  /// Waits until the screen around the window looks like that: what a compositor makes of it, each
  /// component at most 1 off.
  private func waitForScreen(_ session: Session, _ picture: Picture) throws {
    let (window, whole) = (
      try session.window.geometry(), PixelRect(x: 0, y: 0, width: 400, height: 400)
    )
    let wanted = picture.image(of: whole, in: window)
    try waitUntil("a screen with \(picture)") {
      try session.user.root.image(of: window)
    } isRight: { seen in
      zip(seen.pixels, wanted.pixels).allSatisfy { $0.isNear($1, tolerance: 1) }
    }
  }

  @Test(
    "With --background none, a window below shows around the circle and through it",
    .enabled(if: Compositor.isAvailable, "\(Compositor.requirement)"))
  func showsWhatIsBelow() throws {
    let (session, compositor, other) = try session(["--background", "none"])
    defer { withExtendedLifetime((compositor, other)) {} }
    #expect(session.window.depth == 32)
    // Orange at one half over the window below.
    var picture = Picture(background: SeeThroughTests.below, circle: RGB(148, 104, 80))
    try waitForScreen(session, picture)
    try session.press(0, 0)
    try session.move(60, -40)
    picture.knob = .red
    picture.offset = (60, -40)
    try waitForScreen(session, picture)
    session.user.release()
    session.window.resize(width: 400, height: 399)
    session.window.resize(width: 400, height: 400)
    try waitForScreen(session, Picture(background: picture.background, circle: picture.circle))
    #expect(try session.closeCleanly())
  }

  @Test(
    "Soft edges are blends of what is seen on both sides of them, without a halo",
    .enabled(if: Compositor.isAvailable, "\(Compositor.requirement)"))
  func hasSoftEdges() throws {
    let (session, compositor, other) = try session(["--background", "none", "--antialias", "on"])
    defer { withExtendedLifetime((compositor, other)) {} }
    var picture = Picture(background: SeeThroughTests.below, circle: RGB(148, 104, 80))
    try waitForSoftScreen(session, picture)
    try session.press(0, 0)
    try session.move(60, -40)
    picture.knob = .red
    picture.offset = (60, -40)
    try waitForSoftScreen(session, picture)
    session.user.release()
    session.window.resize(width: 421, height: 380)
    try waitForSoftScreen(
      session, Picture(background: picture.background, circle: picture.circle))
    #expect(try session.closeCleanly())
  }

  /// Waits until the screen around the window looks like that with soft edges: on each rim only
  /// what lies between the colours on its two sides.
  private func waitForSoftScreen(_ session: Session, _ picture: Picture) throws {
    let window = try session.window.geometry()
    let part = PixelRect(x: 0, y: 0, width: window.width, height: window.height)
    try waitUntil("a screen with a soft \(picture)") {
      let seen = try session.user.root.image(of: window)
      let strange = seen.pixels.filter {
        !$0.isBlend(of: picture.background, picture.circle, tolerance: 2)
          && !$0.isBlend(of: picture.circle, picture.knob, tolerance: 2)
      }
      return picture.softDifferences(in: seen, part, of: window, tolerance: 1)
        + strange.prefix(4).map { " \($0)" }.joined()
    } isRight: {
      $0.isEmpty
    }
  }

  @Test(
    "In 100 resizes in a row nothing is ever seen but the scene's colours over what is below",
    .enabled(if: Compositor.isAvailable, "\(Compositor.requirement)"))
  func showsNoGarbage() throws {
    let (session, compositor, other) = try session(["--background", "none"])
    defer { withExtendedLifetime((compositor, other)) {} }
    let picture = Picture(background: SeeThroughTests.below, circle: RGB(148, 104, 80))
    try waitForScreen(session, picture)
    let onScreen = [picture.background, picture.circle, picture.knob]
    // In the window's own picture: nothing, half of orange, cyan.
    let inWindow = [RGB(0, 0, 0), RGB(128, 64, 0), picture.knob]
    func shows(_ colors: [RGB], _ window: XWindow, _ part: PixelRect) throws -> Bool {
      let seen = Set(try window.image(of: part).pixels)
      return seen.allSatisfy { pixel in colors.contains { $0.isNear(pixel, tolerance: 1) } }
    }
    for step in 0..<100 {
      let (width, height) = (300 + (step * 97) % 300, 300 + (step * 61) % 200)
      session.window.resize(width: width, height: height)
      let top = PixelRect(x: 0, y: 0, width: width, height: 10)
      #expect(try shows(inWindow, session.window, top))
      let middle = PixelRect(x: 0, y: 290, width: 800, height: 10)
      #expect(try shows(onScreen, session.user.root, middle))
    }
    session.window.resize(width: 400, height: 400)
    try waitForScreen(session, picture)
    #expect(try session.closeCleanly())
  }

  @Test(
    "--opacity is that of the whole window",
    .enabled(if: Compositor.isAvailable, "\(Compositor.requirement)"))
  func isFaint() throws {
    let (session, compositor, other) = try session(["--opacity", "0.5"])
    defer { withExtendedLifetime((compositor, other)) {} }
    var picture = Picture(background: RGB(148, 168, 208), circle: RGB(148, 136, 144))
    picture.knob = RGB(20, 168, 208)
    try waitForScreen(session, picture)
    #expect(try session.closeCleanly())
  }

  @Test(
    "F5: Without a compositor one line is said, and none of a server that dies then",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
  func saysOneLine() throws {
    let session = try Session(["--background", "none"])
    try session.press(0, 0)
    try session.waitForPhase("began")
    session.server.stop()
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(
      session.program.errorText
        == "circlepan: --background: nothing shows through without a compositor; it is white instead\n"
    )
    #expect(try session.phases() == ["began", "cancelled"])
  }

  @Test(
    "Without a compositor it is opaque and white, says so in one line, and ends well",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"), arguments: [24, 8])
  func isOpaqueWithoutACompositor(depth: Int) throws {
    let session = try Session(["--background", "none"], on: XServer(depth: depth))
    #expect(session.window.depth == depth)
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(60, -40)
    try session.waitForPicture(.dragged(60, -40))
    session.user.release()
    session.window.requestClose()
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(
      session.program.errorText
        == "circlepan: --background: nothing shows through without a compositor; it is white instead\n"
    )
  }
}
