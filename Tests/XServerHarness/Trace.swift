import Foundation

/// A look at all that goes over the wire between a program and a server, with xtrace.
///
/// A program that is started on the trace has its every request and answer written down on the way:
///
///     let trace = try Trace(of: server)
///     let program = try RunningProgram(on: trace)
///     let start = try trace.markWhenQuiet()
///     try window.drag(PixelPoint(200, 200), PixelPoint(240, 200))
///     let span = try trace.span(from: start, to: trace.markWhenQuiet())
///     #expect(span.replies.isEmpty)
///
/// The input comes by a client on the server itself, and is not in the trace.
public final class Trace: DisplayHost {
  /// Whether this machine has what such tests need.
  public static let isAvailable = XServer.isAvailable && Programs.find("xtrace") != nil

  /// Why such tests are skipped where ``isAvailable`` is false.
  public static let requirement = "needs a program xtrace on PATH; also \(XServer.requirement)"

  /// A moment in the trace.
  public struct Mark: Sendable {
    /// Whole lines' bytes in the file.
    fileprivate let offset: Int
  }

  /// The name for the DISPLAY of the program, as in ":507".
  public let display: String
  private let server: XServer
  private let process: ChildProcess
  private let socket: String
  private let file: Descriptor

  /// Starts to listen beside a server. There can be one trace of a server at a time.
  ///
  /// - Throws: ``HarnessError/missing(_:)``, ``HarnessError/cannotStart(_:)``.
  public init(of server: XServer) throws(HarnessError) {
    guard let path = Programs.find("xtrace") else { throw .missing(Trace.requirement) }
    // Servers count their displays from 0 up, and nobody has this many.
    let number = server.number + 500
    self.server = server
    display = ":\(number)"
    socket = "/tmp/.X11-unix/X\(number)"
    // xtrace leaves its socket behind where it is killed, and does not start where there is one.
    if !Trace.isListening(socket) { unlink(socket) }
    file = try Descriptor()
    // A path that leads to the file of no name: nothing is left behind, whatever happens.
    let output = "/dev/fd/3"
    process = try ChildProcess(
      Spawn(
        executable: path,
        arguments: ["-n", "-k", "-d", server.display, "-D", display, "-o", output],
        environment: ["PATH": Programs.path], descriptors: [3: file.number]))
    try waitUntil("xtrace listens") { Trace.isListening(socket) || process.exitStatus() != nil }
    if let status = process.exitStatus() { throw .cannotStart("xtrace: \(status)") }
  }

  deinit {
    process.finish(patience: .seconds(5))
    unlink(socket)
  }

  /// All lines so far, as xtrace writes them.
  public var lines: [String] {
    String(decoding: wholeLines, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Waits until nothing has gone over the wire for a while, and marks that moment.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public func markWhenQuiet(for duration: Duration = .milliseconds(200)) throws(HarnessError)
    -> Mark
  {
    try waitUntil("the connection is quiet") {
      let before = wholeLines.count
      pause(duration)
      return wholeLines.count == before
    }
    return Mark(offset: wholeLines.count)
  }

  /// What has gone over the wire between two moments.
  public func span(from start: Mark, to end: Mark) -> TraceSpan {
    let lines = wholeLines[start.offset..<end.offset].split(separator: UInt8(ascii: "\n"))
    return TraceSpan(lines: lines.map { String(decoding: $0, as: UTF8.self) })
  }

  private var wholeLines: [UInt8] {
    let bytes = file.contents()
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    return Array(bytes[...end])
  }

  /// Whether somebody listens at that path. Only the kernel's list tells without connecting.
  private static func isListening(_ socket: String) -> Bool {
    let acceptsConnections = "00010000"
    return String(decoding: allSockets(), as: UTF8.self).split(separator: "\n").contains {
      $0.hasSuffix(" \(socket)") && $0.contains(" \(acceptsConnections) ")
    }
  }

  /// The kernel's list, to its end: Foundation reads only the first page of such a file.
  private static func allSockets() -> [UInt8] {
    guard let list = try? Descriptor(path: "/proc/net/unix", flags: O_RDONLY) else { return [] }
    var bytes: [UInt8] = []
    while true {
      let part = list.readSome()
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}
