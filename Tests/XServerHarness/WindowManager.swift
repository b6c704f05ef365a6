/// A window manager (openbox) on a private server, for what a bare server does not give: focus,
/// frames and the manager's messages. It ends with its owner.
public final class WindowManager {
  /// Whether this machine has what such tests need.
  public static let isAvailable = XServer.isAvailable && Programs.find("openbox") != nil

  /// Why such tests are skipped where ``isAvailable`` is false.
  public static let requirement = "needs a program openbox on PATH; also \(XServer.requirement)"

  /// The manager's process.
  public let program: RunningProgram

  /// Starts the manager, and waits until it manages.
  ///
  /// - Throws: ``HarnessError/missing(_:)``, ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public init(on user: XClient) throws(HarnessError) {
    guard let path = Programs.find("openbox") else { throw .missing(WindowManager.requirement) }
    program = try RunningProgram(on: user.server, executable: path)
    try waitUntil("a window manager is there") {
      user.root.property("_NET_SUPPORTING_WM_CHECK") != nil
    }
    // It says so before its own start is over, and a window that is mapped meanwhile is forgotten.
    try program.waitUntilIdle()
  }
}
