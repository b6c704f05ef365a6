import Glibc

/// Ends the processes that a dying test process leaves behind.
///
/// A small shell of its own process group reads the numbers of the processes that run, from a
/// socket. When the test process ends, in whatever way, the socket reaches its end, and the shell
/// ends what is still there. (PR_SET_PDEATHSIG would do that too, but cannot be asked for through
/// posix_spawn, and follows a thread, not a process.)
struct ProcessGuard: Sendable {
  /// The one of this process; nil where it could not be started, which only costs the protection.
  private static let shared = ProcessGuard()

  private static let script = """
    running=
    while read -r verb number; do
      case $verb in
      watch) running="$running $number" ;;
      forget)
        kept=
        for other in $running; do [ "$other" = "$number" ] || kept="$kept $other"; done
        running=$kept ;;
      esac
    done
    [ -z "$running" ] || { kill $running; sleep 1; kill -KILL $running; } 2>/dev/null
    """

  private let socket: Int32

  /// The process is to be ended with this one.
  static func watch(_ process: pid_t) { shared?.tell("watch \(process)\n") }

  /// The process has ended. To be called before its number can be given to another one.
  static func forget(_ process: pid_t) { shared?.tell("forget \(process)\n") }

  private init?() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    let shellEnd = Descriptor(owning: ends[1])
    socket = ends[0]
    let shell = try? Spawn(
      executable: "/bin/sh", arguments: ["-c", ProcessGuard.script],
      environment: ["PATH": "/usr/bin:/bin"], descriptors: [0: shellEnd.number], ownGroup: true
    ).start()
    if shell == nil { return nil }
  }

  private func tell(_ line: String) {
    // send, not write: a shell that somebody has ended must not end the tests with SIGPIPE.
    _ = line.withCString { send(socket, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }
}
