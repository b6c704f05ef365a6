import CirclePanSupport
import PanEngine

/// The drag script that `--record` writes down while the hand is at it.
///
/// Each line is in the file before its readings are in the stream, and nothing is written over:
/// what is there is whole but for, at worst, the last line, whatever becomes of the program. A file
/// that cannot be written any more (a full disk, a reader that has gone or sleeps for ever) is said
/// at once; the window and the stream go on.
struct Recording {
  /// How much a pipe's reader may be behind: minutes.
  private static let mostBytes = 16 << 20

  private let name: String
  private var recorder: DragRecorder
  private var outlet: Outlet
  /// Whether it could not be written to the end. That has been said.
  private(set) var isBroken = false

  /// Begins a recording of a scene in a file, which is emptied before; "-" is standard output.
  ///
  /// A named pipe is waited for until somebody reads it, as a shell's `>` does.
  init(of size: Size, in name: String) throws(ProgramError) {
    self.name = name
    recorder = DragRecorder(size: size)
    let descriptor =
      Word(name).equals("-") ? STDOUT_FILENO : support_open(name, O_WRONLY | O_CREAT | O_TRUNC)
    guard descriptor >= 0 else {
      throw .failure(SystemError.text(support_errno(), "--record", name))
    }
    outlet = Outlet(descriptor)
    writeLines()
    if let error { throw .failure(SystemError.text(error, "--record", name)) }
  }

  /// The descriptor that lines wait for; nil where none do.
  var waitsFor: Int32? { isBroken || outlet.waitingCount == 0 ? nil : outlet.descriptor }

  /// Notes an input that has happened to the scene, and whether readings came of it.
  mutating func note(_ input: Input, at now: Instant, isRead: Bool) {
    if isBroken { return }
    recorder.record(input, at: now, isRead: isRead)
    write()
  }

  /// Writes what waits.
  mutating func write(_ patience: Outlet.Patience = .none) {
    if isBroken { return }
    writeLines(patience)
    guard let error else { return }
    isBroken = true
    StandardDescriptors.complain(
      SystemError.text(error, "--record", name) + "; the recording ends here", .none)
  }

  private mutating func writeLines(_ patience: Outlet.Patience = .none) {
    let lines = recorder.takeLines()
    outlet.append { $0.append(contentsOf: lines) }
    outlet.write(patience)
  }

  /// Why it cannot be written; nil where it can.
  private var error: Int32? {
    switch outlet.reader {
    case .failed(let error): error
    case .gone: EPIPE
    case .listening: outlet.waitingCount > Recording.mostBytes ? EAGAIN : nil
    }
  }
}
