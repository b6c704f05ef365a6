import Foundation
import XServerHarness

/// The programs in Examples/Adapters, which read the stream.
enum Adapter {
  /// The folder of the package.
  static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of one of them.
  static func path(_ name: String) -> String {
    top.appending(path: "Examples/Adapters/\(name)").path
  }

  /// Whether Debian's Python has a module. The adapters are for that one.
  static func canImport(_ module: String) -> Bool {
    guard
      let python = try? RunningProgram(
        ["-c", "import \(module)"], executable: "/usr/bin/python3")
    else { return false }
    return (try? python.waitForExit()) == .exited(0)
  }

  static let hasPython = canImport("json")
  static let hasOSC = canImport("liblo") && isInstalled("oscdump")
  static let hasGamepads = canImport("evdev")
  static let hasPlots = hasPython && isInstalled("gnuplot")
  static let hasSchemas = canImport("jsonschema")

  /// Runs a shell's command with the program as `$0` and the adapter as `$1`, and more from `$2`.
  static func shell(
    _ command: String, _ name: String, _ more: [String] = [], on host: (any DisplayHost)? = nil,
    input: String? = nil
  ) throws -> RunningProgram {
    try RunningProgram(
      ["-c", command, RunningProgram.executable(), path(name)] + more, on: host,
      executable: "/bin/sh", input: input)
  }
}
