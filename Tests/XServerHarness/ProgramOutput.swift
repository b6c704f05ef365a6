import Glibc

/// F_SETPIPE_SZ of <linux/fcntl.h>, which does not reach Swift.
private let setPipeSize: Int32 = 1_031

/// One of a program's two outputs, as the test has it.
struct ProgramOutput {
  /// The test's end of the pipe while nobody reads it.
  private var unread: Descriptor?
  private var reader: OutputReader?
  /// What the program gets; nil where it gets nothing.
  private(set) var programsEnd: Descriptor?

  init(_ mode: RunningProgram.OutputMode) throws(HarnessError) {
    switch mode {
    case .closed: break
    case .file(let path): programsEnd = try Descriptor(path: path, flags: O_WRONLY)
    case .descriptor(let number):
      programsEnd = Descriptor(owning: fcntl(number, F_DUPFD_CLOEXEC, 0))
    case .readerGone: programsEnd = try Descriptor.pipe().writer
    case .read:
      try makePipe()
      try startReading()
    case .unread(let capacity):
      try makePipe()
      if let unread, fcntl(unread.number, setPipeSize, Int32(capacity)) < 0 {
        throw .cannotStart("no pipe of \(capacity) bytes")
      }
    }
  }

  /// Whether all is read that will ever be; also where nobody reads.
  var isAtEnd: Bool { reader?.isAtEnd ?? true }

  /// All that was read so far.
  var bytes: [UInt8] { reader?.bytes ?? [] }

  /// The program has been started, and has its own copy.
  mutating func dropProgramsEnd() {
    programsEnd?.close()
    programsEnd = nil
  }

  /// Reads from now on what was not read before.
  mutating func startReading() throws(HarnessError) {
    guard let pipe = unread else { return }
    unread = nil
    reader = try OutputReader(pipe)
  }

  /// Closes the test's end, so that the program finds nobody there.
  mutating func close() throws(HarnessError) {
    unread?.close()
    unread = nil
    try reader?.close()
  }

  private mutating func makePipe() throws(HarnessError) {
    let ends = try Descriptor.pipe()
    (unread, programsEnd) = (ends.reader, ends.writer)
  }
}
