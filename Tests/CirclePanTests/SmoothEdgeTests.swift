import Testing
import XServerHarness

/// Discs with soft edges, by RENDER.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct SmoothEdgeTests {
  /// The pixels that all of one colour's disc covers, or none of it, must be as in the plain
  /// picture; on the rims every blend of the two colours beside it will do.
  private func check(
    _ session: Session, _ picture: Picture, tolerance: Int = 1
  ) throws {
    try waitUntil("a soft \(picture)") {
      let (window, part) = (try session.window.geometry(), try session.visiblePart())
      return try picture.softDifferences(
        in: session.window.image(of: part), part, of: window, tolerance: tolerance)
    } isRight: {
      $0.isEmpty
    }
  }

  @Test("Inside and outside of the edges nothing is other than without, and the edges are soft")
  func isTheSameInside() throws {
    let session = try Session(["--antialias", "on", "--leave", "clamp"])
    try check(session, Picture())
    try session.press(0, 0)
    try session.move(30, -40)
    try check(session, .dragged(30, -40))
    try session.move(0, 190)
    try check(session, .dragged(0, 125))
    session.user.release()
    try check(session, Picture())
    #expect(try session.closeCleanly())
  }

  @Test("On screens of every depth", arguments: [(15, 9), (16, 9), (24, 1), (30, 1)])
  func depths(depth: Int, tolerance: Int) throws {
    let session = try Session(["--antialias", "on"], on: XServer(depth: depth))
    try check(session, Picture(), tolerance: tolerance)
    try session.press(0, 0)
    try session.move(-30, 40)
    try check(session, .dragged(-30, 40), tolerance: tolerance)
    #expect(try session.closeCleanly())
  }

  @Test("The edge of an opaque disc over another is a blend of the two, and of nothing else")
  func blends() throws {
    let session = try Session([
      "--antialias", "on", "--circle-opacity", "1", "--circle-color", "black", "--knob-color",
      "white", "--background", "black",
    ])
    try check(session, Picture(background: .black, circle: .black, knob: .white))
    let image = try session.image()
    // A mean coverage is an area: that of the disc.
    let weight = image.pixels.reduce(0) { $0 + Int($1.red) }
    #expect(abs(Double(weight) / 255 - 1963.5) < 2)
    #expect(image.pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  @Test("A screen with a colormap, and one without RENDER, show plain edges")
  func staysPlain() throws {
    for server in [
      try XServer(depth: 8), try XServer(extraArguments: ["-extension", "RENDER"]),
    ] {
      let session = try Session(["--antialias", "on", "--circle-opacity", "1"], on: server)
      let picture = Picture(circle: RGB(255, 128, 0))
      try session.waitForPicture(picture)
      try session.program.waitUntilIdle()
      #expect(try session.shows(picture))
      #expect(try session.closeCleanly())
    }
  }

  @Test("On a line that is quick, edges are soft; on a slow one, only where that is asked for")
  func slowLine() throws {
    for (option, delay, isSoft) in [("auto", 0, true), ("auto", 25, false), ("on", 25, true)] {
      let server = try XServer()
      let line = try SlowLine(to: server, delay: .milliseconds(delay))
      let session = try Session(["--antialias", option], on: server, through: line)
      if isSoft {
        try check(session, Picture())
      } else {
        try session.waitForPicture()
        try session.program.waitUntilIdle()
        #expect(try session.shows(Picture()))
      }
      #expect(try session.closeCleanly())
    }
  }

  @Test("No pixel of the knob's colour is more than a pixel outside of where it may be")
  func contains() throws {
    let session = try Session([
      "--antialias", "on", "--leave", "clamp", "--background", "black", "--circle-color", "black",
    ])
    try session.press(0, 0)
    for (dx, dy) in [(190, 3), (170, 180), (-33, 190), (-190, -77), (20, -190), (150, -151)] {
      try session.move(dx, dy)
      try waitUntil("a red knob") { try session.image().count(of: .red) > 1500 }
      let image = try session.image()
      let farthest = image.pixels.indices.filter { image.pixels[$0].red > 0 }.map {
        let (across, down) = (Double($0 % 400) - 199.5, Double($0 / 400) - 199.5)
        return (across * across + down * down).squareRoot()
      }.max()
      #expect(try #require(farthest) <= 151)
    }
  }

  @Test(
    "The first frame is plain and asks for nothing; then one copy shows everything soft",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
  func becomesSmooth() throws {
    let session = try Session(["--antialias", "on"], isTraced: true)
    let trace = try #require(session.trace)
    try check(session, Picture())
    _ = try trace.markWhenQuiet()
    let shown = try #require(trace.lines.firstIndex { $0.contains("MapWindow") })
    let lines = trace.lines[shown...]
    let copies = lines.indices.filter {
      lines[$0].contains("CopyArea") && lines[$0].contains("width=400 height=400")
    }
    // Twice from the backdrop to the buffer, and from the buffer to the window; once more from
    // there where the server has said that the window is exposed, be it before the question or not.
    try #require((4...5).contains(copies.count))
    let window = try #require(lines[shown].split(separator: "=").last)
    let restorations = copies.filter { !lines[$0].contains("dst-drawable=\(window) ") }
    try #require(restorations.count == 2 && restorations[0] == copies[0])
    let question = try #require(lines.firstIndex { $0.contains("name='RENDER'") })
    #expect(question > copies[1] && question < restorations[1])
    #expect(!lines[..<copies[1]].contains { $0.contains("Reply to") })
    // Four for that; the others ask for fingers and pens, for the screen's rate, and for the
    // pointer's cursors.
    #expect(lines.count { $0.contains("Reply to") } <= 4 + 11 + 6 + 4)
  }

  @Test("At rest, held, and after the way back, the program sleeps")
  func sleeps() throws {
    let session = try Session(["--antialias", "on"])
    try check(session, Picture())
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
    try session.press(0, 0)
    try session.move(50, 50)
    try check(session, .dragged(50, 50))
    session.user.release()
    session.window.resize(width: 521, height: 500)
    try check(session, Picture())
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
  }

  @Test("After each resize the edges are soft again, with a circle that grows along too")
  func resizes() throws {
    let session = try Session(["--antialias", "on", "--radius", "fit"])
    for (width, height) in [(300, 300), (401, 399), (599, 499), (1, 1), (52, 300), (560, 561)] {
      session.window.resize(width: width, height: height)
      let window = try session.window.geometry()
      try check(session, Picture(radius: max(0, min(window.width, window.height) / 2 - 25)))
    }
    #expect(try session.closeCleanly())
  }

  @Test("A circle and a knob of any size", arguments: ["0", "1", "7", "300", "5000", "1e9"])
  func sizes(radius: String) throws {
    let session = try Session(["--antialias", "on", "--radius", radius, "--leave", "clamp"])
    let number = try #require(Double(radius))
    try check(session, Picture(radius: Int(number)))
    #expect(try session.closeCleanly())
  }

  @Test("A window that is too large for a buffer")
  func withoutABuffer() throws {
    let session = try Session(["--antialias", "on"], geometry: "20001x20001+-9600+-9700")
    try check(session, Picture())
    try session.press(0, 0)
    try session.move(40, -30)
    try check(session, .dragged(40, -30))
    #expect(try session.closeCleanly())
  }
}
