import CirclePanSupport

/// Standard input, output and error.
enum StandardDescriptors {
  /// Makes sure that 0, 1 and 2 are open, so that nothing opened later (the connection to the X
  /// server) gets one of their numbers and what is printed there.
  ///
  /// - Returns: which of them were open.
  static func open() -> (input: Bool, output: Bool) {
    var wereOpen = (input: true, output: true)
    while true {
      // The lowest free number is given out first.
      let descriptor = support_open("/dev/null", O_RDWR)
      if descriptor == STDIN_FILENO { wereOpen.input = false }
      if descriptor == STDOUT_FILENO { wereOpen.output = false }
      if descriptor > STDERR_FILENO { close(descriptor) }
      if descriptor < 0 || descriptor > STDERR_FILENO { return wereOpen }
    }
  }

  /// Writes a line to standard error, as `circlepan: message`. It is the only one: a library that
  /// ends the process after that does so without a word.
  static func complain(_ message: String) {
    support_set_last_words(-1, nil)
    _ = write("circlepan: \(message)\n", to: STDERR_FILENO)
  }

  /// Writes a text to standard output.
  static func print(_ text: String) throws(ProgramError) {
    guard let error = write(text, to: STDOUT_FILENO), error != EPIPE else { return }
    throw cannotWrite(error)
  }

  /// What to say where standard output does not take what is written.
  static func cannotWrite(_ error: Int32) -> ProgramError {
    .failure("cannot write to standard output: \(SystemError.text(error))")
  }

  /// - Returns: the errno where not all could be written; nil where it could.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        CirclePanSupport.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if support_errno() == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        CirclePanSupport.poll(&poll, 1, -1)
      } else if support_errno() != EINTR {
        return support_errno()
      }
    }
    return nil
  }
}
