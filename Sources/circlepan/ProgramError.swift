/// Why the program ends otherwise than well: one line for standard error and an exit status.
enum ProgramError: Error {
  /// Something on the command line, or in a file that it names, is not as it should be.
  case usage(String)
  /// Something outside did not work.
  case failure(String)

  var status: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    }
  }

  var message: String {
    switch self {
    case .usage(let message): "\(message) (see circlepan --help)"
    case .failure(let message): message
    }
  }
}
