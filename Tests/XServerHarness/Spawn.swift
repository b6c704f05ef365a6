import Glibc

/// A process to be started, with nothing inherited but what is written here.
struct Spawn {
  /// The path of the program.
  var executable: String
  /// argv[0]; nil for the path.
  var name: String?
  /// The arguments after argv[0].
  var arguments: [String] = []
  /// The whole environment.
  var environment: [String: String] = [:]
  /// Descriptors of the new process, each with the one of this process that it is a copy of. Those
  /// of 0, 1 and 2 that are absent are /dev/null; all others are closed.
  var descriptors: [Int32: Int32] = [:]
  /// Those of 0, 1 and 2 that are to be closed, and not /dev/null.
  var closed: Set<Int32> = []
  /// Whether the process leads a group of its own, which a terminal's signals do not reach.
  var ownGroup = false

  /// posix_spawn_file_actions_addclosefrom_np: Swift sees only what is in POSIX.
  private static let closeFrom = dlsym(
    dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addclosefrom_np"
  ).map { unsafeBitCast($0, to: CloseFrom.self) }

  private typealias CloseFrom =
    @convention(c) @Sendable (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  /// Starts the process, with every signal at its default.
  ///
  /// - Returns: Its number.
  func start() throws(HarnessError) -> pid_t {
    // Copies far above what the child shall have, so that no dup2 covers the source of a later one.
    let sources = descriptors.mapValues { Descriptor(owning: fcntl($0, F_DUPFD_CLOEXEC, 256)) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard: Int32 in 0...2 where sources[standard] == nil {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
      if closed.contains(standard) { posix_spawn_file_actions_addclose(&actions, standard) }
    }
    for (target, source) in sources {
      posix_spawn_file_actions_adddup2(&actions, source.number, target)
    }
    guard let closeFrom = Spawn.closeFrom else { throw .missing("glibc 2.34 or later") }
    // Nobody gives one above 3 and leaves out 3, so that this leaves no gap.
    _ = closeFrom(&actions, max(2, sources.keys.max() ?? 2) + 1)
    return try withExtendedLifetime(sources) { () throws(HarnessError) in try start(&actions) }
  }

  private func start(_ actions: inout posix_spawn_file_actions_t) throws(HarnessError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if ownGroup { flags |= POSIX_SPAWN_SETPGROUP }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let argv = CStrings([name ?? executable] + arguments)
    let environ = CStrings(environment.map { "\($0.key)=\($0.value)" })
    var process: pid_t = 0
    let error = posix_spawn(
      &process, executable, &actions, &attributes, argv.pointers, environ.pointers)
    if error != 0 { throw .cannotStart("\(executable): \(String(cString: strerror(error)))") }
    return process
  }
}

/// A null-terminated array of C strings.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
