extension Instant {
  /// The moment so many seconds after the start, of plain digits with at most one point and nine
  /// decimals, to the nanosecond: after a few weeks a `Double` has too few digits for that.
  ///
  /// Nil for every other form, and for more than about 1e9 seconds.
  init?(decimal bytes: ArraySlice<UInt8>) {
    var nanoseconds: Int64 = 0
    var decimals = 0
    var hasPoint = false
    func append(_ digit: UInt8) -> Bool {
      // Far from overflowing.
      guard digit < 10, decimals < 9 || !hasPoint, nanoseconds <= 100_000_000_000_000_000 else {
        return false
      }
      nanoseconds = nanoseconds * 10 + Int64(digit)
      if hasPoint { decimals += 1 }
      return true
    }
    for byte in bytes {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !append(byte &- UInt8(ascii: "0")) {
        return nil
      }
    }
    hasPoint = true
    while decimals < 9 { guard append(0) else { return nil } }
    self.init(nanoseconds: nanoseconds)
  }
}
