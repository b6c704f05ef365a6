import CirclePanSupport

/// What a library writes to standard error by itself while it is asked for something: Xlib's reason
/// for not letting anybody in, which would stand above the program's own line.
enum OverheardErrors {
  /// Calls `body`, and keeps what is written to standard error meanwhile from getting there. Where
  /// `body` ends the program, `lastWords` get there.
  ///
  /// - Returns: what it returns, and the first line that was written; empty where none was.
  ///   Nothing is kept back where there are no descriptors left for it.
  static func during<Value>(
    lastWords: UnsafePointer<CChar>, _ body: () -> Value
  ) -> (value: Value, line: String) {
    var ends: [Int32] = [-1, -1]
    let standardError = dup(STDERR_FILENO)
    guard standardError >= 0, pipe(&ends) == 0 else {
      if standardError >= 0 { close(standardError) }
      return (body(), "")
    }
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
    support_set_last_words(standardError, lastWords)
    let value = body()
    support_set_last_words(-1, nil)
    // The pipe's only writing end goes with this, so that reading comes to an end.
    dup2(standardError, STDERR_FILENO)
    close(standardError)
    defer { close(ends[0]) }
    return (value, firstLine(from: ends[0]))
  }

  private static func firstLine(from descriptor: Int32) -> String {
    var text = [UInt8](repeating: 0, count: 4096)
    let count = text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    let lines = text.prefix(max(0, count)).split(separator: UInt8(ascii: "\n"))
    return lines.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
