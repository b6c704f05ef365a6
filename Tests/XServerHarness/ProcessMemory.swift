import Foundation

/// What the kernel says of a process's memory.
enum ProcessMemory {
  /// The number in bytes behind a name such as "VmRSS:"; nil where the process has ended.
  static func bytes(_ name: String, of process: Int32) -> Int? {
    // "VmRSS:	  12345 kB"
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    let number = line?.split { $0 == " " || $0 == "\t" }.dropFirst().first
    return number.flatMap { Int($0) }.map { $0 << 10 }
  }
}
