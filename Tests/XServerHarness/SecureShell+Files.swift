import Foundation

/// What is in the folder of a ``SecureShell``.
extension SecureShell {
  /// Keys of the machine, and of the user who may log in.
  static func makeKeys(in folder: String) throws(HarnessError) {
    let make = """
      set -e; cd "$0"
      for name in machine user; do ssh-keygen -q -t ed25519 -N '' -C '' -f $name; done
      cp user.pub authorized_keys; : >cookies-there
      echo "there $(cat machine.pub)" >known_hosts
      """
    try shell(make, folder)
  }

  /// Adds a cookie for a display to the file of cookies.
  static func cookie(
    _ cookie: String, for display: String, in folder: String
  ) throws(HarnessError) {
    let add = """
      set -e; [ -e "$0/cookies" ] || : >"$0/cookies"
      xauth -q -f "$0/cookies" add \(display) MIT-MAGIC-COOKIE-1 \(cookie)
      """
    try shell(add, folder)
  }

  /// Lets whoever runs this into the server without a cookie, as the tests' own hands and eyes are.
  static func letTesterIn(to server: XServer, folder: String) throws(HarnessError) {
    let add = """
      DISPLAY=\(server.display) XAUTHORITY="$0/cookies" xhost "+si:localuser:$(id -un)"
      """
    try shell(add, folder)
  }

  /// For a daemon that knows one user and one key, and writes nothing outside of the folder. Who
  /// logs in has what ``RunningProgram`` gives a program here: no settings of the tester's.
  static func daemonSettings(_ folder: String, _ xauth: String) -> String {
    """
    HostKey \(folder)/machine
    AuthorizedKeysFile \(folder)/authorized_keys
    PasswordAuthentication no
    KbdInteractiveAuthentication no
    PermitRootLogin prohibit-password
    PermitUserRC no
    UsePAM no
    StrictModes no
    PidFile none
    PrintMotd no
    PrintLastLog no
    X11Forwarding yes
    XAuthLocation \(xauth)
    AddressFamily inet
    SetEnv XAUTHORITY=\(folder)/cookies-there HOME=\(folder) XFILESEARCHPATH=/nonexistent

    """
  }

  /// For a client that reads nothing of its user's, and starts the daemon itself.
  static func clientSettings(_ folder: String, _ xauth: String, _ daemon: String) -> String {
    """
    Host there
    ProxyCommand \(daemon) -i -f \(folder)/sshd_config
    User \(NSUserName())
    IdentityFile \(folder)/user
    IdentitiesOnly yes
    IdentityAgent none
    UserKnownHostsFile \(folder)/known_hosts
    GlobalKnownHostsFile /dev/null
    StrictHostKeyChecking yes
    BatchMode yes
    LogLevel ERROR
    XAuthLocation \(xauth)

    """
  }

  /// Writes a file.
  static func write(_ text: String, to path: String) throws(HarnessError) {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch { throw .cannotStart("no file \(path)") }
  }

  private static func shell(_ script: String, _ folder: String) throws(HarnessError) {
    let program = try RunningProgram(["-c", script, folder], executable: "/bin/sh")
    guard try program.waitForExit() == .exited(0) else { throw .cannotStart(program.errorText) }
  }
}
