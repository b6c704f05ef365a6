import Testing
import XServerHarness

private let shipped = ShippedProgram()

/// How much work a motion is, counted and not timed: the same on a machine that is busy.
@Suite(
  .enabled(
    if: XServer.isAvailable && isInstalled("valgrind") && (shipped?.isEmbedded ?? false),
    "needs valgrind on PATH, and the shipped program at CIRCLEPAN_BINARY; also \(XServer.requirement)"
  ))
struct InstructionTests {
  /// What a motion took when this was written down, on x86_64 with Debian 12's libraries, from the
  /// wake-up to the next sleep: Xlib's and the C library's part too.
  private static let instructions = 11_000.0
  /// Of that: other versions of the libraries, and wake-ups that come together or not.
  private static let margin = 0.1

  /// Instructions of a whole run with so many motions, each of which is drawn by itself.
  private func count(motions: Int) throws -> Double {
    let server = try XServer()
    let user = try XClient(server)
    let program = try RunningProgram(
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", try #require(shipped).path,
        "--leave", "clamp",
      ], on: server, executable: "/usr/bin/valgrind")
    let window = try user.findWindow(class: "CirclePan")
    try waitUntil("a cyan knob") { try window.image()[200, 200] == .cyan }
    // What is done once only must not fall into one of the two counts.
    try window.waitForIcon()
    try window.press(at: PixelPoint(200, 200))
    try waitUntil("a red knob") { try window.image()[200, 200] == .red }
    for turn in 1...motions {
      let place = PixelPoint(200 + (turn % 2 == 0 ? 60 : -60), 200 + turn % 40)
      try window.movePointer(to: place)
      try waitUntil("a knob there") { try window.pixel(place) == .red }
    }
    window.requestClose()
    #expect(try program.waitForExit() == .exited(0))
    // "==4711== Collected : 12345678"
    let line = program.errorText.split(separator: "\n").first { $0.contains(" Collected : ") }
    return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
  }

  @Test("A motion takes no more instructions than it did")
  func motion() throws {
    let (few, many) = (100, 600)
    let perMotion = (try count(motions: many) - count(motions: few)) / Double(many - few)
    #expect(perMotion < InstructionTests.instructions * (1 + InstructionTests.margin))
    print("instructions per motion: \(perMotion)")
  }
}
