import PanEngine
import Testing

@Suite struct VectorTests {
  /// Pythagorean triples at every size that a Double has.
  @Test(arguments: [1, 0x1p-1000, 0x1p-500, 0x1p-40, 0x1p40, 0x1p500, 0x1p1000])
  func lengthIsExactAtEverySize(_ scale: Double) {
    #expect((Vector(dx: 3, dy: 4) * scale).length == 5 * scale)
    #expect((Vector(dx: -5, dy: 12) * scale).length == 13 * scale)
    #expect((Vector(dx: 0, dy: -1) * scale).length == scale)
  }

  @Test func lengthOfTheExtremes() {
    #expect(Vector.zero.length == 0)
    #expect(Vector(dx: .leastNonzeroMagnitude, dy: 0).length == .leastNonzeroMagnitude)
    #expect(Vector(dx: .greatestFiniteMagnitude, dy: 0).length == .greatestFiniteMagnitude)
    #expect(Vector(dx: 1e308, dy: 1e308).length.isFinite)
    #expect(Vector(dx: 1.7e308, dy: 1.7e308).length == .infinity, "longer than any number")
  }

  @Test func arithmetic() {
    let first = Vector(dx: 1, dy: 2)
    let second = Vector(dx: 10, dy: -20)
    #expect(first + second == Vector(dx: 11, dy: -18))
    #expect(first - second == Vector(dx: -9, dy: 22))
    #expect(second * 0.5 == Vector(dx: 5, dy: -10))
  }

  @Test func finiteness() {
    #expect(Vector(dx: -1e308, dy: 1e308).isFinite)
    #expect(!Vector(dx: .nan, dy: 0).isFinite)
    #expect(!Vector(dx: 0, dy: .infinity).isFinite)
  }
}
