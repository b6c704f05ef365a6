import Foundation
import XServerHarness

/// The file that ships, seen from outside.
struct ShippedProgram {
  let path: String
  /// The libraries that it needs, as readelf names them.
  let libraries: [String]

  /// Nil where these tests run on another program than the one that ships, or cannot look into it.
  init?() {
    guard let path = ProcessInfo.processInfo.environment["CIRCLEPAN_BINARY"],
      isInstalled("readelf"),
      let reader = try? RunningProgram(
        ["-c", "exec readelf -d \"$0\"", path], executable: "/bin/sh"),
      (try? reader.waitForExit()) == .exited(0)
    else { return nil }
    self.path = path
    libraries = reader.lines.filter { $0.contains("(NEEDED)") }.compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  /// Whether it was built in Embedded Swift. Where a toolchain cannot do that, the whole Swift
  /// runtime is in it, which wants C++'s library.
  var isEmbedded: Bool { !libraries.contains { $0.hasPrefix("libstdc++") } }

  /// In bytes.
  func size() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.size] as? Int) ?? 0
  }
}
