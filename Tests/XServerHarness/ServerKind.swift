/// The kinds of X server that people have before them, or that their machines test with.
public enum ServerKind: String, Sendable {
  /// Memory, and nobody before it.
  case xvfb = "Xvfb"
  /// The server of a desktop without Wayland, here with a driver that has no card.
  case xorg = "Xorg"
  /// A remote desktop's.
  case xvnc = "Xvnc"
  /// The one within a Wayland session.
  case xwayland = "Xwayland"

  /// Whether this machine has what a test on it needs.
  public var isAvailable: Bool {
    switch self {
    case .xvfb: XServer.isAvailable
    case .xorg: TouchServer.isAvailable
    case .xvnc: RemoteDesktop.isAvailable
    case .xwayland: Weston.isAvailable
    }
  }

  /// Why such tests are skipped where ``isAvailable`` is false.
  public var requirement: String {
    switch self {
    case .xvfb: XServer.requirement
    case .xorg: TouchServer.requirement
    case .xvnc: RemoteDesktop.requirement
    case .xwayland: Weston.requirement
    }
  }
}
