internal import PanEngine

/// Why there is no connection to an X server.
public enum ConnectionError: Error, Equatable, Sendable {
  /// No display was named, and the variable DISPLAY is not set either.
  case noDisplay
  /// The server of that name cannot be reached, or does not let this user in.
  case cannotOpen(String)
  /// The server went away while the connection was being set up.
  case lost

  /// The reason as half a sentence, for a message such as "circlepan: no display is set".
  public var explanation: String {
    switch self {
    case .noDisplay: "no display is set (neither --display nor the variable DISPLAY)"
    case .cannotOpen(let name): "cannot open the display \(quotedText(name))"
    case .lost: "the X server went away"
    }
  }
}
