/// Why the harness could not do what a test asked for.
public enum HarnessError: Error, Equatable {
  /// The deadline passed; with what was waited for, and what was seen last.
  case timedOut(waitingFor: String, lastSeen: String)
  /// A process could not be started, or ended before it was ready; with the reason.
  case cannotStart(String)
  /// Something is not there: a program, a library, a property; with the reason.
  case missing(String)
  /// The X server refused a request, or is gone; with the request.
  case refused(String)
}

extension HarnessError: CustomStringConvertible {
  /// One sentence for the test's report.
  public var description: String {
    switch self {
    case .timedOut(let wanted, let seen): "waited in vain for: \(wanted); last seen: \(seen)"
    case .cannotStart(let reason): "cannot start: \(reason)"
    case .missing(let reason): "missing: \(reason)"
    case .refused(let request): "the X server refused, or is gone: \(request)"
    }
  }
}
