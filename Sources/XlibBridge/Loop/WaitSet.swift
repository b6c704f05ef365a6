internal import CirclePanSupport

/// What an event loop waits on: the X server, the timer, and one descriptor of its host.
/// Signals show at the server's (``SignalWatch``).
struct WaitSet {
  private enum Slot: Int {
    case server, timer, host
  }

  private var descriptors: [pollfd]

  /// Waits on these two.
  init(server: Int32, timer: Int32) {
    descriptors = [server, timer, -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Sleeps until something happens, or, where `isBusy`, only looks; `poll`.
  mutating func wait(watching watch: DescriptorWatch?, isBusy: Bool) {
    descriptors[Slot.host.rawValue].fd = watch?.descriptor ?? -1
    descriptors[Slot.host.rawValue].events =
      switch watch?.interest {
      case .reading: Int16(POLLIN)
      case .writing: Int16(POLLOUT)
      case .failure, nil: 0
      }
    let count = poll(&descriptors, nfds_t(descriptors.count), isBusy ? 0 : -1)
    // After an interruption the answers are those of last time.
    if count < 0 {
      for slot in descriptors.indices { descriptors[slot].revents = 0 }
    }
  }

  var timerIsDue: Bool { answer(.timer) != 0 }

  /// What is so of the host's descriptor; nil where nothing is.
  var hostReadiness: DescriptorWatch.Readiness? {
    let answer = answer(.host)
    if answer == 0 { return nil }
    return DescriptorWatch.Readiness(
      descriptors[Slot.host.rawValue].fd,
      isReady: answer & Int32(POLLIN | POLLOUT) != 0,
      hasFailed: answer & Int32(POLLERR | POLLHUP | POLLNVAL) != 0)
  }

  private func answer(_ slot: Slot) -> Int32 {
    Int32(descriptors[slot.rawValue].revents)
  }
}
