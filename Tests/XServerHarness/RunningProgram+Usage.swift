import Foundation

/// What it takes of the machine: for tests of being idle.
extension RunningProgram {
  /// What it has taken since its start.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public func usage() throws(HarnessError) -> ProcessUsage {
    var usage = ProcessUsage.zero
    for thread in threads {
      // Nanoseconds on a processor, nanoseconds of waiting for one, time slices.
      let schedule = try thread.text("schedstat").split(separator: " ")
      usage.processorTime += .nanoseconds(schedule.first.flatMap { Int($0) } ?? 0)
      for line in try thread.text("status").split(separator: "\n")
      where line.contains("ctxt_switches:") {
        usage.contextSwitches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
    return usage
  }

  /// Its memory that is its own, and no file's, in bytes; 0 where it has ended.
  public var privateBytes: Int { ProcessMemory.bytes("RssAnon:", of: processNumber) ?? 0 }

  /// Watches for the duration what it takes. For what must *not* happen: what shall happen can be
  /// waited for.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public func usage(over duration: Duration) throws(HarnessError) -> ProcessUsage {
    let before = try usage()
    pause(duration)
    return try usage() - before
  }

  /// Waits until it has not run for so long a time.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public func waitUntilIdle(for duration: Duration = .milliseconds(150)) throws(HarnessError) {
    try waitUntil("the program is idle") {
      try usage(over: duration)
    } isRight: {
      $0 == .zero
    }
  }

  private var threads: [ThreadFolder] {
    let path = "/proc/\(processNumber)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.map { ThreadFolder(path: "\(path)/\($0)") }
  }
}

/// The kernel's folder of files about one thread.
private struct ThreadFolder {
  let path: String

  func text(_ file: String) throws(HarnessError) -> String {
    guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) else {
      throw .missing("\(path)/\(file)")
    }
    return text
  }
}
