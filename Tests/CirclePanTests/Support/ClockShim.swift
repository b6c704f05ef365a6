import Foundation
import XServerHarness

/// A clock that a test sets for a program: a library that is loaded before the C library, and
/// stands between the program and CLOCK_MONOTONIC. It goes with its owner.
final class ClockShim {
  /// Whether this machine can make one.
  static let isAvailable = isInstalled("cc")

  private let folder: ScratchFolder
  private let state: URL

  private static let source = """
    #define _GNU_SOURCE
    #include <fcntl.h>
    #include <stdlib.h>
    #include <sys/mman.h>
    #include <sys/syscall.h>
    #include <time.h>
    #include <unistd.h>
    static volatile const long long *state; // where it stands, 0 where it runs; what is added
    __attribute__((constructor)) static void start(void) {
      const char *path = getenv("CLOCK_SHIM");
      int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
      void *map = file < 0 ? MAP_FAILED : mmap(0, 16, PROT_READ, MAP_SHARED, file, 0);
      if (map != MAP_FAILED) state = map;
      if (file >= 0) close(file);
    }
    int clock_gettime(clockid_t clock, struct timespec *time) {
      long result = syscall(SYS_clock_gettime, clock, time);
      if (result || clock != CLOCK_MONOTONIC || !state) return result;
      long long now = time->tv_sec * 1000000000LL + time->tv_nsec;
      if (state[0]) now = state[0];
      now += state[1];
      time->tv_sec = now / 1000000000;
      time->tv_nsec = now % 1000000000;
      return 0;
    }
    """

  /// Makes the library, and a clock that runs.
  init() throws {
    folder = try ScratchFolder()
    let source = try folder.write(ClockShim.source, to: "shim.c")
    state = URL(filePath: folder.path).appending(path: "state")
    try Data(count: 16).write(to: state)
    let compiler = try RunningProgram(
      ["-c", "exec cc -shared -fPIC -o \"$0\" \"$1\"", library, source], executable: "/bin/sh")
    guard try compiler.waitForExit() == .exited(0) else {
      throw HarnessError.cannotStart("cc: \(compiler.errorText)")
    }
  }

  private var library: String { "\(folder.path)/shim.so" }

  /// What a program's environment needs for it.
  var environment: [String: String] { ["LD_PRELOAD": library, "CLOCK_SHIM": state.path] }

  /// Lets the clock stand still from now on.
  func stop() throws {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    try set(stands: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec), adding: 0)
  }

  /// Lets the clock run, that far from the right time.
  func run(ahead seconds: Double = 0) throws {
    try set(stands: 0, adding: Int64(seconds * 1e9))
  }

  /// In place, as the program has mapped it.
  private func set(stands: Int64, adding: Int64) throws {
    let file = try FileHandle(forWritingTo: state)
    try file.write(contentsOf: withUnsafeBytes(of: (stands, adding)) { Data($0) })
    try file.close()
  }
}
