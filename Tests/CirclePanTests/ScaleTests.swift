import Testing
import XServerHarness

/// Device pixels and logical ones.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ScaleTests {
  /// The scene at a scale, to the pixel.
  private func picture(_ scale: Double, dx: Double = 0, dy: Double = 0) -> Picture {
    func pixels(_ length: Double) -> Int { Int((length * scale + 0.5).rounded(.down)) }
    var picture = Picture(radius: pixels(125), knobRadius: pixels(25))
    picture.offset = (pixels(dx), pixels(dy))
    if dx != 0 || dy != 0 { picture.knob = .red }
    return picture
  }

  private func serverWith(_ resources: String) throws -> XServer {
    let server = try XServer(width: 1_000, height: 900)
    try XClient(server).root.setProperty("RESOURCE_MANAGER", text: resources)
    return server
  }

  @Test(
    "--scale makes everything larger, the numbers aside", arguments: [0.5, 0.8, 1.25, 1.5, 2.0])
  func scales(_ scale: Double) throws {
    let session = try Session(
      ["--scale", "\(scale)"], geometry: "+10+10", on: XServer(width: 1_000, height: 900))
    let side = Int((400 * scale).rounded())
    #expect(try session.window.geometry() == PixelRect(x: 10, y: 10, width: side, height: side))
    try session.waitForPicture(picture(scale))
    try session.press(0, 0)
    try session.move(Int(40 * scale), Int(-60 * scale))
    try session.waitUntilHeld(at: 40, -60)
    try session.waitForPicture(picture(scale, dx: 40, dy: -60))
    session.user.release()
    #expect(try session.closeCleanly())
  }

  @Test(
    "The desktop's Xft.dpi counts from the first frame on, fractions too",
    arguments: [
      ("Xft.dpi:\t144\n", 1.5), ("Xcursor.size:\t24\nXft.dpi: 120.0\nXft.hinting: 1\n", 1.25),
      ("Xft.dpi:192", 2), ("Xft.dpi: many\n", 1), ("Xft.dpi: -96\n", 1), ("", 1),
    ] as [(String, Double)])
  func takesTheDesktops(resources: String, scale: Double) throws {
    let session = try Session(geometry: "+10+10", on: serverWith(resources))
    let side = Int(400 * scale)
    #expect(try session.window.geometry() == PixelRect(x: 10, y: 10, width: side, height: side))
    try session.waitForPicture(picture(scale))
  }

  @Test(
    "H: What asks for a scale by a wildcard, or in a file, is heard as Xlib hears it",
    arguments: [
      ("*dpi: 144\n", "", 1.5), ("Xft*dpi: 120\n", "Xft.dpi: 192\n", 1.25),
      (nil, "Xft.dpi: 144\n", 1.5), (nil, "*Name: 144\r\n", 1.5), ("", "Xft.dpi: 192\n", 1),
    ] as [(String?, String, Double)])
  func takesWhatXlibWould(resources: String?, file: String, scale: Double) throws {
    let home = try ScratchFolder()
    try home.write(file, to: ".Xdefaults")
    let server = try resources.map(serverWith) ?? XServer(width: 1_000, height: 900)
    let session = try Session(
      geometry: "+10+10", on: server, environment: ["HOME": home.path])
    let side = Int(400 * scale)
    #expect(try session.window.geometry() == PixelRect(x: 10, y: 10, width: side, height: side))
    try session.waitForPicture(picture(scale))
    // And later on.
    session.user.root.setProperty("RESOURCE_MANAGER", text: "*customization: -color\n?.dpi: 192\n")
    session.user.root.focus()
    session.window.focus()
    try waitUntil("a window of 800") { try session.window.geometry().width == 800 }
    try session.waitForPicture(picture(2))
  }

  @Test("--scale counts more than the desktop, and -geometry is in device pixels")
  func optionCountsMore() throws {
    let session = try Session(
      ["--scale", "1.5"], geometry: "500x450+10+10", on: serverWith("Xft.dpi: 192\n"))
    #expect(try session.window.geometry() == PixelRect(x: 10, y: 10, width: 500, height: 450))
    try session.waitForPicture(picture(1.5))
  }

  @Test("A place that is counted from the right and the bottom is right at every scale")
  func isPlaced() throws {
    let session = try Session(
      ["--scale", "1.1"], geometry: "-50-50", on: XServer(width: 1_000, height: 900))
    #expect(try session.window.geometry() == PixelRect(x: 510, y: 410, width: 440, height: 440))
    try session.waitForPicture(picture(1.1))
  }

  @Test("A new Xft.dpi is taken when the window gets the keyboard: the scene keeps its size")
  func followsTheDesktop() throws {
    let session = try Session(geometry: "+10+10", on: serverWith("Xft.dpi: 96\n"))
    try session.waitForPicture()
    for (resolution, scale) in [(192, 2.0), (120, 1.25), (96, 1.0)] {
      session.user.root.setProperty("RESOURCE_MANAGER", text: "Xft.dpi: \(resolution)\n")
      session.user.root.focus()
      session.window.focus()
      let side = Int(400 * scale)
      try waitUntil("a window of \(side)", look: session.window.geometry) {
        $0.width == side && $0.height == side
      }
      try session.waitForPicture(picture(scale))
      let minimum = try #require(session.window.property("WM_NORMAL_HINTS")?.integers)[5...6]
      #expect(Array(minimum) == [Int(52 * scale), Int(52 * scale)])
    }
    #expect(try session.readings().isEmpty)
    #expect(try session.closeCleanly())
  }

  @Test(
    "Under a manager too, which has a say in the size",
    .enabled(if: WindowManager.isAvailable, "\(WindowManager.requirement)"))
  func followsUnderAManager() throws {
    let session = try Session(geometry: "+10+10", on: serverWith("Xft.dpi: 96\n"), isManaged: true)
    try session.waitForPicture()
    let other = try OtherWindow(
      of: session.user, at: PixelRect(x: 700, y: 600, width: 50, height: 50), color: .red)
    try waitUntil("the other window has the keyboard") { other.window.hasFocus }
    session.user.root.setProperty("RESOURCE_MANAGER", text: "Xft.dpi: 144\n")
    try session.window.click(at: PixelPoint(5, 5))
    try waitUntil("a window of 600") { try session.window.geometry().width == 600 }
    try session.waitForPicture(picture(1.5))
    #expect(try session.closeCleanly())
  }

  @Test("… or appears again; a size that the user gave stays what it is")
  func keepsTheUsersSize() throws {
    let session = try Session(geometry: "410x420+10+10", on: serverWith(""))
    try session.waitForPicture()
    session.user.root.setProperty("RESOURCE_MANAGER", text: "Xft.dpi: 144\n")
    session.window.unmap()
    session.window.map()
    try session.waitForPicture(picture(1.5))
    #expect(try session.window.geometry() == PixelRect(x: 10, y: 10, width: 410, height: 420))
    #expect(try session.closeCleanly())
  }

  @Test("A drag goes on at the scale that it began with; the new one counts after it")
  func waitsForTheDrag() throws {
    let session = try Session(geometry: "+10+10", on: serverWith("Xft.dpi: 96\n"))
    try session.press(0, 0)
    try session.move(40, -30)
    try session.waitForPicture(.dragged(40, -30))
    session.user.root.setProperty("RESOURCE_MANAGER", text: "Xft.dpi: 192\n")
    session.user.root.focus()
    session.window.focus()
    try session.settle()
    try session.move(50, -30)
    try session.waitUntilHeld(at: 50, -30)
    #expect(try session.window.geometry().width == 400)
    try session.waitForPicture(.dragged(50, -30))
    session.user.release()
    try waitUntil("a window of twice the size") { try session.window.geometry().width == 800 }
    try session.waitForPicture(picture(2))
    try session.waitForPhases(["began", "ended"])
    let readings = try session.readings()
    #expect(readings.allSatisfy { abs($0.px) <= 50 && abs($0.py) <= 30 })
  }

  @Test(
    "Each focus costs one answer where the scale is the desktop's, and none where it is fixed",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"), arguments: [("auto", 1), ("1", 0)])
  func costsOneAnswer(option: String, replies: Int) throws {
    let session = try Session(["--scale", option], isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    let start = try trace.markWhenQuiet()
    session.window.focus()
    let span = try trace.span(from: start, to: trace.markWhenQuiet())
    #expect(span.replyCount == replies && span.errors == 0)
  }
}
