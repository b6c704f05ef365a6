import Foundation
import Testing
import XServerHarness

/// What goes over the wire to the X server.
@Suite(.enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
struct TrafficTests {
  /// What draws the knob, once a frame.
  static let discs = [("off", "PolyFillArc"), ("on", "RENDER-Composite")]
  /// Two copies and a disc, in bytes.
  static let frameBytes = ["PolyFillArc": 80, "RENDER-Composite": 92]
  /// A message to the own window, by which frames are counted, in bytes.
  static let markerBytes = 44

  @Test(
    "A drag of 500 motions: three requests a frame, 80 bytes, or 92 with soft edges, and no answer",
    arguments: discs)
  func dragIsCheap(antialias: String, disc: String) throws {
    let session = try Session(["--antialias", antialias], isTraced: true)
    let trace = try #require(session.trace)
    try waitUntil("a cyan knob") { try session.image()[200, 200] == .cyan }
    // Over the knob for the first time, the pointer gets its cursors.
    try session.move(0, 0)
    let begin = try trace.markWhenQuiet()
    try session.press(0, 0)
    try waitUntil("a red knob") { try session.image()[200, 200] == .red }
    let start = try trace.markWhenQuiet()
    for turn in 1...500 {
      try session.move(turn % 2 == 0 ? turn % 80 : -(turn % 90), turn % 70 - 35)
      // Each one is drawn before the next one comes, so that none are merged.
      try session.waitForReading("reading \(turn + 1)", after: turn) { _ in true }
    }
    let span = try trace.span(from: start, to: trace.markWhenQuiet())
    let frames = span.requests[disc, default: 0]
    #expect(span.replyCount == 0 && span.errors == 0)
    // A frame for each motion: none is drawn twice, and none left out but where the machine is
    // busy.
    #expect((480...500).contains(frames))
    let markers = span.requests["SendEvent", default: 0]
    #expect(span.requests == ["CopyArea": 2 * frames, disc: frames, "SendEvent": markers])
    #expect(markers <= frames)
    let frameBytes = try #require(TrafficTests.frameBytes[disc])
    #expect(span.bytesToServer == frameBytes * frames + TrafficTests.markerBytes * markers)
    try session.move(0, 0)
    session.user.release()
    let whole = try trace.span(from: begin, to: trace.markWhenQuiet())
    // A closed hand at the press, and an open one at the end. Nothing else asks for that.
    #expect(whole.requests["ChangeWindowAttributes"] == 2 && whole.replyCount == 0)
    print("drag: \(frames) frames, \(span.bytesToServer) bytes, \(span.requests)")
  }

  @Test("The way back costs no answer either, and no more a frame", arguments: discs)
  func returnIsCheap(antialias: String, disc: String) throws {
    let session = try Session(
      ["--duration", "1", "--antialias", antialias], isTraced: true)
    // The masks of all places on the way are made the first time.
    for _ in 0..<(antialias == "on" ? 3 : 0) { try goThereAndBack(session) }
    let span = try goThereAndBack(session)
    let frames = span.requests[disc, default: 0]
    #expect(span.replyCount == 0 && span.errors == 0)
    #expect((5...65).contains(frames))
    #expect(span.bytesToServer <= 130 * frames)
    print("return: \(frames) frames, \(span.bytesToServer) bytes, \(span.requests)")
  }

  @Test("A slow return goes by pixels with plain edges, and by quarters of one with soft edges")
  func returnGlides() throws {
    for (antialias, disc) in TrafficTests.discs {
      let session = try Session(
        [
          "--antialias", antialias, "--duration", "3", "--curve", "linear", "--knob-color", "red",
        ], isTraced: true)
      let trace = try #require(session.trace)
      try waitUntil("a red knob") { try session.image()[200, 200] == .red }
      try session.window.waitForIcon()
      try session.press(0, 0)
      try session.move(12, 0)
      try session.waitUntilHeld(at: 12, 0)
      let start = try trace.markWhenQuiet()
      session.user.release()
      try waitUntil("a knob at rest") {
        try session.image()[175, 200].isNear(.red, tolerance: 20)
      }
      let span = try trace.span(from: start, to: trace.markWhenQuiet())
      let frames = span.requests[disc, default: 0]
      #expect(antialias == "on" ? frames > 24 : frames <= 12, "\(frames) frames")
    }
  }

  /// Drags the knob to the right and lets it go; what went over the wire on the way home.
  @discardableResult
  private func goThereAndBack(_ session: Session) throws -> TraceSpan {
    let trace = try #require(session.trace)
    try session.window.waitForIcon()
    try session.press(0, 0)
    try session.move(100, 0)
    try waitUntil("a red knob") { try session.image()[300, 200] == .red }
    let start = try trace.markWhenQuiet()
    session.user.release()
    try waitUntil("a cyan knob") { try session.image()[200, 200] == .cyan }
    return try trace.span(from: start, to: trace.markWhenQuiet())
  }

  @Test(
    "In no frame at all is the knob outside of the circle", arguments: [(1, 0), (-2, 1), (3, 4)])
  func neverOutside(dx: Int, dy: Int) throws {
    let session = try Session(isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    _ = try trace.markWhenQuiet()
    let first = trace.lines.count
    try session.press(0, 0)
    for step in stride(from: 0, to: 60, by: 3) { try session.move(step * dx, step * dy) }
    try session.move(300 * dx.signum(), 300 * dy.signum())
    try session.waitForPhase("cancelled")
    try session.waitForPicture()
    _ = try trace.markWhenQuiet()
    let knobs = trace.discs(fromLine: first)
    #expect(knobs.count > 2)
    for knob in knobs {
      // The arc of a disc of radius 25 begins 26 to the left of its middle, and above.
      #expect(knob.width == 51 && knob.height == 51)
      let (across, down) = (knob.x + 26 - 200, knob.y + 26 - 200)
      #expect(Double(across * across + down * down).squareRoot() <= 125.75)
    }
  }

  @Test("From the window's mapping to its first picture no answer is waited for, and then for few")
  func startIsCheap() throws {
    // The pointer, in the middle of the screen, is not in the window.
    let session = try Session(geometry: "+0+0", isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    _ = try trace.markWhenQuiet()
    let lines = trace.lines
    let mapped = try #require(lines.firstIndex { $0.contains("MapWindow") })
    let window = try #require(lines[mapped].split(separator: "=").last)
    let drawn = try #require(lines.firstIndex { $0.contains("dst-drawable=\(window) ") })
    #expect(!lines[mapped...drawn].contains { $0.contains("Reply to") })
    // Those are the questions about the line, about fingers and pens, and about the screen's rate:
    // the extensions' libraries ask some twice.
    let answers = lines[drawn...].count { $0.contains("Reply to") }
    #expect(answers > 0 && answers <= 17)
  }

  @Test("A move of many steps is followed by one look at the screens, and by no other wake-up")
  func moveIsCheap() throws {
    let session = try Session(isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    try session.window.waitForIcon()
    let start = try trace.markWhenQuiet()
    for step in 0..<200 { session.window.move(to: PixelPoint(step, 100 + step % 50)) }
    let span = try trace.span(from: start, to: trace.markWhenQuiet(for: .seconds(1)))
    // On a busy machine the hand may seem to rest in between.
    #expect((1...2).contains(span.replies["TranslateCoordinates", default: 0]))
    #expect(span.replyCount <= 6 * span.replies["TranslateCoordinates", default: 0])
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
    // The same place once more is no move.
    let rest = try trace.markWhenQuiet()
    session.window.forgeConfigure(at: PixelPoint(199, 149), width: 400, height: 400)
    let forged = try trace.span(from: rest, to: trace.markWhenQuiet(for: .seconds(1)))
    #expect(forged.events["ConfigureNotify"] == 1 && forged.replyCount == 0)
  }

  @Test("A window that is moved under a drag looks at the screens when the knob is at rest again")
  func moveUnderDrag() throws {
    let session = try Session(isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    try session.window.waitForIcon()
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitForPicture(.dragged(20, 0))
    let start = try trace.markWhenQuiet()
    session.window.move(to: PixelPoint(100, 50))
    let middle = try trace.markWhenQuiet(for: .seconds(1))
    #expect(trace.span(from: start, to: middle).replyCount == 0)
    session.user.release()
    try session.waitForPhase("ended")
    let end = try trace.markWhenQuiet(for: .seconds(1))
    #expect(trace.span(from: middle, to: end).replies["TranslateCoordinates"] == 1)
  }

  @Test("Without libXi nothing is asked about fingers and pens, and the mouse drags as ever")
  func needsNoLibrary() throws {
    // A file of that name that is no library: the loader looks no further.
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: URL(fileURLWithPath: "/tmp/"), create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("libXi.so.6"))
    let session = try Session(isTraced: true, environment: ["LD_LIBRARY_PATH": folder.path])
    let trace = try #require(session.trace)
    try session.press(0, 0)
    try session.move(30, 20)
    try session.waitForPicture(.dragged(30, 20))
    session.user.release()
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
    #expect(try session.closeCleanly())
    #expect(!trace.lines.contains { $0.contains("XInputExtension") })
  }
}
