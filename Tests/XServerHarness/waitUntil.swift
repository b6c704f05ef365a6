import Glibc

/// Waits until the condition holds, and returns at once when it does.
///
/// A condition that throws counts as one that does not hold yet, since a window may not be there
/// before it is.
///
/// - Parameters:
///   - what: The condition in words, for the report.
///   - deadline: How long to wait.
/// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
public func waitUntil(
  _ what: String, deadline: Duration = .patience, _ condition: () throws -> Bool
) throws(HarnessError) {
  try waitUntil(what, deadline: deadline, look: condition) { $0 }
}

/// Looks again and again until what is seen is as it should be, and returns that.
///
/// - Parameters:
///   - what: What should be, in words, for the report.
///   - deadline: How long to wait.
///   - look: Gives what is seen. Where it throws, nothing is seen yet.
///   - isRight: Whether what is seen is as it should be.
/// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``, with what was seen last.
@discardableResult
public func waitUntil<Seen>(
  _ what: String, deadline: Duration = .patience, look: () throws -> Seen, isRight: (Seen) -> Bool
) throws(HarnessError) -> Seen {
  let end = Deadline(after: deadline)
  while true {
    // Asked before the look: whoever is held up in the middle looks once more after the deadline.
    let isLast = end.isPast
    let seen = Result { try look() }
    if case .success(let value) = seen, isRight(value) { return value }
    if isLast { throw .timedOut(waitingFor: what, lastSeen: describe(seen)) }
    pause(.milliseconds(2))
  }
}

/// Waits until there is a value, and returns it.
///
/// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
public func waitFor<Value>(
  _ what: String, deadline: Duration = .patience, _ look: () throws -> Value?
) throws(HarnessError) -> Value {
  let found = try waitUntil(what, deadline: deadline, look: look) { $0 != nil }
  guard let found else { throw .missing(what) }
  return found
}

/// Lets time pass until a moment: the pace of a hand that does something so many times a second.
/// Returns at once where the moment is over.
public func pause(until moment: ContinuousClock.Instant) {
  let rest = moment - .now
  if rest > .zero { pause(rest) }
}

/// Lets time pass. Only for waiting between two looks, and for watching that nothing happens.
func pause(_ duration: Duration) {
  let (seconds, attoseconds) = duration.components
  var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  var rest = timespec()
  while nanosleep(&time, &rest) != 0 && errno == EINTR { time = rest }
}

private func describe<Seen>(_ seen: Result<Seen, any Error>) -> String {
  switch seen {
  case .success(let value): "\(value)"
  case .failure(let error): "\(error)"
  }
}
