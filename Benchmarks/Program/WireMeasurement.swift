import XServerHarness

/// What goes over the wire for each frame of a drag.
struct WireMeasurement {
  private static let motions = 500

  let figures: [Figure: Double]

  /// Measures it: each motion is drawn before the next one comes.
  init(_ contestant: Contestant) throws {
    let server = try XServer()
    let user = try XClient(server)
    let watch = try ScreenWatch(user)
    let trace = try Trace(of: server)
    let program = try RunningProgram(
      contestant.arguments, on: trace, executable: contestant.path)
    try watch.waitForPixel(DragPath.center, near: .cyan)
    user.movePointer(to: DragPath.center)
    user.press()
    try watch.waitForPixel(DragPath.center, near: .red)
    let start = try trace.markWhenQuiet()
    for place in DragPath.jumps(WireMeasurement.motions) {
      user.sendPointer(to: place)
      try watch.waitForPixel(place, near: .red)
    }
    let span = trace.span(from: start, to: try trace.markWhenQuiet())
    let frames = Double(WireMeasurement.motions)
    figures = [
      .bytesToServer: Double(span.bytesToServer) / frames,
      .bytesFromServer: Double(span.bytesFromServer) / frames,
      .roundTrips: Double(span.replyCount) / frames,
    ]
    withExtendedLifetime(program) {}
  }
}
