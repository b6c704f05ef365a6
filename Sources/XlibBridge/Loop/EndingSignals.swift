internal import CirclePanSupport

/// The signals that end an event loop.
public struct EndingSignals: Equatable, Sendable {
  /// Their numbers, as in `SIGTERM`.
  public var numbers: [Int32]

  /// Those signals. What is no number of a signal is left out.
  public init(_ numbers: [Int32]) {
    self.numbers = numbers
  }

  /// SIGINT, SIGTERM and SIGHUP: how users, managers and terminals ask a program to end.
  public static let usual = EndingSignals([SIGINT, SIGTERM, SIGHUP])

  /// All that would end the process now, whoever sends them: beside the usual ones for example
  /// SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU and those of real time. Left out are those that are ignored
  /// or that somebody has a handler for; SIGPIPE and SIGXFSZ, which come of writing; and those that
  /// say that the process is broken, as SIGSEGV.
  public static var all: EndingSignals {
    EndingSignals((1...64).filter { support_signal_ends($0) })
  }
}
