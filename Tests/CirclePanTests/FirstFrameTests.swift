import Testing
import XServerHarness

/// How long it takes until there is something to be seen, where the server is far away.
@Suite(.serialized, .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct FirstFrameTests {
  @Test(
    "Before the first frame the program waits eight times, of which six are XOpenDisplay's",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
  func waits() throws {
    let session = try Session(["--antialias", "auto"], isTraced: true)
    let trace = try #require(session.trace)
    try waitUntil("a cyan knob") { try session.image()[200, 200] == .cyan }
    let openDisplay = [
      // The connection itself; long requests.
      "set-up", "QueryExtension", "Enable",
      // The resources of the root window; the keyboard extension.
      "GetProperty", "QueryExtension", "UseExtension",
    ]
    // All atoms in one; and that the window can be seen.
    #expect(trace.waitsBeforeFirstPicture() == openDisplay + ["InternAtom", "MapWindow"])
  }

  @Test("Over a line of 300 ms there and back the first right picture takes at most nine of these")
  func time() throws {
    let roundTrip = Duration.milliseconds(300)
    var fewest = Double.infinity
    // A busy machine adds to it.
    for _ in 0..<3 where fewest > 9 {
      let server = try XServer()
      let user = try XClient(server)
      let line = try SlowLine(to: server, delay: roundTrip / 2)
      let clock = ContinuousClock()
      let start = clock.now
      let program = try RunningProgram(on: line)
      try waitUntil("a cyan knob") { try user.root.pixel(PixelPoint(200, 200)) == .cyan }
      fewest = min(fewest, (clock.now - start) / roundTrip)
      withExtendedLifetime(program) {}
    }
    // The last half of one is the picture's way.
    #expect((8.5...9).contains(fewest))
    print("first picture after \(fewest) round trips")
  }
}
