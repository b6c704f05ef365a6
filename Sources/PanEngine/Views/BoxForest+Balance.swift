extension BoxForest {
  /// Where one subtree of a branch is two levels higher than the other, lets it change places with
  /// the branch; else, where that makes boxes smaller, exchanges subtrees.
  ///
  /// - Returns: the box that is on top now.
  mutating func balance(_ branch: Int, root: inout Int?) -> Int {
    guard case .branch(let first, let second) = boxes[branch].content else { return branch }
    let difference = boxes[first].height - boxes[second].height
    if difference > 1 { return raise(first, over: branch, beside: second, root: &root) }
    if difference < -1 { return raise(second, over: branch, beside: first, root: &root) }
    if !tighten(first, beside: second, in: branch) {
      tighten(second, beside: first, in: branch)
    }
    return branch
  }

  /// `box` comes on top, keeps its higher subtree, and gives the other one to `branch`, which it
  /// takes in its place.
  private mutating func raise(
    _ box: Int, over branch: Int, beside other: Int, root: inout Int?
  ) -> Int {
    guard case .branch(let first, let second) = boxes[box].content else { return branch }
    let firstStays =
      boxes[first].height == boxes[second].height
      ? likelihood(other, second) < likelihood(other, first)
      : boxes[first].height > boxes[second].height
    replace(branch, with: box, root: &root)
    join(other, firstStays ? second : first, in: branch)
    join(firstStays ? first : second, branch, in: box)
    return box
  }

  /// Exchanges `other` for a subtree of `box` (the two are what `branch` holds), where that makes
  /// `box` smaller and leaves the tree balanced: tree rotations after Kopta and others, "Fast,
  /// Effective BVH Updates for Animated Scenes" (2012).
  ///
  /// - Returns: whether it did.
  @discardableResult
  private mutating func tighten(_ box: Int, beside other: Int, in branch: Int) -> Bool {
    guard case .branch(let first, let second) = boxes[box].content else { return false }
    let most = boxes[box].extent.likelihood
    let withFirst = mayPair(other, with: first, leaving: second) ? likelihood(other, first) : most
    let withSecond = mayPair(other, with: second, leaving: first) ? likelihood(other, second) : most
    guard min(withFirst, withSecond) < most else { return false }
    let firstStays = withFirst < withSecond
    join(firstStays ? first : second, other, in: box)
    join(box, firstStays ? second : first, in: branch)
    return true
  }

  private func mayPair(_ other: Int, with staying: Int, leaving: Int) -> Bool {
    let (height, partner) = (boxes[other].height, boxes[staying].height)
    return abs(height - partner) <= 1 && abs(1 + max(height, partner) - boxes[leaving].height) <= 1
  }

  /// Of the box around two.
  private func likelihood(_ first: Int, _ second: Int) -> Double {
    boxes[first].extent.union(boxes[second].extent).likelihood
  }
}
