import XServerHarness

/// What a program shows where the line to its server is slow: how old it is while a hand drags, how
/// long the way home takes, and how smooth it is.
struct SlowMeasurement {
  private static let delay = Duration.milliseconds(50)
  private static let bytesPerSecond = 12_000
  /// Parts of the drag over the narrow line, in seconds.
  private static let (early, late) = (1.0..<3.0, 8.0..<10.0)
  /// How long the drag over the wide line is, and when it has its pace, in seconds.
  private static let (wide, paced) = (4.0, 0.5)

  let figures: [Figure: Double]

  /// Measures it.
  init(_ contestant: Contestant) throws {
    figures = try SlowMeasurement.narrow(contestant)
      .merging(SlowMeasurement.wide(contestant)) { $1 }
  }

  /// More frames than the line carries.
  private static func narrow(_ contestant: Contestant) throws -> [Figure: Double] {
    try measure(contestant, bytesPerSecond: bytesPerSecond) { user in
      let drag = try WatchedDrag(by: user, around: DragPath.center, seconds: late.upperBound)
      user.release()
      let start = ContinuousClock.now
      try waitUntil("the knob is home") {
        try user.findKnob(.cyan, around: DragPath.center)?.isBeside(DragPath.center) == true
      }
      var figures = [Figure.slowHome: (ContinuousClock.now - start) / .milliseconds(1)]
      figures[.slowEarly] = drag.medianAge(in: early).map { $0 * 1_000 }
      figures[.slowLate] = drag.medianAge(in: late).map { $0 * 1_000 }
      return figures
    }
  }

  /// A line that carries everything, later.
  private static func wide(_ contestant: Contestant) throws -> [Figure: Double] {
    try measure(contestant, bytesPerSecond: nil) { user in
      let drag = try WatchedDrag(by: user, around: DragPath.center, seconds: wide)
      return drag.picturesPerSecond(from: paced).map { [.farFrames: $0] } ?? [:]
    }
  }

  /// Starts the program at the other end of a line, and takes its knob.
  private static func measure(
    _ contestant: Contestant, bytesPerSecond: Int?,
    _ body: (XClient) throws -> [Figure: Double]
  ) throws -> [Figure: Double] {
    // Nobody shares memory with a server that is far away.
    let server = try XServer(extraArguments: ["-extension", "MIT-SHM"])
    let user = try XClient(server)
    let line = try SlowLine(to: server, delay: delay, bytesPerSecond: bytesPerSecond)
    let program = try RunningProgram(
      contestant.arguments, on: line, executable: contestant.path)
    try waitUntil("the knob is there") {
      try user.findKnob(.cyan, around: DragPath.center)?.isBeside(DragPath.center) == true
    }
    try program.waitUntilIdle(for: delay * 6)
    user.movePointer(to: DragPath.center)
    user.press()
    try waitUntil("the knob is taken") {
      try user.findKnob(.red, around: DragPath.center)?.isBeside(DragPath.center) == true
    }
    // Ended before its line and its server are.
    return try withExtendedLifetime((program, line)) { try body(user) }
  }
}
