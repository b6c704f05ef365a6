import Glibc

/// A process that was started by this one, and is ended with it.
final class ChildProcess {
  /// Its number: no other process gets it before the end has been asked for.
  let number: pid_t
  private var end: RunningProgram.ExitStatus?

  init(_ spawn: Spawn) throws(HarnessError) {
    number = try spawn.start()
    ProcessGuard.watch(number)
  }

  deinit {
    finish()
  }

  /// How it has ended; nil while it runs.
  func exitStatus() -> RunningProgram.ExitStatus? {
    reap(WNOHANG)
    return end
  }

  /// Sends it a signal; nothing happens where it has ended.
  func send(_ signal: Int32) {
    if exitStatus() == nil { kill(number, signal) }
  }

  /// Waits for it to end.
  func waitForExit(deadline: Duration) throws(HarnessError) -> RunningProgram.ExitStatus {
    try waitFor("the end of process \(number)", deadline: deadline) { exitStatus() }
  }

  /// Ends it: with SIGTERM where it listens to that within `patience`, and else with SIGKILL.
  func finish(patience: Duration = .zero) {
    if patience > .zero {
      send(SIGTERM)
      _ = try? waitForExit(deadline: patience)
    }
    if end == nil { kill(number, SIGKILL) }
    reap(0)
  }

  private func reap(_ options: Int32) {
    if end != nil { return }
    // A look without reaping first, so that the guard forgets the number while nobody else has it.
    var information = siginfo_t()
    let wanted = WEXITED | WNOWAIT | options
    while waitid(P_PID, id_t(number), &information, wanted) != 0 && errno == EINTR {}
    guard information.si_signo == SIGCHLD else { return }
    ProcessGuard.forget(number)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    end = RunningProgram.ExitStatus(waitStatus: status)
  }
}
