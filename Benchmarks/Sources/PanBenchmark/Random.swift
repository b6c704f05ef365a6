/// Numbers that are the same in every run: a linear congruential generator with Knuth's MMIX
/// constants.
struct Random {
  private var state: UInt64 = 2014

  /// A number from 0 to below 1.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-53
  }

  /// A whole number from 0 to below `count`.
  mutating func index(below count: Int) -> Int {
    Int(unit() * Double(count))
  }
}
