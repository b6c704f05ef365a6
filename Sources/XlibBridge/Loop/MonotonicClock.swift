internal import CirclePanSupport
internal import PanEngine

/// CLOCK_MONOTONIC, counted from the clock's making.
package struct MonotonicClock {
  private let origin: Int64

  /// A clock that begins now.
  init() {
    origin = MonotonicClock.read()
  }

  /// This moment.
  var now: Instant { Instant(nanoseconds: MonotonicClock.read() - origin) }

  /// A moment as the system counts it, in nanoseconds; the nearest it can count where that is out
  /// of range, and never 0, which would mean "no time" to a timer.
  func systemTime(of instant: Instant) -> Int64 {
    let (time, overflow) = origin.addingReportingOverflow(instant.nanoseconds)
    return overflow ? .max : max(1, time)
  }

  /// This moment as the system counts it, in nanoseconds.
  package static func read() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
