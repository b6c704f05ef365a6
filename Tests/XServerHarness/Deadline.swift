/// A moment after which waiting is given up.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// The moment `duration` from now.
  init(after duration: Duration) {
    end = ContinuousClock.now + duration
  }

  /// Whether the moment is over.
  var isPast: Bool { ContinuousClock.now >= end }

  /// Milliseconds until the moment, rounded up, for poll(2); 0 where it is over.
  var milliseconds: Int32 {
    let rest = (end - ContinuousClock.now) / .milliseconds(1)
    return Int32(max(0, min(rest.rounded(.up), 1e6)))
  }
}

extension Duration {
  /// How long the harness waits before it calls something missing. Long, because a machine that
  /// runs many tests at once is slow; nothing ever takes this long where all is well.
  public static let patience = Duration.seconds(20)
}
