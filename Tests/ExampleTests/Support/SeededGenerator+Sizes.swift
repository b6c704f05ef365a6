import PanEngine
import Randomness

extension SeededGenerator {
  /// From a thousandth of a pixel to far beyond every screen, each power of ten as often as
  /// another.
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
