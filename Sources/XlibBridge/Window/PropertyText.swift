/// A text as a window property can hold it.
struct PropertyText {
  /// UTF-8, with no NUL: in a property that begins another text.
  let bytes: [UInt8]

  /// Nobody reads a longer title, and a property of megabytes would end the connection.
  private static let mostScalars = 1024

  init(_ text: String) {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(PropertyText.mostScalars) where scalar != "\0" {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    self.bytes = bytes
  }

  /// Whether old programs, which know no UTF-8, read the same.
  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }
}
