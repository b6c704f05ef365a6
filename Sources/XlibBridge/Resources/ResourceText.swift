/// Resources as they are written, one per line.
struct ResourceText {
  /// How many bytes of a file are looked at; nobody writes as many by hand.
  static let longest = 65_536

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

  /// The same with nothing in it that makes the resource manager open a file.
  ///
  /// Any client of the server may have written it: a pipe that it names would be waited for, and a
  /// file that includes itself twice takes longer than anybody lives.
  func withoutIncludes() -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if ResourceText.begins(rest, "include") { bytes[index] = UInt8(ascii: "!") }
    }
    return bytes
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    bytes.prefix(word.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
