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

  /// Writes a line to standard error, as `circlepan: message`; what nobody takes in time is dropped.
  /// It is the only one: a library that ends the process after that does so without a word.
  static func complain(_ message: String, _ patience: Outlet.Patience) {
    support_set_last_words(-1, nil)
    _ = write("circlepan: \(message)\n", to: STDERR_FILENO, patience)
  }

  /// Writes a text to standard output.
  static func print(_ text: String) throws(ProgramError) {
    let reader = write(text, to: STDOUT_FILENO, .endless)
    if case .failed(let error) = reader { throw cannotWrite(error) }
  }

  /// What to say where standard output does not take what is written.
  static func cannotWrite(_ error: Int32) -> ProgramError {
    .failure("cannot write to standard output: \(SystemError.text(error))")
  }

  /// - Returns: how the reader was.
  private static func write(
    _ text: String, to descriptor: Int32, _ patience: Outlet.Patience
  ) -> Outlet.Reader {
    var outlet = Outlet(descriptor)
    outlet.append { $0.append(contentsOf: text.utf8) }
    outlet.write(patience)
    return outlet.reader
  }
}
