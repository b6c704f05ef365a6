/// A value over time: a pure function from a moment to the value, so that a late tick skips what it
/// missed and never slows anything down.
public protocol Timeline: Equatable, Sendable {
  /// What changes.
  associatedtype Value: Equatable, Sendable
  /// When the last value is reached, and kept from then on.
  var end: Instant { get }
  /// The value at a moment.
  func value(at now: Instant) -> Value
}

extension Timeline {
  /// The value that it comes to.
  var endValue: Value { value(at: end) }
}
