/// A server for programs, and the screen and the mouse of whoever works with them. They are two
/// servers where one shows the other's windows.
public final class Workplace {
  /// Where programs connect to.
  public let server: XServer
  /// Where they are seen, and where a hand's work is a user's.
  public let screen: XServer
  /// What ends with its owner.
  private let owner: AnyObject?

  /// Starts what it takes; the screen has 800 by 600 pixels at least.
  ///
  /// - Throws: ``HarnessError/missing(_:)``, ``HarnessError/cannotStart(_:)``,
  ///   ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public init(_ kind: ServerKind) throws(HarnessError) {
    switch kind {
    case .xvfb:
      (server, owner) = (try XServer(), nil)
      screen = server
    case .xorg:
      let touch = try TouchServer()
      (server, screen, owner) = (touch.server, touch.server, touch)
    case .xvnc:
      let desktop = try RemoteDesktop()
      (server, screen, owner) = (desktop.server, desktop.screen, desktop)
    case .xwayland:
      let weston = try Weston()
      (server, screen, owner) = (weston.server, weston.screen, weston)
    }
  }
}
