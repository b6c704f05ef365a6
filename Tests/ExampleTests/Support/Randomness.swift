import PanEngine

/// Random numbers that are the same in every run: SplitMix64, from Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators" (2014).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From a thousandth of a pixel to far beyond every screen, each power of ten as often as another.
  mutating func anySize() -> Double {
    let powers = [1e-3, 1, 100, 1e4, 1e8, 1e12]
    return powers[Int(next() % UInt64(powers.count))]
  }

  mutating func number(upTo limit: Double) -> Double {
    .random(in: 0...limit, using: &self)
  }

  /// A point none of whose coordinates is farther from 0 than `extent`.
  mutating func point(within extent: Double) -> Point {
    Point(
      x: .random(in: -extent...extent, using: &self),
      y: .random(in: -extent...extent, using: &self))
  }
}
