import Foundation

/// A private X server, and logins by ssh that forward X to it, from this machine to itself.
///
/// Each login has an sshd of its own at the other end of a pipe, and so there is no port to log in
/// at, and nothing runs on; while a login lasts, its sshd listens on this machine's own address for
/// the X clients that it forwards. Keys, settings and cookies are in a folder that goes with the
/// owner, and that is the home of who logs in; nobody's own are read or written. An sshd that root
/// starts wants the folder /run/sshd: it is made where it is not there.
public final class SecureShell: DisplayHost {
  /// What a program may do that comes through the forwarding.
  public enum Trust: Sendable, CaseIterable {
    /// What any program on the server may do (ssh -Y, and ssh -X as Debian sets it up).
    case trusted
    /// What the SECURITY extension leaves to strangers, without most other extensions (ssh -X).
    case untrusted
  }

  private static let programs = ["ssh", "ssh-keygen", "xauth", "xhost"].map(Programs.find)
  private static let daemon =
    Programs.find("sshd") ?? ["/usr/sbin/sshd"].first(where: Programs.isExecutable)

  /// Whether sshd lets root in, where that is who runs this: an account is locked by an exclamation
  /// mark in front of its password.
  private static var isWelcome: Bool {
    guard getuid() == 0, let shadow = try? String(contentsOfFile: "/etc/shadow", encoding: .utf8)
    else { return true }
    return !shadow.split(separator: "\n").contains { $0.hasPrefix("root:!") }
  }

  /// Whether this machine has what it takes.
  public static let isAvailable =
    XServer.isAvailable && daemon != nil && programs.allSatisfy { $0 != nil } && isWelcome

  /// Why such tests are skipped where ``isAvailable`` is false.
  public static let requirement =
    "needs programs ssh, ssh-keygen, sshd, xauth and xhost, and an account that is not locked; "
    + "also \(XServer.requirement)"

  /// Where the programs' windows are to be seen. It lets in who has its cookie, and who runs this.
  public let server: XServer
  /// The name for the DISPLAY of whoever logs in, as in ":7".
  public var display: String { server.display }
  private let folder: Folder
  private let client: String

  /// Starts the server, and makes keys.
  ///
  /// - Throws: ``HarnessError/missing(_:)``, ``HarnessError/cannotStart(_:)``.
  public init() throws(HarnessError) {
    guard SecureShell.isAvailable, let daemon = SecureShell.daemon,
      let client = Programs.find("ssh"), let xauth = Programs.find("xauth")
    else { throw .missing(SecureShell.requirement) }
    // It goes with its owner, and also where the rest of this fails.
    folder = try Folder()
    self.client = client
    let path = folder.path
    let cookie = (0..<32).map { _ in String(UInt8.random(in: 0...15), radix: 16) }.joined()
    // The server takes all cookies of the file, whatever display they are for.
    try SecureShell.cookie(cookie, for: ":0", in: path)
    server = try XServer(extraArguments: ["-auth", "\(path)/cookies"])
    try SecureShell.cookie(cookie, for: server.display, in: path)
    try SecureShell.letTesterIn(to: server, folder: path)
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
    try SecureShell.makeKeys(in: path)
    try SecureShell.write(SecureShell.daemonSettings(path, xauth), to: "\(path)/sshd_config")
    try SecureShell.write(
      SecureShell.clientSettings(path, xauth, daemon), to: "\(path)/ssh_config")
  }

  /// Logs in, and lets a command run there. Its outputs are the login's, as is its status.
  ///
  /// - Parameters:
  ///   - command: For the user's shell at the other end.
  ///   - trust: What its windows are trusted with.
  /// - Throws: ``HarnessError/cannotStart(_:)``.
  public func run(_ command: String, _ trust: Trust) throws(HarnessError) -> RunningProgram {
    try RunningProgram(
      [
        "-F", "\(folder.path)/ssh_config", "-X", "-o",
        "ForwardX11Trusted=\(trust == .trusted ? "yes" : "no")", "there", command,
      ], on: self, executable: client, environment: ["XAUTHORITY": "\(folder.path)/cookies"])
  }
}
