/// Reads a text of X resources line by line: "Name:<blanks>value".
struct ResourceReader {
  private let text: UnsafeRawBufferPointer
  private var position = 0

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
  }

  var isAtEnd: Bool { position >= text.count }

  private var next: UInt8 { isAtEnd ? UInt8(ascii: "\n") : text[position] }

  /// Steps over a line's name, colon and blanks; false where the line is about something else.
  mutating func skipName(_ name: StaticString) -> Bool {
    skipBlanks()
    for index in 0..<name.utf8CodeUnitCount {
      if next != name.utf8Start[index] { return false }
      position += 1
    }
    skipBlanks()
    guard next == UInt8(ascii: ":") else { return false }
    position += 1
    skipBlanks()
    return true
  }

  /// Reads a number above 0, such as "96" or "120.5", that is all there is on the rest of the line;
  /// nil where there is anything else.
  mutating func readNumber() -> Double? {
    var number = 0.0
    var unit = 1.0
    var hasPoint = false
    while true {
      switch next {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number * 10 + Double(next - UInt8(ascii: "0"))
        if hasPoint { unit *= 10 }
      case UInt8(ascii: ".") where !hasPoint:
        hasPoint = true
      default:
        skipBlanks()
        // Beyond any number of digits that means something it becomes infinite, or none.
        let value = number / unit
        return next == UInt8(ascii: "\n") && value > 0 && value.isFinite ? value : nil
      }
      position += 1
    }
  }

  /// Steps to the beginning of the next line.
  mutating func skipLine() {
    while next != UInt8(ascii: "\n") { position += 1 }
    position += 1
  }

  /// A file of another system has carriage returns at the ends of its lines.
  private mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || next == UInt8(ascii: "\r") {
      position += 1
    }
  }
}
