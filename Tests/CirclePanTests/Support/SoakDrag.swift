import Glibc
import XServerHarness

/// A hand that drags the knob around at 500 Hz, lets it go now and then, and looks at what the
/// program says of it while it does.
final class SoakDrag {
  /// How long after a motion its reading came, over a part of the time.
  struct Lags {
    private(set) var seconds: [Double] = []

    mutating func add(_ lag: Double) { seconds.append(lag) }

    /// The lag that this share of all stays below; 0 where there is none.
    func quantile(_ share: Double) -> Double {
      let sorted = seconds.sorted()
      return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }
  }

  /// Motions in a second.
  static let rate = 500
  /// Motions of one drag.
  private static let dragLength = 1_000

  private let session: Session
  private let output: Int32
  private let clock = ContinuousClock()
  private var partOfLine: [UInt8] = []
  /// Where the hand was when, in places from the centre, until the program has said so.
  private var sent: [(dx: Int, dy: Int, at: ContinuousClock.Instant)] = []
  private(set) var lags = Lags()
  private(set) var motions = 0
  private(set) var drags = 0
  /// What was last said.
  private(set) var last: StreamLine?

  /// - Parameters:
  ///   - session: Its readings go to the writing end of the pipe.
  ///   - output: The reading end, which does not wait.
  init(_ session: Session, output: Int32) {
    (self.session, self.output) = (session, output)
  }

  /// Forgets the lags so far.
  ///
  /// - Returns: them.
  func takeLags() -> Lags {
    defer { lags = Lags() }
    return lags
  }

  /// One drag: two seconds on curves within the circle, and a stop.
  func drag() throws {
    let center = try session.window.onScreen(session.center())
    func move(_ dx: Int, _ dy: Int) {
      session.user.movePointer(to: PixelPoint(center.x + dx, center.y + dy))
    }
    move(0, 0)
    session.user.press()
    let start = clock.now
    for step in 1...SoakDrag.dragLength {
      let time = Double(step + drags) / 100
      let (dx, dy) = (Int(85 * sin(3 * time)), Int(85 * sin(2 * time + 1)))
      sent.append((dx, dy, clock.now))
      move(dx, dy)
      motions += 1
      try read(until: start + .seconds(Double(step) / Double(SoakDrag.rate)))
    }
    session.user.release()
    drags += 1
    try waitUntil("the stop of drag \(drags)") {
      try read(until: clock.now)
      return last?.phase == "ended" && last?.isStop == true
    }
    sent.removeAll(keepingCapacity: true)
    // The way home: nothing is said any more.
    try read(until: clock.now + .milliseconds(250))
  }

  /// Takes what the program says, until then.
  private func read(until end: ContinuousClock.Instant) throws {
    while true {
      let rest = (end - clock.now) / .milliseconds(1)
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(max(0, rest.rounded(.up)))) > 0 else {
        if rest <= 0 { return }
        continue
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(output, &buffer, buffer.count)
      if count <= 0 { return }
      try take(buffer[..<count])
      if rest <= 0 { return }
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws {
    partOfLine += bytes
    while let end = partOfLine.firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: partOfLine[..<end], as: UTF8.self)
      partOfLine.removeSubrange(...end)
      if text.contains("ready") { continue }
      let line = try StreamLine(text)
      last = line
      guard line.phase == "changed" else { continue }
      let place = (Int(line.px.rounded()), Int(line.py.rounded()))
      if let index = sent.lastIndex(where: { ($0.dx, $0.dy) == place }) {
        lags.add((clock.now - sent[index].at) / .seconds(1))
        sent.removeFirst(index + 1)
      }
    }
  }
}
