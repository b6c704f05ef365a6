import Glibc

/// The program under test, as its user's shell would start it; it ends with its owner.
///
/// It gets nothing of the test's own environment but what every program needs: no display but the
/// given one, no home, no locale, no open descriptors, default signals.
public final class RunningProgram {
  private let process: ChildProcess
  private let host: (any DisplayHost)?
  private var output: ProgramOutput
  private var errors: ProgramOutput

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: All after the program's name.
  ///   - host: The server, or the trace, whose display it gets; nil for none.
  ///   - executable: Its path; nil for ``executable()``.
  ///   - name: argv[0]; nil for the path.
  ///   - environment: More variables, or other values for those that it gets anyway.
  ///   - input: What it can read on its standard input; nil for /dev/null.
  ///   - output: Where its standard output goes.
  ///   - errors: Where its standard error goes.
  /// - Throws: ``HarnessError/missing(_:)`` or ``HarnessError/cannotStart(_:)``.
  public init(
    _ arguments: [String] = [], on host: (any DisplayHost)? = nil, executable: String? = nil,
    name: String? = nil, environment: [String: String] = [:], input: String? = nil,
    output: OutputMode = .read, errors: OutputMode = .read
  ) throws(HarnessError) {
    self.host = host
    self.output = try ProgramOutput(output)
    self.errors = try ProgramOutput(errors)
    let inputFile = try RunningProgram.file(of: input)
    let path = if let executable { executable } else { try RunningProgram.executable() }
    var spawn = Spawn(executable: path, name: name)
    spawn.arguments = arguments
    spawn.environment = RunningProgram.environment(display: host?.display, environment)
    spawn.descriptors[0] = inputFile?.number
    spawn.descriptors[1] = self.output.programsEnd?.number
    spawn.descriptors[2] = self.errors.programsEnd?.number
    if case .closed = output { spawn.closed.insert(1) }
    if case .closed = errors { spawn.closed.insert(2) }
    process = try ChildProcess(spawn)
    self.output.dropProgramsEnd()
    self.errors.dropProgramsEnd()
  }

  private static func file(of text: String?) throws(HarnessError) -> Descriptor? {
    guard let text else { return nil }
    return try Descriptor(containing: text)
  }

  /// Its process's number.
  public var processNumber: Int32 { process.number }

  /// Sends it a signal, as in `SIGTERM`.
  public func send(_ signal: Int32) {
    process.send(signal)
  }

  /// How it has ended; nil while it runs.
  public var exitStatus: ExitStatus? { process.exitStatus() }

  /// Waits for it to end by itself, and for the last of its outputs.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  @discardableResult
  public func waitForExit(deadline: Duration = .patience) throws(HarnessError) -> ExitStatus {
    try waitUntil(
      "the program ends", deadline: deadline,
      look: { (status: exitStatus, output: outputText.suffix(500), errors: errorText) },
      isRight: { $0.status != nil && output.isAtEnd && errors.isAtEnd })
    return try process.waitForExit(deadline: .zero)
  }
}

/// What it says.
extension RunningProgram {
  /// All of its standard output so far.
  public var outputText: String { String(decoding: output.bytes, as: UTF8.self) }

  /// All of its standard error so far.
  public var errorText: String { String(decoding: errors.bytes, as: UTF8.self) }

  /// The whole lines of its standard output so far, without their ends.
  public var lines: [String] {
    let bytes = output.bytes
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    return bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits for a line on its standard output.
  ///
  /// - Parameters:
  ///   - what: The line in words, for the report.
  ///   - first: The number of lines at the start that are not meant.
  ///   - deadline: How long to wait.
  ///   - isWanted: Whether a line is the one.
  /// - Returns: The first such line.
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``; at once where the output has ended.
  @discardableResult
  public func waitForLine(
    _ what: String = "a line", after first: Int = 0, deadline: Duration = .patience,
    where isWanted: (String) -> Bool
  ) throws(HarnessError) -> String {
    // The end is asked for first: what came before it is then in the lines.
    let last = try waitUntil("\(what) on the output", deadline: deadline) {
      (isAtEnd: output.isAtEnd, lines: lines.dropFirst(first))
    } isRight: {
      $0.isAtEnd || $0.lines.contains(where: isWanted)
    }
    if let line = last.lines.first(where: isWanted) { return line }
    throw .timedOut(
      waitingFor: "\(what) on the output, which has ended",
      lastSeen: "\(last.lines.suffix(5)), errors '\(errorText)'")
  }

  /// Reads the standard output from now on, where it was ``OutputMode/unread(capacity:)``.
  public func startReadingOutput() throws(HarnessError) {
    try output.startReading()
  }

  /// Closes the reading end of the program's standard output, as `head` does when it has enough.
  public func closeOutput() throws(HarnessError) {
    try output.close()
  }
}
