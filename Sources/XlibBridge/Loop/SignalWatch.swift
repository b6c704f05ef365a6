internal import CSupport

/// Turns the signals that ask a program to end into something to wait for. While the value lives
/// they are blocked in its thread; after that everything is as it was before.
struct SignalWatch: ~Copyable {
  let descriptor: Int32
  private var maskBefore = sigset_t()

  /// A signal that is ignored (as nohup does with SIGHUP, and shells do with SIGINT for what runs
  /// in the background) stays so: blocked, it would be reported.
  init() throws(EventLoopError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !support_signal_is_ignored(number) {
      sigaddset(&signals, number)
    }
    descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    if descriptor < 0 { throw .noDescriptor(code: support_errno()) }
    pthread_sigmask(SIG_BLOCK, &signals, &maskBefore)
  }

  deinit {
    close(descriptor)
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The signal that came; nil where none did.
  func take() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &info, size) == size ? Int32(info.ssi_signo) : nil
  }
}
