internal import CirclePanMath

extension Double {
  /// The number that a plain decimal text means: digits with at most one point, a sign and an
  /// exponent before and after them if need be, the same in every locale.
  ///
  /// Nil for anything else: an empty text, "inf", "nan", a hexadecimal number, blanks, and what is
  /// too large to be finite.
  public init?(decimal text: String) {
    self.init(decimal: Array(text.utf8)[...])
  }

  /// The same of a text in ASCII.
  package init?(decimal bytes: ArraySlice<UInt8>) {
    guard Double.isDecimal(bytes) else { return nil }
    // Not `Double(String)`: Embedded Swift's library lacks a symbol behind that.
    self = math_number(Array(bytes) + [0])
    guard isFinite else { return nil }
  }

  private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func skipDigits() -> Bool {
      let before = rest.count
      rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return rest.count < before
    }
    func skip(_ one: UInt8, or other: UInt8) -> Bool {
      guard let first = rest.first, first == one || first == other else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip(UInt8(ascii: "-"), or: UInt8(ascii: "+"))
    let hasWhole = skipDigits()
    let hasFraction = skip(UInt8(ascii: "."), or: UInt8(ascii: ".")) && skipDigits()
    guard hasWhole || hasFraction else { return false }
    if skip(UInt8(ascii: "e"), or: UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "-"), or: UInt8(ascii: "+"))
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}
