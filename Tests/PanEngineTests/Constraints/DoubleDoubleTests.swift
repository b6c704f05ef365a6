import Randomness
import Testing

@testable import PanEngine

@Suite struct DoubleDoubleTests {
  private func exact(_ number: Double) -> DoubleDouble { DoubleDouble(number, minus: 0) }

  @Test func differencesAreExact() {
    let difference = DoubleDouble(1e16, minus: 0.123)
    #expect(difference.high == 1e16 && difference.low == -0.123)
    #expect(DoubleDouble(0.3, minus: 0.3).high == 0)
  }

  /// Whole numbers of twice a Double's digits, counted exactly.
  @Test func agreesWithWholeNumbers() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<5000 {
      let numbers = (0..<4).map { _ in Int64.random(in: -(1 << 52)...(1 << 52), using: &random) }
      let whole = numbers.map { Int128($0) }
      let double = numbers.map { exact(Double($0)) }
      let result = double[0] * double[1] - double[2] * double[3]
      let expected = whole[0] * whole[1] - whole[2] * whole[3]
      #expect(Int128(result.high) + Int128(result.low) == expected)
    }
  }

  @Test func keepsThirtyDigits() {
    let third = exact(1.0 / 3)
    let square = third * third * exact(9)
    // The Double next to a third is a third − 2⁻⁵⁴/3; so this is 1 − 2⁻⁵³ + 2⁻¹⁰⁸.
    #expect(square.high == (1.0).nextDown && abs(square.low) < 0x1p-104)
  }

  @Test func theSignOfANearCancellation() {
    let (long, short) = (exact(0x1p27 + 1), exact(0x1p27 - 1))
    let difference = long * short - exact(0x1p54)
    #expect(difference.high == -1 && difference.low == 0)
    #expect((-difference).high == 1)
  }
}
