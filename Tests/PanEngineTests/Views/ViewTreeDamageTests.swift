import PanEngine
import Testing

@Suite struct ViewTreeDamageTests {
  private static func disc(_ x: Double, _ y: Double) -> View {
    View(shape: .circle(radius: 10), center: Point(x: x, y: y), fill: .cyan)
  }

  /// A parent at (100, 100) with a child at (20, 0) in it, both already drawn.
  private struct Family {
    var tree = ViewTree()
    let parent: ViewID
    let child: ViewID

    init() {
      parent = tree.add(ViewTreeDamageTests.disc(100, 100))
      child = tree.add(ViewTreeDamageTests.disc(20, 0), to: parent)
      _ = tree.takeDamage()
    }

    mutating func damage() -> Rect? { tree.takeDamage()?.rect }
  }

  private static func rect(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double
  ) -> Rect {
    Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private static let parentThere = rect(90, 90, 110, 110)
  private static let childThere = rect(110, 90, 130, 110)

  @Test func aNewViewIsDamage() {
    var tree = ViewTree()
    #expect(tree.takeDamage() == nil)
    tree.add(ViewTreeDamageTests.disc(50, 50))
    #expect(
      tree.takeDamage()
        == Damage(rect: ViewTreeDamageTests.rect(40, 40, 60, 60), includesBackdrop: false))
    #expect(tree.takeDamage() == nil, "once")
  }

  @Test func aMoveDamagesWhereItWasAndWhereItIs() {
    var family = Family()
    family.tree[family.child].center.y = 5
    #expect(family.damage() == ViewTreeDamageTests.rect(110, 90, 130, 115))
  }

  @Test func whereItHasBeenOnTheWayDoesNotMatter() {
    var family = Family()
    family.tree[family.child].center.x = 1000
    family.tree[family.child].center.x = 22
    #expect(family.damage() == ViewTreeDamageTests.rect(110, 90, 132, 110))
  }

  @Test func movedAndMovedBackIsNoDamage() {
    var family = Family()
    family.tree[family.child].center.x = 1000
    family.tree[family.child].center.x = 20
    #expect(family.damage() == nil)
  }

  @Test func readingIsNoDamage() {
    var family = Family()
    _ = family.tree[family.child].center
    _ = family.tree.hitTest(Point(x: 100, y: 100))
    #expect(family.damage() == nil)
  }

  @Test func aRecoloringDamagesThePlace() {
    var family = Family()
    family.tree[family.child].fill = .red
    #expect(family.damage() == ViewTreeDamageTests.childThere)
  }

  @Test func hidingAndShowing() {
    var family = Family()
    family.tree[family.child].isHidden = true
    #expect(family.damage() == ViewTreeDamageTests.childThere)
    family.tree[family.child].center.x = 500
    #expect(family.damage() == nil, "a hidden view moves unseen")
    family.tree[family.child].isHidden = false
    #expect(family.damage() == ViewTreeDamageTests.rect(590, 90, 610, 110))
  }

  @Test func aParentHidesItsChildrenToo() {
    var family = Family()
    family.tree[family.parent].isHidden = true
    #expect(
      family.damage() == ViewTreeDamageTests.parentThere.union(ViewTreeDamageTests.childThere))
  }

  @Test func aParentMovesItsChildren() {
    var family = Family()
    family.tree[family.parent].center.y = 200
    #expect(family.damage() == ViewTreeDamageTests.rect(90, 90, 130, 210))
  }

  @Test func aRemovedViewDamagesWhereItWas() {
    var family = Family()
    family.tree.remove(family.parent)
    #expect(
      family.damage() == ViewTreeDamageTests.parentThere.union(ViewTreeDamageTests.childThere))
  }

  @Test func movedThenRemovedInOneFrame() {
    var family = Family()
    family.tree[family.child].center.y = 300
    family.tree.remove(family.child)
    #expect(family.damage() == ViewTreeDamageTests.childThere)
  }

  @Test func parentMovedThenChildRemovedInOneFrame() {
    var family = Family()
    family.tree[family.parent].center.x = 105
    family.tree.remove(family.child)
    #expect(family.damage() == ViewTreeDamageTests.rect(90, 90, 130, 110))
  }

  @Test func childMovedAndThenItsParentThereAndBack() {
    var family = Family()
    family.tree[family.parent].center.x = 500
    family.tree[family.child].center.y = 50
    family.tree[family.parent].center.x = 100
    #expect(family.damage() == ViewTreeDamageTests.rect(110, 90, 130, 160))
  }

  @Test func parentMovedWhileItsChildWentAndCame() {
    var family = Family()
    family.tree[family.child].center.y = 500
    family.tree[family.parent].center.x = 300
    family.tree[family.child].center.y = 0
    #expect(family.damage() == ViewTreeDamageTests.rect(90, 90, 330, 110))
  }

  @Test func addedAndRemovedInOneFrameIsNoDamage() {
    var family = Family()
    family.tree.remove(family.tree.add(ViewTreeDamageTests.disc(0, 0)))
    #expect(family.damage() == nil)
  }

  @Test func aSlotThatIsUsedAgainKeepsNothingOfItsPast() {
    var family = Family()
    family.tree[family.child].center.y = 40
    family.tree.remove(family.child)
    let next = family.tree.add(ViewTreeDamageTests.disc(300, 300))
    #expect(family.damage() == ViewTreeDamageTests.rect(110, 90, 310, 310))
    family.tree[next].center.x = 301
    #expect(family.damage() == ViewTreeDamageTests.rect(290, 290, 311, 310))
  }

  @Test func comingToFrontDamagesThePlace() {
    var family = Family()
    family.tree.add(ViewTreeDamageTests.disc(105, 100))
    _ = family.damage()
    family.tree.bringToFront(family.parent)
    #expect(
      family.damage() == ViewTreeDamageTests.parentThere.union(ViewTreeDamageTests.childThere))
  }

  @Test func theBackdropIsNamedWhereItIsPartOfIt() {
    var tree = ViewTree()
    let root = tree.add(View(center: Point(x: 50, y: 50)))
    let board = tree.add(View(shape: .circle(radius: 30), layer: .backdrop), to: root)
    let knob = tree.add(View(shape: .circle(radius: 5)), to: root)
    #expect(tree.takeDamage()?.includesBackdrop == true)
    tree[knob].center.x = 1
    #expect(tree.takeDamage()?.includesBackdrop == false)
    tree[board].fill = .red
    #expect(tree.takeDamage()?.includesBackdrop == true)
    tree[root].center.x = 60
    #expect(tree.takeDamage()?.includesBackdrop == true)
    tree[knob].layer = .backdrop
    #expect(tree.takeDamage()?.includesBackdrop == true)
    tree[knob].layer = .content
    #expect(tree.takeDamage()?.includesBackdrop == true, "it is missing from the backdrop")
  }

  @Test func declaredDamage() {
    var tree = ViewTree()
    let rect = ViewTreeDamageTests.rect(1, 2, 3, 4)
    tree.damage(rect)
    #expect(tree.takeDamage() == Damage(rect: rect, includesBackdrop: true))
    #expect(tree.takeDamage() == nil)
  }
}
