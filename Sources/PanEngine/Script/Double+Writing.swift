extension [UInt8] {
  /// Appends the digits of a whole number in ASCII, with zeros in front where there are fewer than
  /// `least`.
  package mutating func append(digits value: UInt64, least: Int = 1) {
    if value >= 10 || least > 1 { append(digits: value / 10, least: Swift.max(least - 1, 1)) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// Appends the shortest decimal that reads as that number, in ASCII.
  ///
  /// Digits come from fixed-point arithmetic (Steele and White, "How to Print Floating-Point
  /// Numbers Accurately", 1990, algorithm (FP)³), which does for what a pointer can say. The
  /// standard library's text of a number does for all, but weighs 5 KB in the small binary, where
  /// no other numbers come up.
  mutating func append(decimal number: Double) {
    let magnitude = number.magnitude
    let whole = magnitude.rounded(.towardZero)
    let rest = (magnitude - whole) * Double(FixedPoint.one)
    guard magnitude < 0x1p53, rest == rest.rounded() else {
      return append(beyondFixedPoint: number)
    }
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: UInt64(whole))
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    // Up to half of the way to the next number it is still this one.
    let margin = magnitude.ulp / 2 * Double(FixedPoint.one)
    append(digitsOf: UInt64(rest), margin: UInt64(margin))
  }

  private mutating func append(digitsOf fraction: UInt64, margin: UInt64) {
    var (rest, margin) = (fraction, margin)
    while true {
      rest *= 10
      margin *= 10
      let digit = UInt8(rest >> FixedPoint.bits)
      rest &= FixedPoint.one - 1
      let isLast = rest == 0 || rest < margin || rest + margin > FixedPoint.one
      // The last digit may be rounded up; it cannot be a 9 then, or the one before were the last.
      append(UInt8(ascii: "0") + digit + (isLast && rest > FixedPoint.one / 2 ? 1 : 0))
      if isLast { return }
    }
  }

  /// Numbers that no pointer and no window has: of 2⁵³ and more, or with parts below 2⁻⁶⁰.
  private mutating func append(beyondFixedPoint number: Double) {
    #if hasFeature(Embedded)
      append(decimal: number.magnitude < 1 ? 0 : (number < 0 ? -1 : 1) * 0x1p53.nextDown)
    #else
      append(contentsOf: "\(number)".utf8)
      if suffix(2).elementsEqual(Word.bytes(of: ".0")) { removeLast(2) }
    #endif
  }
}

/// Fractions of 60 bits, so that ten of them fit into 64.
private enum FixedPoint {
  static let bits: UInt64 = 60
  static let one: UInt64 = 1 << bits
}
