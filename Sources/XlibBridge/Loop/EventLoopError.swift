internal import CirclePanSupport

/// Why an event loop cannot be made.
public enum EventLoopError: Error, Equatable, Sendable {
  /// The system gave no descriptor for what the loop waits on; `code` is C's `errno`.
  case noDescriptor(code: Int32)

  /// The reason as half a sentence, for a message.
  public var explanation: String {
    switch self {
    case .noDescriptor(let code):
      "cannot wait for events: " + (strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
