import PanEngine
import Testing

@Suite struct ViewTreeOrderTests {
  @Test func toTheFrontAndToTheBack() {
    var tree = ViewTree()
    let parent = tree.add(View())
    let views = (0..<4).map { _ in tree.add(View(), to: parent) }
    tree.sendToBack(views[2])
    #expect(tree.children(of: parent) == [views[2], views[0], views[1], views[3]])
    tree.bringToFront(views[2])
    #expect(tree.children(of: parent) == [views[0], views[1], views[3], views[2]])
    tree.sendToBack(views[2])
    tree.sendToBack(views[2])
    tree.bringToFront(views[3])
    #expect(tree.children(of: parent) == [views[2], views[0], views[1], views[3]])
    tree.remove(views[2])
    tree.remove(views[3])
    tree.sendToBack(views[1])
    #expect(tree.children(of: parent) == [views[1], views[0]])
  }

  @Test func anOnlyChildHasNoOrder() {
    var tree = ViewTree()
    let id = tree.add(View(shape: .circle(radius: 5)))
    _ = tree.takeDamage()
    tree.bringToFront(id)
    tree.sendToBack(id)
    #expect(tree.children(of: nil) == [id])
    #expect(tree.takeDamage() == nil)
  }

  @Test func behindTheOthersItIsHitLast() {
    var tree = ViewTree()
    let views = (0..<3).map { _ in tree.add(View(shape: .circle(radius: 5))) }
    tree.sendToBack(views[2])
    #expect(tree.hitTest(.zero) == views[1])
    tree.remove(views[1])
    tree.remove(views[0])
    #expect(tree.hitTest(.zero) == views[2])
  }

  @Test func goingToTheBackDamagesThePlace() {
    var tree = ViewTree()
    tree.add(View(shape: .circle(radius: 5)))
    let id = tree.add(View(shape: .circle(radius: 7)))
    _ = tree.takeDamage()
    tree.sendToBack(id)
    #expect(tree.takeDamage()?.rect == Rect(minX: -7, minY: -7, maxX: 7, maxY: 7))
  }
}
