import Foundation

/// A private X server with no screen but memory (Xvfb), for one test.
///
/// It ends with its owner, and also where the test process dies.
public final class XServer: DisplayHost {
  /// Whether this machine has what the tests with a real server need.
  public static let isAvailable = Programs.find("Xvfb") != nil && XTest.shared != nil

  /// Why such tests are skipped where ``isAvailable`` is false, for a trait: `.enabled(if:
  /// XServer.isAvailable, "\(XServer.requirement)")`.
  public static let requirement = "needs a program Xvfb on PATH, and libXtst.so.6"

  /// The name for DISPLAY, as in ":7".
  public let display: String
  /// The number in the name.
  public let number: Int
  private let process: ChildProcess

  /// Starts a server, and waits until it takes clients.
  ///
  /// - Parameters:
  ///   - width: Of the screen, in pixels.
  ///   - height: Of the screen, in pixels.
  ///   - depth: Bits per pixel: 8 (with a colour map), 15, 16, 24 or 30.
  ///   - extraArguments: More arguments for Xvfb, such as "-extension", "RENDER".
  public convenience init(
    width: Int = 800, height: Int = 600, depth: Int = 24, extraArguments: [String] = []
  ) throws(HarnessError) {
    guard let path = Programs.find("Xvfb") else { throw .missing(XServer.requirement) }
    let screen = ["-screen", "0", "\(width)x\(height)x\(depth)"]
    try self.init(executable: path, screen + extraArguments)
  }

  /// Starts any program that is an X server, and waits until it takes clients.
  init(executable path: String, _ arguments: [String]) throws(HarnessError) {
    let arguments = ["-noreset", "-nolisten", "tcp"] + arguments
    (process, number) = try XServer.start(path, arguments, attempts: 3)
    display = ":\(number)"
  }

  /// Takes over a process that serves that display, whatever else it does.
  init(adopting process: ChildProcess, number: Int) {
    self.process = process
    self.number = number
    display = ":\(number)"
  }

  deinit {
    stop()
  }

  /// What it has taken of the machine since its start.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where it has ended.
  public func usage() throws(HarnessError) -> ProcessUsage {
    try ProcessUsage(of: process.number)
  }

  /// Its memory that is not elsewhere, in bytes; 0 where it has ended.
  public var residentBytes: Int { ProcessMemory.bytes("VmRSS:", of: process.number) ?? 0 }

  /// Lets the server have that many more bytes of memory, and no more: what needs it is refused.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` without a program prlimit.
  public func limitMemory(toMore bytes: Int) throws(HarnessError) {
    guard let path = Programs.find("prlimit") else { throw .missing("a program prlimit on PATH") }
    let limit = (ProcessMemory.bytes("VmSize:", of: process.number) ?? 0) + bytes
    let setter = try RunningProgram(
      ["--pid", "\(process.number)", "--as=\(limit)"], executable: path)
    guard try setter.waitForExit() == .exited(0) else { throw .cannotStart(setter.errorText) }
  }

  /// Stops the server, or lets it go on: meanwhile it answers nobody.
  public func setStopped(_ isStopped: Bool) {
    process.send(isStopped ? SIGSTOP : SIGCONT)
  }

  /// Ends the server as its operator would. Its clients lose their connection.
  public func stop() {
    process.finish(patience: .seconds(5))
  }

  /// Ends the server in the middle of whatever it does, as a crash would.
  public func kill() {
    process.finish()
  }

  /// Two servers that start in the same instant may choose the same number; one of them then gives
  /// up and is started again.
  private static func start(
    _ path: String, _ arguments: [String], attempts: Int
  ) throws(HarnessError) -> (ChildProcess, Int) {
    do {
      return try start(path, arguments)
    } catch {
      guard case .cannotStart = error, attempts > 1 else { throw error }
      return try start(path, arguments, attempts: attempts - 1)
    }
  }

  private static func start(
    _ path: String, _ arguments: [String]
  ) throws(HarnessError) -> (ChildProcess, Int) {
    let log = try Descriptor()
    let (reader, writer) = try Descriptor.pipe()
    let process = try ChildProcess(
      Spawn(
        executable: path, arguments: ["-displayfd", "3"] + arguments,
        environment: ["PATH": Programs.path],
        descriptors: [2: log.number, 3: writer.number]))
    // Else the end of the server would not end the pipe.
    writer.close()
    return (process, try readNumber(from: reader, log: log))
  }

  private static func readNumber(
    from pipe: Descriptor, log: Descriptor
  ) throws(HarnessError) -> Int {
    let deadline = Deadline(after: .patience)
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "\n") {
      guard pipe.isReadable(before: deadline) else {
        throw .timedOut(waitingFor: "the server's display number", lastSeen: "nothing")
      }
      let part = pipe.readSome()
      if part.isEmpty { throw .cannotStart("the X server ended: \(errors(in: log))") }
      answer += part
    }
    let digits = String(decoding: answer.dropLast(), as: UTF8.self)
    guard let number = Int(digits) else { throw .cannotStart("the X server said '\(digits)'") }
    return number
  }

  /// The lines that are marked as errors; the rest is an explanation of all options.
  private static func errors(in log: Descriptor) -> String {
    let lines = String(decoding: log.contents(), as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.hasPrefix("(EE) ") }.joined(separator: " ")
  }
}
