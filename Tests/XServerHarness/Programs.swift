import Glibc

/// Finds programs and libraries of this machine.
enum Programs {
  /// The path of an executable of that name in one of the folders of PATH; nil where there is none.
  static func find(_ name: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first { isExecutable($0) }
  }

  /// Whether the file is there and may be run.
  static func isExecutable(_ file: String) -> Bool {
    access(file, X_OK) == 0
  }

  /// The value of a variable of this process's environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Where programs are looked for.
  static var path: String { variable("PATH") ?? "/usr/bin:/bin" }

  /// The program that this process runs.
  static var ownPath: String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
