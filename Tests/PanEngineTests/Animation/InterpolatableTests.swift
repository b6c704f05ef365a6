import PanEngine
import Randomness
import Testing

@Suite struct InterpolatableTests {
  @Test func aQuarterOfTheWay() {
    #expect(Double.interpolate(from: 2, to: 10, fraction: 0.25) == 4)
    #expect(
      Point.interpolate(from: Point(x: 0, y: 8), to: Point(x: 4, y: 0), fraction: 0.25)
        == Point(x: 1, y: 6))
    #expect(
      Color.interpolate(from: .cyan, to: .red.withOpacity(0), fraction: 0.25)
        == Color(red: 0.25, green: 0.75, blue: 0.75, opacity: 0.75))
  }

  /// To the last bit, also where start + (end - start) is another number than the end.
  @Test func bothEndsAreExact() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let start = Double.random(in: -1e3...1e3, using: &random)
      let end = Double.random(in: -1...1, using: &random)
      #expect(Double.interpolate(from: start, to: end, fraction: 0) == start)
      #expect(Double.interpolate(from: start, to: end, fraction: 1) == end)
    }
  }

  @Test func betweenEqualValuesThereIsNothingElse() {
    for fraction in stride(from: 0, through: 1, by: 0.07) {
      #expect(Double.interpolate(from: 0.1, to: 0.1, fraction: fraction) == 0.1)
    }
  }
}
