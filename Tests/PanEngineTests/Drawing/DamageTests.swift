import PanEngine
import Testing

@Suite struct DamageTests {
  private let left = Damage(
    rect: Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), includesBackdrop: true)
  private let right = Damage(
    rect: Rect(minX: 20, minY: 5, maxX: 30, maxY: 15), includesBackdrop: false)

  @Test func theUnionIsOneRectangleAroundBoth() {
    let both = Damage(rect: Rect(minX: 0, minY: 0, maxX: 30, maxY: 15), includesBackdrop: true)
    #expect(Damage.union(left, right) == both)
    #expect(Damage.union(right, left) == both)
    #expect(Damage.union(right, right) == right)
  }

  @Test func withNothingItIsTheOther() {
    #expect(Damage.union(left, nil) == left)
    #expect(Damage.union(nil, right) == right)
    #expect(Damage.union(nil, nil) == nil)
  }
}
