/// Why an event loop ended.
public enum LoopEnd: Equatable, Sendable {
  /// The user closed the window, or somebody else destroyed it.
  case closed
  /// A signal came: SIGINT, SIGTERM or SIGHUP.
  case signal(Int32)
  /// The X server went away.
  case connectionLost
  /// The X server refused a request that should have been right.
  case protocolError(ProtocolError)
  /// The host wanted it.
  case host
}
