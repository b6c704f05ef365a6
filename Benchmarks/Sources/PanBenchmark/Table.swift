/// Lines of text in columns.
enum Table {
  private static let labelWidth = 46
  private static let columnWidth = 14

  /// Prints a line: what it is about, and its columns, to the right.
  static func printLine(_ label: String, _ columns: [String]) {
    var line = label + spaces(labelWidth - label.utf8.count)
    for column in columns { line += spaces(columnWidth - column.utf8.count) + column }
    print(line)
  }

  /// A number with one decimal.
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
