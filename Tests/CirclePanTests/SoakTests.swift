import Glibc
import Testing
import XServerHarness

/// Dragged at 500 Hz with the stream on, for as long as one likes: `make soak MINUTES=60`.
@Suite(.serialized, .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct SoakTests {
  /// In `make test` a few seconds, which show no leak, but that the measuring works.
  private static let seconds =
    getenv("CIRCLEPAN_SOAK_MINUTES").flatMap { Double(String(cString: $0)) }.map { $0 * 60 } ?? 6
  private static let parts = 10

  @Test("Memory stays, every drag ends in a stop, and readings come no later than at first")
  func soaks() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let session = try Session(
      ["--leave", "clamp", "--antialias", "on"], output: .descriptor(ends[1]))
    let hand = SoakDrag(session, output: ends[0])
    // The first drags make what is kept: masks, cursors, buffers.
    for _ in 0..<2 { try hand.drag() }
    _ = hand.takeLags()
    let before = (session.program.privateBytes, session.server.residentBytes)
    var lags: [SoakDrag.Lags] = []
    let start = ContinuousClock.now
    for part in 1...SoakTests.parts {
      let end = start + .seconds(SoakTests.seconds * Double(part) / Double(SoakTests.parts))
      repeat { try hand.drag() } while ContinuousClock.now < end
      lags.append(hand.takeLags())
      report(part, lags[part - 1], session)
    }
    let after = (session.program.privateBytes, session.server.residentBytes)
    print("soak: \(hand.motions) motions, \(hand.drags) drags, each with its stop; the program")
    print("soak: \(before.0) to \(after.0) bytes, the server \(before.1) to \(after.1)")
    #expect(after.0 - before.0 < 128 << 10)
    #expect(after.1 - before.1 < 4 << 20)
    // A busy machine may be late in one part; a program that falls behind is later in each.
    let medians = lags.map { $0.quantile(0.5) }
    #expect(try #require(medians.suffix(3).min()) < 0.005 + 2 * #require(medians.prefix(3).max()))
    #expect(hand.last?.isStop == true)
    #expect(try session.closeCleanly())
  }

  private func report(_ part: Int, _ lags: SoakDrag.Lags, _ session: Session) {
    let milliseconds = [0.5, 0.99, 1].map { (lags.quantile($0) * 1e5).rounded() / 100 }
    print(
      "soak: part \(part): \(lags.seconds.count) readings after \(milliseconds) ms "
        + "(median, 99 %, longest), \(session.program.privateBytes) bytes")
  }
}
