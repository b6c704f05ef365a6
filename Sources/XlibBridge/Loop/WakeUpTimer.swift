internal import CirclePanSupport
internal import PanEngine

/// A timer that becomes readable at a moment, and never when there is none: an idle program is not
/// woken up.
struct WakeUpTimer: ~Copyable {
  let descriptor: Int32
  private var armed: Instant?
  private var isSpent = false
  /// Whether it went off before its moment, by the clock that the program reads.
  private var wasEarly = false

  /// How long to wait where the timer and the clock disagree, in nanoseconds: a clock that stands
  /// still must not keep the program busy.
  private static let pause = 10_000_000

  /// A timer that is off; `timerfd_create`.
  init() throws(EventLoopError) {
    descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC))
    if descriptor < 0 { throw .noDescriptor(code: support_errno()) }
  }

  deinit {
    close(descriptor)
  }

  /// Sets the moment, or, with nil, switches the timer off. Asks the system only where that is
  /// something new; `timerfd_settime`.
  mutating func arm(_ instant: Instant?, clock: MonotonicClock) {
    if instant == armed && !isSpent { return }
    armed = instant
    isSpent = false
    var setting = itimerspec()
    if wasEarly, instant != nil {
      setting.it_value.tv_nsec = WakeUpTimer.pause
    } else if let instant {
      let time = clock.systemTime(of: instant)
      setting.it_value = timespec(
        tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
    }
    timerfd_settime(descriptor, wasEarly ? 0 : Int32(TFD_TIMER_ABSTIME), &setting, nil)
    wasEarly = false
  }

  /// Notes that the timer went off. It stays readable until it is armed again, be it with nil.
  mutating func wentOff(_ clock: MonotonicClock) {
    isSpent = true
    if let armed { wasEarly = clock.now < armed }
  }
}
