/// Why a text is not a drag script.
public struct DragScriptError: Error, Equatable, Sendable {
  /// Where, from 1.
  public var line: Int
  /// What is wrong with the line, in a few words.
  public var message: String

  /// The error of a line, counted from 1.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
