/// Reads the parts of a geometry from left to right.
struct WindowGeometryReader {
  private let text: [UInt8]
  private var position = 0

  /// Above every size and distance of X, and far below where sums of two overflow.
  private static let largest = 1_000_000

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  /// Whether an offset comes next.
  var isAtSign: Bool { next == UInt8(ascii: "+") || next == UInt8(ascii: "-") }
  /// Whether a height comes next.
  var isAtCross: Bool { next == UInt8(ascii: "x") || next == UInt8(ascii: "X") }

  mutating func skipEqualsSign() {
    if next == UInt8(ascii: "=") { position += 1 }
  }

  /// Steps over the sign before a height; whether there was one.
  mutating func skipCross() -> Bool {
    let isThere = isAtCross
    if isThere { position += 1 }
    return isThere
  }

  /// Reads digits; a number that is too large becomes the largest one.
  mutating func readNumber() throws(WindowGeometryError) -> Int {
    let start = position
    var number = 0
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      number = min(number * 10 + Int(digit - UInt8(ascii: "0")), WindowGeometryReader.largest)
      position += 1
    }
    if position == start { throw .malformed }
    return number
  }

  /// Reads a sign that names the edge and a number, which may have a sign of its own ("+-5"); nil
  /// where the text ends.
  mutating func readOffset() throws(WindowGeometryError) -> WindowGeometry.Offset? {
    if next == nil { return nil }
    guard isAtSign else { throw .malformed }
    let isFromEnd = next == UInt8(ascii: "-")
    position += 1
    let isNegative = next == UInt8(ascii: "-")
    if isAtSign { position += 1 }
    let number = try readNumber()
    let distance = isNegative ? -number : number
    return isFromEnd ? .fromEnd(distance) : .fromStart(distance)
  }

  /// Makes sure that nothing is left over.
  func finish() throws(WindowGeometryError) {
    if next != nil { throw .malformed }
  }
}
