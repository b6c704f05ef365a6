import Foundation
import Testing
import XServerHarness

/// What it costs to have the window open and do nothing.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct IdleTests {
  /// How long to watch: CIRCLEPAN_IDLE_SECONDS makes it longer than every run of the tests can
  /// afford.
  static let duration = Duration.seconds(
    ProcessInfo.processInfo.environment["CIRCLEPAN_IDLE_SECONDS"].flatMap(Int.init) ?? 2)

  @Test("At rest the program is not woken up at all, not at first nor after drags (case 27)")
  func sleeps() throws {
    let session = try Session()
    try session.waitForPicture()
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
    try session.press(0, 0)
    try session.release(0, 0)
    try session.press(0, 0)
    try session.move(50, 50)
    try session.release(60, 60)
    try session.waitForPhase("ended", after: 3)
    try session.letPass(.milliseconds(200))
    try session.press(0, 0)
    try session.move(190, 0)
    try session.waitForPhase("cancelled")
    session.user.release()
    try session.waitForPicture()
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: IdleTests.duration) == .zero)
  }

  @Test("A knob that is held still costs nothing either")
  func sleepsWhileHeld() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(50, 50)
    try session.waitForPicture(.dragged(50, 50))
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
  }

  @Test("A hidden window whose knob returns is asleep when that is over")
  func sleepsHidden() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(50, 50)
    session.window.unmap()
    try session.waitForPhase("cancelled")
    try session.letPass(.milliseconds(200))
    try session.program.waitUntilIdle()
    #expect(try session.program.usage(over: .seconds(1)) == .zero)
  }
}
