/// The words of a line, from the front: what lies between blanks, as bytes.
///
/// Text that is parsed is bytes here. Characters and the equality of strings would bring Unicode's
/// tables into the small binary, a quarter of its size, to read nothing but ASCII.
struct Words {
  private var rest: ArraySlice<UInt8>

  /// The words of a line.
  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// Takes the next word; nil where there is none.
  mutating func next() -> Word? {
    rest = rest.drop { Words.isBlank($0) }
    let word = rest.prefix { !Words.isBlank($0) }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : Word(bytes: word)
  }

  /// Takes the next word where it begins with `prefix`, and gives what follows that.
  mutating func next(after prefix: StaticString) -> Word? {
    var after = self
    guard let word = after.next(), word.bytes.starts(with: Word.bytes(of: prefix)) else {
      return nil
    }
    self = after
    return Word(bytes: word.bytes.dropFirst(prefix.utf8CodeUnitCount))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
