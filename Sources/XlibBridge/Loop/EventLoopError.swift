/// Why an event loop cannot be made.
public enum EventLoopError: Error, Equatable, Sendable {
  /// The system gave no descriptor for what the loop waits on; `code` is C's `errno`.
  case noDescriptor(code: Int32)
}
