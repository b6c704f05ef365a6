internal import CirclePanSupport
internal import PanEngine

/// Why an event loop ended.
public enum LoopEnd: Equatable, Sendable {
  /// The user closed the window, or somebody else destroyed it.
  case closed
  /// A signal came, one of those that the loop was made with.
  case signal(Int32)
  /// The X server went away.
  case connectionLost
  /// The X server refused a request that should have been right.
  case protocolError(ProtocolError)
  /// The host wanted it.
  case host

  /// How the loss of the server is explained.
  static let lost = "the connection to the X server is lost"

  /// What went wrong, as half a sentence for a message; nil where nothing did.
  public var explanation: String? {
    switch self {
    case .closed, .host, .signal: nil
    case .connectionLost: LoopEnd.lost
    case .protocolError(let error):
      joined([
        "the X server refused a request (error ", "\(error.code)", ", request ",
        "\(error.request)", ")",
      ])
    }
  }

  /// Ends the process by the signal that ended the loop, so that who started it can tell. Returns
  /// where it was no signal, or where the system does not let the process die of it.
  public func dieOfSignal() {
    if case .signal(let number) = self { support_die_of_signal(number) }
  }
}
