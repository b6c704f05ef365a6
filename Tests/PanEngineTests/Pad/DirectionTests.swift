import Testing

@testable import PanEngine

@Suite struct DirectionTests {
  @Test(arguments: [
    (0, Direction.right), (45, .upRight), (90, .up), (135, .upLeft), (180, .left), (-180, .left),
    (-135, .downLeft), (-90, .down), (-45, .downRight), (22, .right), (23, .upRight),
    (-22, .right), (-23, .downRight), (157, .upLeft), (158, .left), (-158, .left), (405, .upRight),
    (-3645, .downRight),
  ])
  func nearestOfEight(_ degrees: Double, _ expected: Direction) {
    #expect(Direction(nearest: degrees * .pi / 180, of: 8) == expected)
  }

  @Test(arguments: [
    (0, Direction.right), (44, .right), (46, .up), (90, .up), (134, .up), (136, .left),
    (180, .left), (-180, .left), (-134, .down), (-136, .left), (-90, .down), (-46, .down),
    (-44, .right), (359, .right),
  ])
  func nearestOfFour(_ degrees: Double, _ expected: Direction) {
    #expect(Direction(nearest: degrees * .pi / 180, of: 4) == expected)
  }

  /// Halfway between two it is the one counter-clockwise.
  @Test func boundaries() {
    #expect(Direction(nearest: .pi / 8, of: 8) == .upRight)
    #expect(Direction(nearest: (Double.pi / 8) * (1 - 1e-15), of: 8) == .right)
    #expect(Direction(nearest: -.pi / 8, of: 8) == .right)
    #expect(Direction(nearest: -(Double.pi / 8) * (1 + 1e-15), of: 8) == .downRight)
    #expect(Direction(nearest: .pi / 4, of: 4) == .up)
    #expect(Direction(nearest: -.pi / 4, of: 4) == .right)
    #expect(Direction(nearest: 3 * .pi / 4, of: 4) == .left)
    #expect(Direction(nearest: -3 * .pi / 4, of: 4) == .down)
  }

  /// No direction of the right count is nearer, at any angle.
  @Test(arguments: [4, 8])
  func isTheNearest(_ count: Int) {
    for step in -1440...1440 {
      let angle = Double(step) * .pi / 720 + 1e-4
      let chosen = Direction(nearest: angle, of: count)
      let closeness = Direction.allCases.map { other in
        let bearing = Double(other.rawValue) * .pi / 4
        let (first, second) = (direction(angle), direction(bearing))
        return first.dx * second.dx + first.dy * second.dy
      }
      let candidates = Direction.allCases.filter { $0.rawValue % (8 / count) == 0 }
      #expect(candidates.contains(chosen))
      #expect(candidates.allSatisfy { closeness[$0.rawValue] <= closeness[chosen.rawValue] })
    }
  }

  @Test func anyNumber() {
    for angle in extremeSizes + [.nan, .infinity] {
      for count in [4, 8] {
        #expect(Direction(nearest: angle, of: count).rawValue % (8 / count) == 0)
        #expect(Direction(nearest: -angle, of: count).rawValue % (8 / count) == 0)
      }
    }
  }

  @Test func names() {
    #expect(
      Direction.allCases.map(\.name) == [
        "right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right",
      ])
  }
}
