/// Estimates how fast a pointer moves from its positions over the last 24 to 100 ms.
///
/// The estimate is the slope of a straight line through the latest samples, by least squares for
/// each axis. The line goes back as far as it fits: a steady hand is measured over the whole window,
/// so that whole pixels and late samples matter little; a hand that speeds up, slows down or turns
/// is measured over what it did last. (The idea is the adaptive window of F. Janabi-Sharifi, V.
/// Hayward and C.-S. J. Chen, "Discrete-time adaptive windowing for velocity estimation", 2000.)
///
/// A pointer that says nothing any more has stopped.
struct VelocityTracker: Sendable {
  /// How old a sample may be, in seconds, to count.
  static let window = 0.1
  /// After so many seconds without a sample the pointer counts as at rest: more than any device
  /// that moves takes between two.
  private static let pause = 0.04
  /// In logical pixels per second: no more is a pixel in a pause, which is how a hand trembles that
  /// stands still.
  private static let slowest = 1.001 / pause
  /// The samples of so many seconds count whether or not they lie on a line: three intervals of a
  /// mouse, one of a slow screen.
  private static let leastSpan = 0.024
  /// How far, in logical pixels, a sample may lie off the line: rounding to whole pixels moves it by
  /// half a pixel, and the line by as much.
  private static let roundingOfPlaces = 1.0
  /// How far, in seconds, a sample's time may be off: a server counts whole milliseconds.
  private static let roundingOfTimes = 0.0005
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

  /// Whether the pointer has said nothing for so long, at a moment, that it is at rest.
  func isAtRest(at now: Instant) -> Bool {
    guard !samples.isEmpty else { return true }
    return now.seconds(since: samples[index(1)].time) >= VelocityTracker.pause
  }

  /// Logical pixels per second, x right, y down, at a moment: zero with fewer than two samples in
  /// the window or with no time between them.
  func velocity(at now: Instant) -> Vector {
    guard !isAtRest(at: now) else { return .zero }
    // Deviations from the latest sample instead of from the clock's and the screen's origin: small
    // numbers keep their digits.
    let origin = samples[index(1)]
    var line = FittedLine()
    var velocity = Vector.zero
    for count in 1...samples.count {
      let sample = samples[index(count)]
      guard now.seconds(since: sample.time) <= VelocityTracker.window else { break }
      let time = sample.time.seconds(since: origin.time)
      line.add(sample.location - origin.location, at: time)
      guard let slope = line.slope else { continue }
      if -time > VelocityTracker.leastSpan, !fits(line, slope, count, origin) { break }
      velocity = slope
    }
    return velocity.isFinite && velocity.length > VelocityTracker.slowest ? velocity : .zero
  }

  /// Whether the last `count` samples lie on their line but for rounding.
  private func fits(_ line: FittedLine, _ slope: Vector, _ count: Int, _ origin: Sample) -> Bool {
    let allowed =
      VelocityTracker.roundingOfPlaces + VelocityTracker.roundingOfTimes * slope.length
    for place in 1...count {
      let sample = samples[index(place)]
      let expected = line.way(at: sample.time.seconds(since: origin.time), slope: slope)
      // Written so that a NaN does not fit.
      guard (sample.location - origin.location - expected).length <= allowed else { return false }
    }
    return true
  }

  /// Where the sample is that many places from the end; 1 is the last one.
  private func index(_ place: Int) -> Int {
    next >= place ? next - place : next - place + samples.count
  }
}
