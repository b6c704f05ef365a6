/// A piece of text that is compared byte by byte.
///
/// The equality of strings is Unicode's: it brings tables into the small binary that nothing here
/// needs.
package struct Word {
  var bytes: ArraySlice<UInt8>

  /// The word of these bytes.
  package init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// A text as a word.
  package init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  /// How many bytes it has.
  package var count: Int { bytes.count }

  /// Whether it is this text.
  package func equals(_ text: StaticString) -> Bool {
    bytes.elementsEqual(Word.bytes(of: text))
  }

  /// Lets a `switch` over a word have texts as its cases.
  package static func ~= (text: StaticString, word: Word) -> Bool {
    word.equals(text)
  }

  /// As a text between quotation marks, for messages.
  var quoted: String { quotedText(String(decoding: bytes, as: UTF8.self)) }

  static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
