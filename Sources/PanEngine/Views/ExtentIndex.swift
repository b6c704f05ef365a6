/// What each view of a large tree covers together with all that it holds, and, for long lists of
/// siblings, a tree of boxes over that.
///
/// How it is kept cheap:
///
/// * It is empty, and nothing looks at it, until there are more views than ``mostUnindexed``: up to
///   there a walk over all of them is quicker than any index. Short lists of a large tree are
///   walked too, with the extents as a filter.
/// * A view that changes is marked *stale*, and so is what holds it, up to the first one that was
///   stale already. That is all that moving a view costs. Stale views are in a list of their own
///   for each parent; searches take the boxes of the others and walk the stale ones, so that a
///   search changes nothing and is right at any time.
/// * Extents are made fresh when damage is taken, once a frame; and when more views than
///   ``mostStale`` are stale, so that searches never walk many. What is fresh lies, with luck,
///   still in its box, which was made somewhat larger for that; else its leaf is put anew, in
///   O(log n).
/// * Where a quarter as many leaves as a tree has were put one by one, it is made anew from all of
///   them: a few nanoseconds for each leaf and level. So searches stay as good as on the first day,
///   and most of what they read lies in the order in which they read it.
/// * Extents may be too large, never too small: they only say what need not be looked at.
///
/// While damage has not been taken, an entry also keeps the extent that was drawn last, so that
/// moving a view that holds a hundred thousand others does not ask all of them where they were.
struct ExtentIndex: Sendable {
  /// What is known of one view.
  struct Entry: Sendable {
    /// In the parent's frame: the view and all that it holds, without what is hidden. It counts
    /// while the entry is not stale.
    var extent = Extent.nothing
    /// The extent that was drawn last, where it was another one.
    var drawnExtent: Extent?
    /// Whether the view or something in it has changed since the extent was made.
    var isStale = false
    /// Its neighbours in the list of its stale siblings.
    var previousStale: Int?
    var nextStale: Int?
    /// Its box among those of its siblings.
    var leaf: Leaf?

    /// The first of the stale views that it holds.
    var firstStale: Int?
    /// Whether what it holds has a tree of boxes.
    var isLong = false
    /// The root of that tree; nil while nothing is in it.
    var root: Int?
    var leafCount = 0
    /// How many leaves have been put into that tree since it was made anew.
    var putCount = 0
  }

  /// A view's box.
  struct Leaf: Sendable {
    /// Its place in the forest.
    var box: Int
    /// What it has room for, which is somewhat more than the view covers. It is kept here too,
    /// since that is all that a view that moves in it needs to know of it.
    let room: Extent
  }

  /// More views than this get an index, …
  static let mostUnindexed = 64
  /// … and lose it with fewer than this, so that a view more or less does not build it each time.
  static let fewestIndexed = 32
  /// The same for the trees of boxes of lists of siblings.
  static let longestWithoutBoxes = 32
  static let shortestWithBoxes = 16
  /// How many views may be stale before all of them are made fresh.
  static let mostStale = 64

  /// One for each place of the view tree; empty while there is no index.
  var entries: [Entry] = []
  var boxes = BoxForest()
  private(set) var staleCount = 0
  /// Where `drawnExtent` is set, and some others.
  private var redrawn: [Int] = []

  // MARK: Asking

  /// Whether the tree has an index.
  var isActive: Bool { !entries.isEmpty }

  /// Whether there is a tree of boxes over what a view holds.
  func isLong(_ parent: Int) -> Bool { isActive && entries[parent].isLong }

  func root(of parent: Int) -> Int? { entries[parent].root }

  /// What a view and all that it holds covered when it was drawn last, or covers now, all being
  /// fresh.
  func extent(of place: Int, lastDrawn: Bool) -> Extent {
    lastDrawn ? entries[place].drawnExtent ?? entries[place].extent : entries[place].extent
  }

  /// Whether a view or something in it may contain a point in its parent's frame.
  func mayContain(_ place: Int, _ point: Point) -> Bool {
    !isActive || entries[place].isStale || entries[place].extent.contains(point)
  }

  /// Whether a view or something in it may touch a rectangle in the scene.
  func mayTouch(_ place: Int, _ rect: Rect, under toScene: Transform) -> Bool {
    !isActive || entries[place].isStale
      || entries[place].extent.mapped(by: toScene).touches(rect)
  }

  /// Whether most of what a view holds covers something, and all of that lies within a rectangle in
  /// its frame: then a walk is the best search.
  func lies(childrenOf parent: Int, count: Int, within rect: Rect) -> Bool {
    guard let root = entries[parent].root else { return false }
    return entries[parent].leafCount > count / 2 && boxes.boxes[root].extent.lies(within: rect)
  }

  // MARK: Entries

  /// Makes an index, with nothing in it, for that many places.
  mutating func activate(places: Int) {
    entries = Array(repeating: Entry(), count: places)
  }

  /// Makes an empty entry for a new view.
  mutating func add(_ place: Int) {
    if place == entries.count { entries.append(Entry()) } else { entries[place] = Entry() }
  }

  /// Forgets a view that its parent is about to lose.
  mutating func detach(_ place: Int, from parent: Int) {
    if entries[place].isStale { unmark(place, under: parent) }
    removeLeaf(of: place, under: parent)
  }

  /// Forgets what is known of a view, and the boxes of all that it holds.
  mutating func clear(_ place: Int) {
    if entries[place].isStale { staleCount -= 1 }
    if let root = entries[place].root { boxes.removeAll(from: root) }
    entries[place] = Entry()
  }

  // MARK: Staleness

  /// Puts a view into the list of its stale siblings; the scene, which is its own parent, into
  /// none.
  mutating func mark(_ place: Int, under parent: Int) {
    entries[place].isStale = true
    // So that a search does not come upon it where it was.
    if let leaf = entries[place].leaf { boxes.narrow(leaf.box, to: .nothing) }
    staleCount += 1
    if place == parent { return }
    let first = entries[parent].firstStale
    entries[place].nextStale = first
    if let first { entries[first].previousStale = place }
    entries[parent].firstStale = place
  }

  private mutating func unmark(_ place: Int, under parent: Int) {
    entries[place].isStale = false
    staleCount -= 1
    if place == parent { return }
    let previous = entries[place].previousStale
    let next = entries[place].nextStale
    if let previous {
      entries[previous].nextStale = next
    } else {
      entries[parent].firstStale = next
    }
    if let next { entries[next].previousStale = previous }
    entries[place].previousStale = nil
    entries[place].nextStale = nil
  }

  /// Gives a stale view its extent, and a box that holds it.
  mutating func settle(_ place: Int, under parent: Int, extent: Extent, order: Int) {
    unmark(place, under: parent)
    if extent != entries[place].extent {
      if entries[place].drawnExtent == nil {
        entries[place].drawnExtent = entries[place].extent
        redrawn.append(place)
      }
      entries[place].extent = extent
    }
    if entries[parent].isLong && place != parent { putLeaf(of: place, under: parent, order: order) }
  }

  /// Takes the extents as they are for what is drawn.
  mutating func forgetLastDrawn() {
    for place in redrawn { entries[place].drawnExtent = nil }
    redrawn.removeAll(keepingCapacity: true)
  }
}
