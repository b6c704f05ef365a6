import Glibc
import Testing
import XServerHarness

/// A reader that sleeps for five seconds while the hand drags as fast as a mouse can.
@Suite(.serialized, .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct StalledReaderTests {
  private static let seconds = 5
  private static let rate = 1_000

  @Test("It is not to be felt in the window, and in the end nothing is missing that must not be")
  func isNotFelt() throws {
    let arguments = ["--leave", "clamp", "--duration", "0"]
    let read = try Session(arguments)
    let unread = try Session(arguments, output: .unread())
    // By turns, so that whatever else the machine does is the same for both.
    var latencies: (read: [Double], unread: [Double]) = ([], [])
    let clock = ContinuousClock()
    let start = clock.now
    for step in 0..<StalledReaderTests.seconds * StalledReaderTests.rate {
      pause(until: start + .microseconds(step * 1_000_000 / StalledReaderTests.rate))
      if step % StalledReaderTests.rate == 0 {
        for session in [read, unread] {
          session.user.release()
          try session.press(0, 0)
        }
      }
      // To and fro, between -90 and 90.
      let dx = abs((step * 3) % 360 - 180) - 90
      if step % 100 == 99 {
        latencies.read.append(try latency(of: dx, in: read))
        latencies.unread.append(try latency(of: dx, in: unread))
      } else {
        try read.move(dx, 5)
        try unread.move(dx, 5)
      }
    }
    let time = (clock.now - start) / .seconds(1)
    for session in [read, unread] {
      try session.move(33, 44)
      session.user.release()
      try session.settle()
    }
    let (one, other) = (median(latencies.read), median(latencies.unread))
    // A frame of a screen with 60 Hz: less than an eye sees.
    #expect(other - one < 1.0 / 60)
    print("latency \(one * 1_000) ms with a reader, \(other * 1_000) ms with none, \(time) s")

    try unread.program.startReadingOutput()
    let stop = try unread.waitForReading("the last stop") {
      $0.phase == "ended" && $0.px == 33 && $0.py == 44
    }
    let lines = try unread.readings()
    #expect(lines.last == stop)
    #expect(
      try unread.phases() == (0..<StalledReaderTests.seconds).flatMap { _ in ["began", "ended"] })
    #expect(lines.map(\.sequence) == lines.map(\.sequence).sorted())
    #expect(lines.map(\.time) == lines.map(\.time).sorted())
    let gaps = zip(lines, lines.dropFirst()).map { $1.sequence - $0.sequence }
    #expect(gaps.contains { $0 > 100 }, "the reader was slow")
    // Whoever reads all the time gets everything.
    try read.waitForReading("the last stop") { $0.phase == "ended" && $0.px == 33 }
    #expect(try read.readings().map(\.sequence) == Array(1...read.readings().count))
  }

  /// How long it takes until the knob is where the pointer is, in seconds.
  private func latency(of dx: Int, in session: Session) throws -> Double {
    let start = ContinuousClock.now
    try session.move(dx, 0)
    try waitUntil("the knob is there") { try session.knobOnItsRow()?.dx == dx }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
