import Glibc
import XServerHarness

/// Everything about a program on a server of this machine, from its start to its rest.
struct NearMeasurement {
  private static let jumps = 500
  private static let motions = 3000
  /// Between two motions of a mouse that reports a thousand times a second.
  private static let period = Duration.milliseconds(1)
  /// Between a motion that was seen and the next one.
  private static let gap = Duration.milliseconds(4)
  private static let idle = Duration.seconds(2)

  private let contestant: Contestant
  private let server: XServer
  private let user: XClient
  private let watch: ScreenWatch
  private let clock = ContinuousClock()
  private(set) var figures: [Figure: Double] = [:]

  /// Measures it.
  init(_ contestant: Contestant) throws {
    self.contestant = contestant
    server = try XServer()
    user = try XClient(server)
    watch = try ScreenWatch(user)
    let handsTime = try sendMotions()
    let start = clock.now
    let program = try RunningProgram(
      contestant.arguments, on: server, executable: contestant.path)
    try watch.waitForPixel(DragPath.center, near: .cyan)
    figures[.start] = (clock.now - start) / .milliseconds(1)
    try program.waitUntilIdle()
    try takeKnob(program)
    try measureLatency()
    try measureMotions(program, handsTime)
    user.release()
    try watch.waitForPixel(DragPath.center, near: .cyan)
    try measureRest(program)
  }

  /// Presses on the knob, and waits until it has its colour.
  private func takeKnob(_ program: RunningProgram) throws {
    user.movePointer(to: DragPath.center)
    user.press()
    try watch.waitForPixel(DragPath.center, near: .red)
    try program.waitUntilIdle()
  }

  private mutating func measureLatency() throws {
    var times: [Double] = []
    for place in DragPath.jumps(NearMeasurement.jumps) {
      let start = clock.now
      user.sendPointer(to: place)
      try watch.waitForPixel(place, near: .red)
      times.append((clock.now - start) / .microseconds(1))
      rest(until: clock.now + NearMeasurement.gap)
    }
    times.sort()
    figures[.latency] = times[times.count / 2]
    figures[.latencyP95] = times[times.count * 95 / 100]
  }

  private mutating func measureMotions(_ program: RunningProgram, _ handsTime: Duration) throws {
    watch.catchUp()
    let before = (try program.usage(), watch.drawings)
    let serverTime = try sendMotions()
    let start = clock.now
    user.sendPointer(to: DragPath.center)
    try watch.waitForPixel(DragPath.center, near: .red)
    figures[.lag] = (clock.now - start) / .microseconds(1)
    // Where the pixel was right at the first look, nobody has counted yet.
    watch.catchUp()
    let used = try program.usage() - before.0
    let count = Double(NearMeasurement.motions)
    figures[.programTime] = used.processorTime / .microseconds(1) / count
    figures[.serverTime] = (serverTime - handsTime) / .microseconds(1) / count
    figures[.frames] = 100 * Double(watch.drawings - before.1) / count
  }

  /// Moves the pointer along the curve, a thousand times a second.
  ///
  /// - Returns: the server's time on a processor meanwhile.
  private func sendMotions() throws -> Duration {
    let before = try server.usage().processorTime
    let start = clock.now
    for (index, place) in DragPath.curve(NearMeasurement.motions).enumerated() {
      rest(until: start + NearMeasurement.period * index)
      user.sendPointer(to: place)
    }
    return try server.usage().processorTime - before
  }

  private mutating func measureRest(_ program: RunningProgram) throws {
    try program.waitUntilIdle(for: .milliseconds(500))
    let usage = try program.usage(over: NearMeasurement.idle)
    figures[.idleTime] =
      usage.processorTime / .microseconds(1) / (NearMeasurement.idle / .seconds(1))
    figures[.idleSwitches] = Double(usage.contextSwitches)
    figures[.memory] = Double(try ProcessUsage.proportionalBytes(of: program.processNumber)) / 1024
  }

  /// Sleeps until a moment.
  private func rest(until end: ContinuousClock.Instant) {
    let left = (end - clock.now) / .microseconds(1)
    if left > 0 { usleep(useconds_t(left)) }
  }
}
