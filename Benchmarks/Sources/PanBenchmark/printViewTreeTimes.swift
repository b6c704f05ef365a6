import CBaseline
import PanEngine

/// Prints what a hit test and the move of one view cost among ever more siblings.
func printViewTreeTimes() {
  print("")
  Table.printLine("siblings in a tree", ["hit test, ns", "move, ns"])
  for count in [10, 1000, 10_000] {
    var benchmark = ViewTreeBenchmark(count: count)
    let times = benchmark.times()
    Table.printLine("\(count)", times.map(Table.text))
  }
}

/// Discs in rows that do not touch each other.
private struct ViewTreeBenchmark {
  private static let spacing = 10.0
  /// How many operations a round has, unless it would take longer than that.
  private static let mostOperations = 2000
  private static let longestRound = 5_000_000.0

  private var tree = ViewTree()
  private var ids: [ViewID] = []
  private let side: Double
  private let columns: Int
  private var operations = 1
  private var random = Random()
  private var hits = 0

  init(count: Int) {
    columns = Int(Double(count).squareRoot().rounded(.up))
    side = Double(columns) * ViewTreeBenchmark.spacing
    for index in 0..<count {
      ids.append(tree.add(View(shape: .circle(radius: 4), center: place(of: index))))
    }
    _ = tree.takeDamage()
    hitTest()
    operations = operationsInARound()
  }

  /// As many as there is time for.
  private mutating func operationsInARound() -> Int {
    let tries = 10
    let start = monotonic_nanoseconds()
    for _ in 0..<tries { hitTest() }
    let time = Double(monotonic_nanoseconds() - start) / Double(tries)
    return max(1, min(ViewTreeBenchmark.mostOperations, Int(ViewTreeBenchmark.longestRound / time)))
  }

  /// The median time of a hit test, and of moving one view and taking the damage.
  mutating func times() -> [Double] {
    Rounds.medians(of: 2, operations: operations) { contestant in
      if contestant == 0 { hitTest() } else { move() }
      use(Double(hits))
    }
  }

  private mutating func hitTest() {
    for _ in 0..<operations {
      let point = Point(x: random.unit() * side, y: random.unit() * side)
      if tree.hitTest(point) != nil { hits += 1 }
    }
  }

  private mutating func move() {
    for _ in 0..<operations {
      let index = random.index(below: ids.count)
      let way = Vector(dx: random.unit() * 2 - 1, dy: random.unit() * 2 - 1)
      tree[ids[index]].center = place(of: index) + way
      if tree.takeDamage() != nil { hits += 1 }
    }
  }

  private func place(of index: Int) -> Point {
    Point(
      x: (Double(index % columns) + 0.5) * ViewTreeBenchmark.spacing,
      y: (Double(index / columns) + 0.5) * ViewTreeBenchmark.spacing)
  }
}
