import Testing
import XServerHarness

/// When the frames of a return come, and what they show.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable && isInstalled("xrandr"),
    "needs a program xrandr on PATH; also \(XServer.requirement)"))
struct PacingTests {
  /// Modes of 800 by 600, as xrandr takes them, and how long their frames are, in seconds. Without
  /// one, Xvfb says that its screen has no clock at all, which is to be ignored.
  private static let screens: [(mode: String?, frame: Double)] = [
    (nil, 1.0 / 60),
    // Fewer frames, and more.
    ("20.0 800 840 968 1056 600 601 605 628", 1_056 * 628 / 20e6),
    ("59.7 800 840 968 1056 600 601 605 628", 1_056 * 628 / 59.7e6),
  ]

  /// A server whose screen shows something new that often.
  private func server(mode: String?) throws -> XServer {
    let server = try XServer()
    if let mode { try set(mode, on: server) }
    return server
  }

  private func set(_ mode: String, on server: XServer) throws {
    try run(
      "xrandr --newmode m \(mode) && xrandr --addmode screen m && xrandr --output screen --mode m",
      on: server)
  }

  private func run(_ script: String, on server: XServer) throws {
    let xrandr = try RunningProgram(["-c", script], on: server, executable: "/bin/sh")
    #expect(try xrandr.waitForExit() == .exited(0), "\(xrandr.errorText)")
  }

  /// The moments of a return: the release, the frames, and the end.
  private func comeHome(_ session: Session) throws -> [Double] {
    let before = try session.readings().count
    try session.press(0, 0)
    try session.move(100, 0)
    try session.waitUntilHeld(at: 100, 0, after: before)
    session.user.release()
    try session.waitForReading("the centre", after: before + 1) { $0.phase == "tick" && $0.isStop }
    return try session.readings().dropFirst(before).filter { ["ended", "tick"].contains($0.phase) }
      .map(\.time)
  }

  @Test(
    "The frames of a return are the screen's, from the next one on, without a lost one",
    arguments: screens)
  func frames(mode: String?, frame: Double) throws {
    let session = try Session(["--report-return"], on: server(mode: mode))
    try session.waitForPicture()
    var lost = Int.max
    // A busy machine loses some now and then.
    for _ in 0..<40 where lost > 0 {
      let times = try comeHome(session)
      let (start, end) = try (#require(times.first), #require(times.last))
      let frames = PacingTests.frames(times, of: frame)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
      #expect(end - start >= 0.2)
      lost = Int((end / frame).rounded(.down) - frames[0]) - (frames.count - 1)
    }
    #expect(lost <= 0)
  }

  /// In which of the screen's frames each one of a return came; what ends it comes at its own time.
  private static func frames(_ times: [Double], of frame: Double) -> [Double] {
    times.dropLast().map { ($0 / frame).rounded(.down) }
  }

  @Test("D5: A window takes on the pace that its screen gets")
  func changedMode() throws {
    let session = try Session(["--report-return"])
    try session.waitForPicture()
    let slow = try #require(PacingTests.screens.first { $0.mode != nil })
    // By then the program has seen the first pace.
    try session.program.waitUntilIdle()
    try set(#require(slow.mode), on: session.server)
    try waitUntil("a return in step with the screen") {
      let frames = PacingTests.frames(try comeHome(session), of: slow.frame)
      return zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  @Test(
    "A window that is moved to another screen takes on its pace",
    .enabled(if: TouchServer.isAvailable, "\(TouchServer.requirement)"))
  func movedWindow() throws {
    let touch = try TouchServer()
    let slow = try #require(PacingTests.screens.first { $0.mode != nil })
    try run(
      "xrandr --newmode m \(#require(slow.mode)) && xrandr --addmode DUMMY1 m"
        + " && xrandr --output DUMMY1 --mode m --right-of DUMMY0", on: touch.server)
    let session = try Session(["--report-return"], on: touch.server)
    try session.waitForPicture()
    try session.program.waitUntilIdle()
    // The first screen is quicker than the second.
    try waitUntil("a return with two frames in one of the other screen's") {
      let frames = PacingTests.frames(try comeHome(session), of: slow.frame)
      return zip(frames, frames.dropFirst()).contains { $0 == $1 }
    }
    session.window.move(to: PixelPoint(900, 50))
    // It has seen that when the window has not been moved for a while.
    try waitUntil("a return in step with the screen") {
      let frames = PacingTests.frames(try comeHome(session), of: slow.frame)
      return zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  @Test(
    "No frame of a return shows the same picture as the one before",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
  func pictures() throws {
    // A knob that has the same colour all the time, so that only its place counts.
    let session = try Session(
      ["--report-return", "--knob-color", "red", "--duration", "1"], isTraced: true)
    let trace = try #require(session.trace)
    try waitUntil("a red knob") { try session.image()[200, 200] == .red }
    let before = trace.lines.count
    let times = try comeHome(session)
    _ = try trace.markWhenQuiet()
    let knobs = trace.discs(fromLine: before)
    #expect(knobs.count > 10 && knobs.count <= times.count + 1)
    #expect(zip(knobs, knobs.dropFirst()).allSatisfy { $0 != $1 })
    print("a return of 1 s: \(times.count - 1) frames, \(knobs.count - 1) pictures")
  }
}
