import CirclePanSupport
import PanEngine

/// What the C library says of an error number.
enum SystemError {
  /// The text of an errno.
  static func text(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }

  /// The text of an errno that a file gave which an option names.
  static func text(_ number: Int32, _ option: StaticString, _ file: String) -> String {
    joined(["\(option)", ": ", quotedText(file), ": ", text(number)])
  }
}
