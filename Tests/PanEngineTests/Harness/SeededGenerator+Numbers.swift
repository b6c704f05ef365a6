import PanEngine
import Randomness

extension SeededGenerator {
  /// A point whose coordinates are at most `extent`.
  mutating func point(within extent: Double) -> Point {
    Point(
      x: .random(in: -1...1, using: &self) * extent,
      y: .random(in: -1...1, using: &self) * extent)
  }

  /// Any finite number whatever, of any size from the smallest to the largest.
  mutating func anyFinite() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }
}
