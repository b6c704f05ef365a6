import Testing

@testable import PanEngine

@Suite struct ExactVectorTests {
  /// A turn by one unit in the last place, at every size.
  @Test(arguments: [1, 0x1p-1000, 0x1p-400, 0x1p-30, 0x1p40, 0x1p400, 0x1p1020])
  func seesTheSmallestTurn(_ scale: Double) {
    let end = Point(x: scale, y: scale)
    let way = ExactVector(from: .zero, to: end)
    let clockwise = ExactVector(from: .zero, to: Point(x: scale, y: scale.nextUp))
    let other = ExactVector(from: .zero, to: Point(x: scale, y: scale.nextDown))
    #expect(way.side(of: clockwise) > 0)
    #expect(way.side(of: other) < 0)
    #expect(way.side(of: ExactVector(from: .zero, to: Point(x: scale / 4, y: scale / 4))) == 0)
  }

  /// Far from the origin the points' own coordinates do not round, though their products would.
  @Test func seesItFarFromTheOrigin() {
    let start = Point(x: 1e9 + 0.1, y: -3e9 - 0.7)
    let way = ExactVector(from: start, to: Point(x: start.x + 1024, y: start.y + 2048))
    let beside = Point(x: start.x + 512, y: (start.y + 1024).nextUp)
    #expect(way.side(of: ExactVector(from: start, to: beside)) > 0)
  }

  @Test func scalarProduct() {
    let way = ExactVector(from: Point(x: 1, y: 2), to: Point(x: 4, y: 6))
    #expect(way.dot(way).high == 25)
    #expect(way.dot(ExactVector(from: .zero, to: Point(x: 4, y: -3))).high == 0)
    #expect(way.exponent == 0)
  }

  @Test func lengthsBeyondTheRange() {
    let largest = Double.greatestFiniteMagnitude
    let way = ExactVector(
      from: Point(x: -largest, y: -largest), to: Point(x: largest, y: largest))
    #expect(way.dot(way).high.isFinite && way.dot(way).high > 0)
    #expect(way.exponent == 1023)
  }
}
