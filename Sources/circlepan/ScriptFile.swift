import CirclePanSupport
import PanEngine

/// Reads drag scripts from files.
enum ScriptFile {
  /// More than any drag: what is larger is something else, or has no end.
  private static let mostBytes = 64 << 20

  /// The script in a file; "-" is standard input.
  static func load(_ name: String) throws(ProgramError) -> DragScript {
    let text = String(decoding: try bytes(of: name), as: UTF8.self)
    do throws(DragScriptError) {
      return try DragScript(parsing: text)
    } catch {
      throw .input(
        joined(["--replay: ", quotedText(name), ", line ", "\(error.line)", ": ", error.message]))
    }
  }

  private static func bytes(of name: String) throws(ProgramError) -> [UInt8] {
    let isInput = Word(name).equals("-")
    let descriptor = isInput ? STDIN_FILENO : support_open(name, O_RDONLY)
    guard descriptor >= 0 else { throw failure(name) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if support_errno() == EINTR { continue }
        throw failure(name)
      }
      bytes.append(contentsOf: part[..<count])
      if bytes.count > mostBytes {
        throw .input(
          joined(["--replay: ", quotedText(name), " is longer than any drag script"]))
      }
    }
  }

  private static func failure(_ name: String) -> ProgramError {
    .input(SystemError.text(support_errno(), "--replay", name))
  }
}
