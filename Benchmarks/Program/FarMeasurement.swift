import XServerHarness

/// How often a program waits for the server before something right can be seen: the time until then
/// over a line whose round trip takes far longer than anything else.
struct FarMeasurement {
  private static let roundTrip = Duration.milliseconds(100)

  let figures: [Figure: Double]

  /// Measures it.
  init(_ contestant: Contestant) throws {
    let server = try XServer()
    let watch = try ScreenWatch(XClient(server))
    let line = try SlowLine(to: server, delay: FarMeasurement.roundTrip / 2)
    let start = ContinuousClock.now
    let program = try RunningProgram(
      contestant.arguments, on: line, executable: contestant.path)
    try watch.waitForPixel(DragPath.center, near: .cyan)
    let time = ContinuousClock.now - start
    figures = [.waits: time / FarMeasurement.roundTrip]
    // Ended before its line and its server are.
    withExtendedLifetime((program, line)) {}
  }
}
