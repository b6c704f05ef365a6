import CSupport

/// What the C library says of an error number.
enum SystemError {
  /// The text of an errno.
  static func text(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
