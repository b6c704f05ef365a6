/// What it takes of the machine: for tests of being idle.
extension RunningProgram {
  /// What it has taken since its start.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public func usage() throws(HarnessError) -> ProcessUsage {
    try ProcessUsage(of: processNumber)
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
}
