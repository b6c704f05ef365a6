extension Instant {
  /// The moment so many seconds after the start, of plain digits with at most one point and nine
  /// decimals, to the nanosecond: after a few weeks a `Double` has too few digits for that.
  ///
  /// Nil for every other form, and for what is out of range.
  init?(decimal bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].count : 0
    guard let whole = parts.first, decimals <= 9 else { return nil }
    var nanoseconds: Int64 = 0
    let zeros = repeatElement(UInt8(ascii: "0"), count: 9 - decimals)
    for byte in whole + parts.dropFirst().joined() + zeros {
      let (product, isTooLarge) = nanoseconds.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (sum, overflows) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      if overflows { return nil }
      nanoseconds = sum
    }
    self.init(nanoseconds: nanoseconds)
  }
}
