/// Why the program ends otherwise than well: one line for standard error and an exit status.
enum ProgramError: Error {
  /// Something on the command line is not as it should be.
  case usage(String)
  /// Something in a file that the command line names is not as it should be; the help would not
  /// help.
  case input(String)
  /// Something outside did not work.
  case failure(String)
  /// Something outside did not work, and the user has been told when it happened.
  case alreadySaid

  var status: Int32 {
    switch self {
    case .usage, .input: 2
    case .failure, .alreadySaid: 1
    }
  }

  var message: String? {
    switch self {
    case .usage(let message): "\(message) (see circlepan --help)"
    case .input(let message), .failure(let message): message
    case .alreadySaid: nil
    }
  }
}
