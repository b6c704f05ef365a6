/// Estimates how fast a pointer moves from its positions over about the last 100 ms.
///
/// The estimate is the slope of the straight line that fits the samples best, by least squares, for
/// each axis: a single late or early sample moves it little. A pointer that says nothing any more
/// has stopped.
struct VelocityTracker: Sendable {
  /// How old a sample may be, in seconds, to count.
  static let window = 0.1
  /// After so many seconds without a sample the pointer counts as at rest: more than any device
  /// that moves takes between two.
  private static let pause = 0.04
  /// Samples closer together than this, in seconds, replace one another, so that the window never
  /// holds more than `capacity` of them whatever the pointer's rate.
  static let spacing = 0.005
  /// Of three samples in a row the outer two are at least `spacing` apart: at most two for each
  /// `spacing` in the window, and one at either end.
  private static let capacity = 42

  private struct Sample {
    var location: Point
    var time: Instant
  }

  private var samples: [Sample] = []
  /// Where the next sample goes.
  private var next = 0

  init() {
    samples.reserveCapacity(VelocityTracker.capacity)
  }

  /// Forgets all samples.
  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Notes where the pointer is at a moment, which is not before the last one.
  mutating func add(_ location: Point, at time: Instant) {
    let sample = Sample(location: location, time: time)
    if samples.count >= 2 {
      let last = index(1)
      if time.seconds(since: samples[index(2)].time) < VelocityTracker.spacing
        || samples[last].time == time
      {
        samples[last] = sample
        return
      }
    }
    if samples.count < VelocityTracker.capacity {
      samples.append(sample)
      next = samples.count
    } else {
      samples[next] = sample
      next += 1
    }
    if next == VelocityTracker.capacity { next = 0 }
  }

  /// Logical pixels per second, x right, y down, at a moment: zero with fewer than two samples in
  /// the window or with no time between them.
  func velocity(at now: Instant) -> Vector {
    // Deviations from the latest sample instead of from the clock's and the screen's origin: small
    // numbers keep their digits.
    guard let origin = samples.isEmpty ? nil : samples[index(1)],
      now.seconds(since: origin.time) <= VelocityTracker.pause
    else { return .zero }
    var count = 0.0
    var sumT = 0.0
    var sumX = 0.0
    var sumY = 0.0
    var sumTT = 0.0
    var sumTX = 0.0
    var sumTY = 0.0
    for sample in samples where now.seconds(since: sample.time) <= VelocityTracker.window {
      let t = sample.time.seconds(since: origin.time)
      let way = sample.location - origin.location
      count += 1
      sumT += t
      sumX += way.dx
      sumY += way.dy
      sumTT += t * t
      sumTX += t * way.dx
      sumTY += t * way.dy
    }
    let denominator = count * sumTT - sumT * sumT
    guard count >= 2, denominator > 0 else { return .zero }
    let velocity = Vector(
      dx: (count * sumTX - sumT * sumX) / denominator,
      dy: (count * sumTY - sumT * sumY) / denominator)
    return velocity.isFinite ? velocity : .zero
  }

  /// Where the sample is that many places from the end; 1 is the last one.
  private func index(_ place: Int) -> Int {
    next >= place ? next - place : next - place + samples.count
  }
}
