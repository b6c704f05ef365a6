/// Resources as they are written, one per line.
struct ResourceText {
  /// How many bytes of a file are looked at, with those that it includes; nobody writes as many by
  /// hand.
  static let longest = 1 << 20

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether any line of it can be about a program of these names.
  ///
  /// Where none can, the resource manager need not be troubled: its first parsing reads the
  /// locale's files, which takes longer than all that it does then (0.5 to 0.8 ms, measured). Only
  /// a line's first character is looked at, and only that of a name or a wildcard can begin a
  /// resource of the program; comments, and the resources of most others, begin with something
  /// else.
  func mayConcern(_ program: ResourceProgram) -> Bool {
    var isAtStart = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"): isAtStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "#"),
        UInt8(ascii: "\\"), program.instanceInitial, program.classInitial:
        // "#include" and a line's continuation begin in ways of their own.
        if isAtStart { return true }
      default: isAtStart = false
      }
    }
    return bytes.count >= ResourceText.longest
  }

  /// Whether any line of it but "Xft.dpi:" itself may be the answer to `XGetDefault` for that: one
  /// whose name ends like the resource's, or like the class that the function has for all.
  func mayAnswerForResolution() -> Bool {
    var start = 0
    while start < bytes.count {
      let word = ResourceText.skippingBlanks(in: bytes, from: start)
      let colon = bytes[start...].firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "\n") }
      guard let colon else { return false }
      var end = colon
      while end > word, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t")
      {
        end -= 1
      }
      let isPlain = end - word == 7 && ends("Xft.dpi", at: end)
      if bytes[colon] == UInt8(ascii: ":"), bytes[word] != UInt8(ascii: "!"), !isPlain,
        ends("dpi", at: end) || ends("Name", at: end)
      {
        return true
      }
      start = (bytes[colon...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    return false
  }

  private func ends(_ text: StaticString, at end: Int) -> Bool {
    let start = end - text.utf8CodeUnitCount
    if start < 0 { return false }
    for index in start..<end where bytes[index] != text.utf8Start[index - start] { return false }
    return true
  }

  /// Whether its first line names a program, by its instance or its class, before the colon.
  func names(_ program: ResourceProgram) -> Bool {
    var word: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: " "),
        UInt8(ascii: "\t"):
        if word == Array(program.instance.utf8) || word == Array(program.className.utf8) {
          return true
        }
        if byte == UInt8(ascii: ":") { return false }
        word = []
      default: word.append(byte)
      }
    }
    return false
  }

  /// The same with nothing in it that makes the resource manager open a file.
  ///
  /// Any client of the server may have written it: a pipe that it names would be waited for, and a
  /// file that includes itself twice takes longer than anybody lives.
  func withoutIncludes() -> [UInt8] {
    var bytes = bytes
    var start = 0
    while start < bytes.count {
      let word = ResourceText.skippingBlanks(in: bytes, from: start)
      if ResourceText.directiveEnd(in: bytes, at: word) != nil { bytes[word] = UInt8(ascii: "!") }
      start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    return bytes
  }

  /// Where the name of a file stands that is included by a line whose first word begins at `start`;
  /// nil where none is.
  static func includedName(in bytes: [UInt8], at start: Int) -> Range<Int>? {
    guard let end = directiveEnd(in: bytes, at: start) else { return nil }
    let mark = skippingBlanks(in: bytes, from: end)
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "\"") else { return nil }
    for index in (mark + 1)..<bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { break }
      if bytes[index] == UInt8(ascii: "\"") { return index == mark + 1 ? nil : mark + 1..<index }
    }
    return nil
  }

  /// Where a directive to include a file ends that begins there; nil where none does.
  private static func directiveEnd(in bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let word: StaticString = "include"
    let first = skippingBlanks(in: bytes, from: start + 1)
    let end = first + word.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    for index in first..<end where bytes[index] != word.utf8Start[index - first] { return nil }
    return end
  }

  /// The next place from there on without a blank.
  static func skippingBlanks(in bytes: [UInt8], from start: Int) -> Int {
    for index in start..<max(start, bytes.count)
    where bytes[index] != UInt8(ascii: " ") && bytes[index] != UInt8(ascii: "\t") {
      return index
    }
    return bytes.count
  }
}
