import Foundation

/// What the kernel says of a process.
extension ProcessUsage {
  /// What the process of that number has taken since its start.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public init(of process: Int32) throws(HarnessError) {
    self = .zero
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for thread in names.map({ "\(folder)/\($0)" }) {
      // Nanoseconds on a processor, nanoseconds of waiting for one, time slices.
      let schedule = try text("\(thread)/schedstat").split(separator: " ")
      processorTime += .nanoseconds(schedule.first.flatMap { Int($0) } ?? 0)
      for line in try text("\(thread)/status").split(separator: "\n")
      where line.contains("ctxt_switches:") {
        contextSwitches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
  }

  /// The memory that the process of that number takes, in bytes, each page that it shares with
  /// others by its share (Pss).
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public static func proportionalBytes(of process: Int32) throws(HarnessError) -> Int {
    // "Pss:                1234 kB"
    let lines = try text("/proc/\(process)/smaps_rollup").split(separator: "\n")
    let words = lines.first { $0.hasPrefix("Pss:") }?.split(separator: " ") ?? []
    guard words.count > 1, let kilobytes = Int(words[1]) else { throw .missing("a Pss") }
    return kilobytes << 10
  }
}

private func text(_ file: String) throws(HarnessError) -> String {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { throw .missing(file) }
  return text
}
