import PanEngine
import Testing

@testable import XlibBridge

/// How many frames are under way over lines of all sorts, on a clock that is made up.
@Suite struct FrameFenceTests {
  /// A program that draws whenever it wants to and may, and a line to a server.
  private struct Line {
    let delay: Double
    /// Seconds that each frame, or marker, takes on the line.
    let perFrame: Double
    let perMarker: Double

    private struct Arrival {
      let time: Double
      let drawn: Double
      let marker: Int?
    }

    private var fence = FrameFence()
    private var arrivals: [Arrival] = []
    private var back: [Arrival] = []
    private var freeFrom = 0.0
    /// For each frame that was shown: when, and when it was drawn.
    private(set) var shown: [(time: Double, drawn: Double)] = []
    private(set) var markers = 0
    private(set) var most = 0

    init(delay: Double, perFrame: Double, perMarker: Double) {
      self.delay = delay
      self.perFrame = perFrame
      self.perMarker = perMarker
    }

    private mutating func send(_ duration: Double, at now: Double, marker: Int?) {
      freeFrom = max(freeFrom, now) + duration
      arrivals.append(Arrival(time: freeFrom + delay, drawn: now, marker: marker))
    }

    mutating func run(seconds: Double, framesPerSecond: Double) {
      let step = 0.0005
      var nextFrame = 0.0
      for index in 0..<Int(seconds / step) {
        let now = Double(index) * step
        while let first = arrivals.first, first.time <= now {
          arrivals.removeFirst()
          if first.marker == nil { shown.append((now, first.drawn)) } else { back.append(first) }
        }
        while let first = back.first, first.time + delay <= now, let marker = first.marker {
          back.removeFirst()
          fence.take(marker: marker, at: Instant(seconds: now))
        }
        if now >= nextFrame, fence.hasRoom {
          nextFrame = max(nextFrame + 1 / framesPerSecond, now - 1 / framesPerSecond)
          send(perFrame, at: now, marker: nil)
          fence.noteFrame()
        }
        if let marker = fence.nextMarker(at: Instant(seconds: now)) {
          markers += 1
          send(perMarker, at: now, marker: marker)
        }
        most = max(most, arrivals.count)
      }
    }

    /// The ages of the frames at the moments they were shown, of those from a moment on.
    func ages(from start: Double) -> [Double] {
      shown.filter { $0.time >= start }.map { $0.time - $0.drawn }
    }
  }

  @Test("50 ms each way and 12 kB/s: what is shown is not old, and grows no older")
  func narrow() throws {
    var line = Line(delay: 0.05, perFrame: 96 / 12_000, perMarker: 44 / 12_000)
    line.run(seconds: 20, framesPerSecond: 125)
    let early = try #require(line.ages(from: 2).prefix(200).max())
    let late = try #require(line.ages(from: 15).max())
    // A frame is drawn from what has just come: its age is the way there.
    #expect(early < 0.05 + 3 / 60)
    #expect(late < 0.05 + 3 / 60)
    #expect(line.ages(from: 10).count >= 10 * 50)
  }

  @Test("100 ms there and back, as fast as can be: at least 50 frames a second")
  func far() {
    var line = Line(delay: 0.05, perFrame: 0, perMarker: 0)
    line.run(seconds: 10, framesPerSecond: 60)
    #expect(line.ages(from: 1).count >= 9 * 50)
  }

  @Test("2 ms there and back: every frame, and a marker for every eighth")
  func near() {
    var line = Line(delay: 0.001, perFrame: 0, perMarker: 0)
    line.run(seconds: 4, framesPerSecond: 500)
    #expect(line.shown.count >= 1990)
    #expect(line.markers <= 2000 / 8 + 8)
  }

  @Test("A server that has stopped holds the frames back, and one that goes on lets them go on")
  func stopped() {
    var fence = FrameFence()
    var sent: [Int] = []
    for _ in 0..<100 where fence.hasRoom {
      fence.noteFrame()
      if let marker = fence.nextMarker(at: .zero) { sent.append(marker) }
    }
    #expect(sent == Array(1...8) && !fence.hasRoom)
    fence.take(marker: 8, at: Instant(seconds: 100))
    #expect(fence.hasRoom)
  }

  @Test("Whenever there is no room, a marker is under way that will make some")
  func neverStuck() {
    var fence = FrameFence()
    var underway: [Int] = []
    var now = 0.0
    for step in 0..<20_000 {
      // Two prime numbers: now this comes out ahead, now that.
      now += Double(step * 7919 % 41) / 2000
      if fence.hasRoom { fence.noteFrame() }
      if let marker = fence.nextMarker(at: Instant(seconds: now)) { underway.append(marker) }
      #expect(fence.hasRoom || !underway.isEmpty)
      if step * 31 % 97 < 48, !underway.isEmpty {
        fence.take(marker: underway.removeFirst(), at: Instant(seconds: now))
        if let marker = fence.nextMarker(at: Instant(seconds: now)) { underway.append(marker) }
      }
      #expect(fence.hasRoom || !underway.isEmpty)
    }
  }

  @Test("A marker that nobody sent changes nothing")
  func forged() {
    var fence = FrameFence()
    for _ in 0..<8 {
      fence.noteFrame()
      _ = fence.nextMarker(at: .zero)
    }
    for forged in [-1, 0, 9, .max] { fence.take(marker: forged, at: Instant(seconds: 1)) }
    #expect(!fence.hasRoom)
  }

  @Test("A line that has become longer for good is filled again")
  func longer() {
    var fence = FrameFence()
    var now = 0.0
    /// Draws as much as is allowed, once in each round trip.
    func rounds(_ count: Int, trip: Double) -> Int {
      var most = 0
      for _ in 0..<count {
        var sent: [Int] = []
        while fence.hasRoom {
          fence.noteFrame()
          if let marker = fence.nextMarker(at: Instant(seconds: now)) { sent.append(marker) }
        }
        most = sent.count
        now += trip
        for marker in sent { fence.take(marker: marker, at: Instant(seconds: now)) }
      }
      return most
    }
    #expect(rounds(20, trip: 0.02) == 8)
    _ = rounds(5, trip: 0.2)
    #expect(rounds(60, trip: 0.2) >= 10)
  }
}
