import PanEngine
import Testing

@Suite struct ViewTreeTests {
  @Test func viewsAreReadAndChangedInPlace() {
    var tree = ViewTree()
    let id = tree.add(View(shape: .circle(radius: 5), center: Point(x: 1, y: 2), fill: .red))
    tree[id].center.x = 9
    tree[id].isHidden = true
    #expect(tree[id].center == Point(x: 9, y: 2))
    #expect(tree[id].isHidden)
    #expect(tree[id].fill == .red)
  }

  @Test func aCopyIsASnapshot() {
    var tree = ViewTree()
    let id = tree.add(View())
    let snapshot = tree
    tree[id].center = Point(x: 1, y: 1)
    #expect(snapshot[id].center == .zero)
  }

  @Test func childrenAreInOrderFromBackToFront() {
    var tree = ViewTree()
    let parent = tree.add(View())
    let children = (0..<3).map { _ in tree.add(View(), to: parent) }
    #expect(tree.children(of: parent) == children)
    #expect(tree.children(of: nil) == [parent])
    #expect(tree.parent(of: children[0]) == parent)
    #expect(tree.parent(of: parent) == nil)
    tree.bringToFront(children[0])
    #expect(tree.children(of: parent) == [children[1], children[2], children[0]])
    tree.remove(children[2])
    #expect(tree.children(of: parent) == [children[1], children[0]])
  }

  @Test func topLevelViewsComeToFrontToo() {
    var tree = ViewTree()
    let first = tree.add(View())
    let second = tree.add(View())
    tree.bringToFront(first)
    #expect(tree.children(of: nil) == [second, first])
  }

  @Test func centersAddUpAlongTheParents() {
    var tree = ViewTree()
    let grandparent = tree.add(View(center: Point(x: 200, y: 100)))
    let parent = tree.add(View(center: Point(x: -20, y: 30)), to: grandparent)
    let child = tree.add(View(center: Point(x: 1, y: 2)), to: parent)
    #expect(tree.centerInScene(of: child) == Point(x: 181, y: 132))
    tree[grandparent].center = Point(x: 0, y: 0)
    #expect(tree.centerInScene(of: child) == Point(x: -19, y: 32))
    #expect(tree[child].center == Point(x: 1, y: 2), "in its parent it has not moved")
  }

  @Test func aRemovedViewTakesWhatItHoldsAlong() {
    var tree = ViewTree()
    let parent = tree.add(View())
    let child = tree.add(View(), to: parent)
    let grandchild = tree.add(View(), to: child)
    let other = tree.add(View())
    tree.remove(parent)
    #expect(!tree.contains(parent))
    #expect(!tree.contains(child))
    #expect(!tree.contains(grandchild))
    #expect(tree.contains(other))
    #expect(tree.children(of: nil) == [other])
    tree.remove(parent)
    #expect(tree.children(of: nil) == [other], "removing it again does nothing")
  }

  @Test func aNameIsNeverGivenAgain() {
    var tree = ViewTree()
    var names: Set<ViewID> = []
    for _ in 0..<100 {
      let id = tree.add(View())
      #expect(names.insert(id).inserted)
      tree.remove(id)
      #expect(!tree.contains(id))
    }
    let survivor = tree.add(View())
    #expect(names.allSatisfy { !tree.contains($0) })
    #expect(tree.contains(survivor))
  }

  @Test func aNameOfAnotherTreeMayBeAskedAbout() {
    var large = ViewTree()
    let far = (0..<10).map { _ in large.add(View()) }[9]
    #expect(!ViewTree().contains(far))
  }
}
