/// A compositor (picom, or xcompmgr) on a private server: whoever puts the screen together from the
/// windows' pictures. It ends with its owner.
public final class Compositor {
  private static let path = Programs.find("picom") ?? Programs.find("xcompmgr")

  /// Whether this machine has what such tests need.
  public static let isAvailable = XServer.isAvailable && path != nil

  /// Why such tests are skipped where ``isAvailable`` is false.
  public static let requirement =
    "needs a program picom or xcompmgr on PATH; also \(XServer.requirement)"

  /// The compositor's process.
  public let program: RunningProgram

  /// Starts the compositor, and waits until programs can know of it.
  ///
  /// - Throws: ``HarnessError/missing(_:)``, ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public init(on user: XClient) throws(HarnessError) {
    guard let path = Compositor.path else { throw .missing(Compositor.requirement) }
    // No shadows, no fading, no file of whoever runs the tests.
    let arguments =
      path.hasSuffix("picom") ? ["--config", "/dev/null", "--backend", "xrender"] : ["-n"]
    program = try RunningProgram(arguments, on: user.server, executable: path)
    try waitUntil("a compositor is there") { user.hasOwner("_NET_WM_CM_S0") }
    try program.waitUntilIdle()
  }
}
