import Testing
import XServerHarness

/// What a reading is made of, option by option, on the real program: a real drag, and its lines.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ReadingOptionTests {
  /// A drag from the middle to a place, in pixels (y down), and what is said of it.
  struct Row: CustomTestStringConvertible, Sendable {
    var options: [String]
    var to = (dx: 75, dy: -50)
    /// While it is held.
    var held: (x: Double, y: Double)
    var direction: String?
    /// After it was let go.
    var after = (x: 0.0, y: 0.0)
    var testDescription: String { options.joined(separator: " ") }

    init(
      _ options: String, to: (Int, Int) = (75, -50), held: (Double, Double),
      _ direction: String? = nil, after: (Double, Double) = (0, 0)
    ) {
      self.options = options.split(separator: " ").map(String.init)
      (self.to.dx, self.to.dy) = to
      (self.held.x, self.held.y) = held
      self.direction = direction
      (self.after.x, self.after.y) = after
    }
  }

  static let rows = [
    Row("--leave clamp", held: (0.6, 0.4)),
    // The chain, link by link, and together.
    Row("--axis x", held: (0.6, 0)),
    Row("--axis y", held: (0, 0.4)),
    Row("--dead-zone 0.2", to: (75, 0), held: (0.5, 0)),
    Row("--dead-zone 0.2 --directions 8", to: (20, 5), held: (0, 0)),
    Row("--expo 1", to: (100, 0), held: (0.512, 0)),
    Row("--expo 0.5", to: (0, 100), held: (0, -0.656)),
    Row("--square", to: (75, -75), held: (0.848528, 0.848528)),
    Row("--square --leave clamp", to: (100, 100), held: (1, -1)),
    Row("--invert x", held: (-0.6, 0.4)),
    Row("--invert both", held: (-0.6, -0.4)),
    Row("--axis x --dead-zone 0.2 --expo 0.5 --invert x", to: (100, -60), held: (-0.585938, 0)),
    // Names.
    Row("--directions 4", held: (0.6, 0.4), "right"),
    Row("--directions 8", to: (75, -75), held: (0.6, 0.6), "up-right"),
    Row("--directions 8 --invert y", to: (0, -75), held: (0, -0.6), "down"),
    // Other limits, and ways to leave them.
    Row("--limit square --leave clamp", to: (180, -170), held: (1, 1)),
    Row("--limit horizontal", to: (75, -90), held: (0.6, 0)),
    Row("--limit vertical", to: (90, 75), held: (0, -0.6)),
    Row("--leave clamp", to: (0, 190), held: (0, -1)),
    Row("--leave rubber-band", to: (-190, 0), held: (-1, 0)),
    Row("--snap 8", to: (75, -10), held: (0.60531, 0)),
    Row("--radius 100 --leave clamp", held: (0.75, 0.5)),
    // What stays after the hand.
    Row("--release hold", held: (0.6, 0.4), after: (0.6, 0.4)),
    Row("--release hold-x", held: (0.6, 0.4), after: (0.6, 0)),
    Row("--release hold-y", held: (0.6, 0.4), after: (0, 0.4)),
    Row("--release hold --invert y --expo 1", to: (100, 0), held: (0.512, 0), after: (0.512, 0)),
    Row("--release glide", held: (0.6, 0.4), after: (0.6, 0.4)),
    Row("--report-return --duration 0.1", held: (0.6, 0.4)),
    Row("--report-return --reduced-motion", held: (0.6, 0.4)),
    Row("--curve spring:0.5:0.1 --report-return", held: (0.6, 0.4)),
  ]

  @Test("A drag reads as its options say, while it is held and after", arguments: rows)
  func reads(_ row: Row) throws {
    let session = try Session(row.options)
    try session.press(0, 0)
    try session.move(row.to.dx, row.to.dy)
    let line = try session.waitForReading("\(row.held), held") {
      $0.isHeld && abs($0.x - row.held.x) < 1e-6 && abs($0.y - row.held.y) < 1e-6
        && ($0.phase != "began" || row.held == (0, 0))
    }
    #expect(line.direction == row.direction)
    // A hand that rests before it lets go throws nothing.
    try session.letPass(.milliseconds(150))
    session.user.release()
    try session.waitForPhase("ended")
    try waitUntil("\(row.after) in the end") {
      try session.readings().last
    } isRight: {
      guard let last = $0 else { return false }
      return !last.isHeld && last.x == row.after.x && last.y == row.after.y
    }
    try session.waitForRest()
    let last = try #require(try session.readings().last)
    #expect(last.x == row.after.x && last.y == row.after.y && !last.isHeld)
  }

  @Test("Each stick speaks for itself", arguments: 1...4)
  func severalPads(_ pad: Int) throws {
    let session = try Session(
      ["--pads", "4", "--radius", "60", "--geometry", "800x400+0+100"], geometry: nil)
    let middle = 200 * pad - 500
    try session.press(middle, 0)
    try session.move(middle + 30, -15)
    let line = try session.waitForReading("a held stick") { $0.phase == "changed" }
    #expect((line.pad, line.x, line.y) == (pad, 0.5, 0.25))
    session.user.release()
    #expect(try session.waitForPhase("ended").pad == pad)
  }
}

extension Session {
  /// Waits until the program does nothing any more.
  fileprivate func waitForRest() throws {
    try program.waitUntilIdle(for: .milliseconds(100))
  }
}
