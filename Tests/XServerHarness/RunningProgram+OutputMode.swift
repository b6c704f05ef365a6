extension RunningProgram {
  /// Where a program's standard output, or its errors, go.
  public enum OutputMode: Sendable {
    /// To the test, which reads all the time.
    case read
    /// Into a pipe of this many bytes (a multiple of 4,096) that nobody reads, until the test asks
    /// for it with ``RunningProgram/startReadingOutput()``.
    case unread(capacity: Int = 4_096)
    /// Into a pipe that nobody can read any more.
    case readerGone
    /// To this file, which is there, such as "/dev/full".
    case file(String)
    /// To a descriptor of the test's own.
    case descriptor(Int32)
    /// Nowhere: there is no such descriptor in the program.
    case closed
  }
}
