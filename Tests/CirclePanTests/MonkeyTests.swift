import Glibc
import Testing
import XServerHarness

/// Tens of thousands of real events at random: after them the knob obeys, the stream has kept its
/// promises all the while, and no memory has been left behind. `make monkey` takes longer.
@Suite(.serialized, .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct MonkeyTests {
  private static func variable(_ name: String) -> String? {
    getenv("CIRCLEPAN_MONKEY_\(name)").map { String(cString: $0) }
  }

  /// How many events each policy gets.
  private static let events = variable("EVENTS").flatMap(Int.init) ?? 1_500
  private static let seed = variable("SEED").flatMap(UInt64.init) ?? 1
  /// Whether the program runs in something that takes memory of its own.
  private static let isWatched = variable("TOOL") != nil

  static let policies = [
    ["--leave", "cancel", "--release", "return"],
    ["--leave", "clamp", "--release", "hold", "--rate", "60"],
    ["--leave", "rubber-band", "--release", "glide", "--antialias", "on"],
    ["--leave", "cancel", "--release", "hold-x", "--latch"],
    ["--leave", "clamp", "--release", "hold-y", "--report-return"],
  ]

  @Test("Whatever happens, it obeys a drag afterwards, and has not grown", arguments: policies)
  func obeysAfterwards(_ policy: [String]) throws {
    print("monkey: \(MonkeyTests.events) events, seed \(MonkeyTests.seed), \(policy)")
    // A monkey is quick: a knob on its way home would miss most of what it does.
    let devices =
      TouchServer.isAvailable ? try TouchServer(hasPen: true, hasMouse: true) : nil
    let session = try Session(
      policy + ["--scale", "1", "--duration", "0.01"], on: devices?.server)
    let monkey = try Monkey(session, devices, seed: MonkeyTests.seed)
    // The first part fills what is kept: masks, cursors, buffers.
    try play(monkey, MonkeyTests.events / 3, in: session)
    let arrivals = monkey.arrivals
    let before = (session.program.privateBytes, session.server.residentBytes)
    try play(monkey, MonkeyTests.events - MonkeyTests.events / 3, in: session)
    if !policy.contains("--antialias") { try session.waitForPicture() }
    let after = (session.program.privateBytes, session.server.residentBytes)
    print(
      "monkey: the program \(before.0) to \(after.0) bytes, the server \(before.1) to \(after.1),"
        + " with \(monkey.arrivals - arrivals) cursors that came")
    if !MonkeyTests.isWatched {
      #expect(after.0 - before.0 < 256 << 10)
      #expect(after.1 - before.1 < 6 << 20)
    }
    try obey(session, latches: policy.contains("--latch"))
    try checkStream(of: session)
    #expect(try session.closeCleanly())
  }

  private func play(_ monkey: Monkey, _ count: Int, in session: Session) throws {
    for turn in 0..<count {
      try monkey.act()
      // A program under valgrind does not keep up with a monkey.
      if turn % 100 == 99 { try session.settle() }
    }
    try monkey.comeToRest()
    try session.program.waitUntilIdle()
  }

  private func obey(_ session: Session, latches: Bool) throws {
    let count = session.program.lines.count - 1
    try session.press(0, 0)
    try session.move(30, -20)
    try session.waitUntilHeld(at: 30, -20, after: count)
    session.user.release()
    if latches {
      session.user.press()
      session.user.release()
    }
    try session.waitForReading("not held", after: count) { !$0.isHeld && $0.phase != "tick" }
    session.window.unmap()
    try session.settle()
    // What was held, or glides, is dropped then, and that may still be on its way to here.
    try waitUntil("a stop at the end") { try session.readings().last?.isStop == true }
  }

  /// One end for each beginning, held in between and not else, in the order of time and number.
  private func checkStream(of session: Session) throws {
    let lines = try session.readings()
    var isHeld = false
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.time <= next.time && line.sequence < next.sequence)
    }
    for line in lines {
      switch line.phase {
      case "began":
        #expect(!isHeld, "\(line)")
        isHeld = true
      case "ended", "cancelled":
        #expect(isHeld, "\(line)")
        isHeld = false
      default: break
      }
      #expect(line.isHeld == isHeld && line.length <= 1 + 1e-6, "\(line)")
    }
    #expect(!isHeld)
    // It has met the knob, again and again.
    #expect(lines.count { $0.phase == "began" } > MonkeyTests.events / 500)
    print("monkey: \(lines.count { $0.phase == "began" }) drags, \(lines.count) readings")
  }
}
