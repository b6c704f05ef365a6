import PanEngine
import Randomness
import Testing

@Suite struct AnimatorTests {
  /// One view at the origin, red, and an animator.
  private struct Bench {
    var tree = ViewTree()
    var animator = Animator()
    let view: ViewID

    init() { view = tree.add(View(shape: .circle(radius: 1), fill: .red)) }

    mutating func move(
      to x: Double, in duration: Double, at seconds: Double, curve: TimingCurve = .linear
    ) -> AnimationID {
      animator.move(
        view, to: Point(x: x, y: 0), timing: Timing(duration: duration, curve: curve), in: &tree,
        at: Instant(seconds))
    }

    mutating func recolor(to color: Color, in duration: Double, at seconds: Double) -> AnimationID {
      animator.recolor(
        view, to: color, timing: Timing(duration: duration, curve: .linear), in: &tree,
        at: Instant(seconds))
    }

    mutating func advance(to seconds: Double) {
      animator.advance(to: Instant(seconds), in: &tree)
    }

    var x: Double { tree[view].center.x }

    mutating func completions() -> [Animator.Completion] {
      var completions: [Animator.Completion] = []
      while let completion = animator.nextCompletion() { completions.append(completion) }
      return completions
    }
  }

  @Test func aMoveRunsEndsExactlyAndCompletesOnce() {
    var bench = Bench()
    let move = bench.move(to: 0.3, in: 2, at: 1)
    #expect(bench.x == 0)
    #expect(bench.animator.isRunning)
    #expect(bench.animator.nextEnd == Instant(3))
    bench.advance(to: 2)
    #expect(bench.x == 0.15)
    #expect(bench.completions().isEmpty)
    bench.advance(to: 3)
    #expect(bench.x == 0.3)
    #expect(bench.completions().map(\.animation) == [move])
    #expect(!bench.animator.isRunning)
    #expect(bench.animator.nextEnd == nil)
    bench.advance(to: 4)
    #expect(bench.completions().isEmpty)
  }

  @Test func completionSaysWhetherItFinished() {
    var bench = Bench()
    let first = bench.move(to: 10, in: 1, at: 0)
    let second = bench.move(to: 20, in: 1, at: 0)
    bench.advance(to: 9)
    let completions = bench.completions()
    #expect(completions.map(\.animation) == [first, second])
    #expect(completions.map(\.finished) == [false, true])
  }

  @Test func aLateTickSkipsAndDoesNotSlow() {
    var punctual = Bench()
    var late = Bench()
    _ = punctual.move(to: 100, in: 1, at: 0, curve: .easeInOut)
    _ = late.move(to: 100, in: 1, at: 0, curve: .easeInOut)
    for tick in 1...75 { punctual.advance(to: Double(tick) / 100) }
    late.advance(to: 0.75)
    #expect(late.x == punctual.x)
    #expect(isClose(late.x, 87.084, within: 1e-3))
    late.advance(to: 60)
    #expect(late.x == 100)
  }

  @Test func durationZeroAppliesAtOnceAndCompletes() {
    var bench = Bench()
    let move = bench.move(to: 5, in: 0, at: 1)
    #expect(bench.x == 5)
    #expect(!bench.animator.isRunning)
    let completions = bench.completions()
    #expect(completions.map(\.animation) == [move])
    #expect(completions.map(\.finished) == [true])
  }

  @Test func toWhereItIsAlreadyCompletesAtOnce() {
    var bench = Bench()
    let move = bench.move(to: 0, in: 1, at: 1)
    #expect(!bench.animator.isRunning)
    #expect(bench.completions().map(\.animation) == [move])
  }

  @Test func retargetingGoesOnFromWhereItIs() {
    var bench = Bench()
    let first = bench.move(to: 100, in: 1, at: 0)
    bench.advance(to: 0.5)
    let second = bench.move(to: 0, in: 1, at: 0.5)
    #expect(bench.x == 50)
    bench.advance(to: 0.5)
    #expect(bench.x == 50)
    bench.advance(to: 1)
    #expect(bench.x == 25)
    bench.advance(to: 1.5)
    #expect(bench.x == 0)
    let completions = bench.completions()
    #expect(completions.map(\.animation) == [first, second])
    #expect(completions.map(\.finished) == [false, true])
  }

  @Test func stoppingLeavesTheViewWhereItIs() {
    var bench = Bench()
    let move = bench.move(to: 100, in: 1, at: 0)
    bench.advance(to: 0.25)
    bench.animator.stopMoving(bench.view)
    bench.animator.stopMoving(bench.view)
    bench.advance(to: 0.75)
    #expect(bench.x == 25)
    let completions = bench.completions()
    #expect(completions.map(\.animation) == [move])
    #expect(completions.map(\.finished) == [false])
  }

  @Test func placeAndColorMoveOnTheirOwn() {
    var bench = Bench()
    let move = bench.move(to: 100, in: 1, at: 0)
    let recolor = bench.recolor(to: .cyan, in: 2, at: 0)
    #expect(bench.animator.nextEnd == Instant(1))
    bench.advance(to: 0.5)
    bench.animator.stopMoving(bench.view)
    bench.advance(to: 1)
    #expect(bench.x == 50)
    #expect(bench.tree[bench.view].fill == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(bench.animator.nextEnd == Instant(2))
    bench.advance(to: 2)
    #expect(bench.tree[bench.view].fill == .cyan)
    let completions = bench.completions()
    #expect(completions.map(\.animation) == [move, recolor])
    #expect(completions.map(\.finished) == [false, true])
  }

  @Test func aViewThatIsRemovedCompletesUnfinished() {
    var bench = Bench()
    let move = bench.move(to: 100, in: 1, at: 0)
    let recolor = bench.recolor(to: .cyan, in: 1, at: 0)
    bench.tree.remove(bench.view)
    let next = bench.tree.add(View())
    bench.advance(to: 0.5)
    #expect(bench.tree[next].center == .zero, "its place in the tree has another tenant")
    #expect(!bench.animator.isRunning)
    let completions = bench.completions()
    #expect(Set(completions.map(\.animation)) == [move, recolor])
    #expect(completions.map(\.finished) == [false, false])
    bench.advance(to: 2)
    #expect(bench.completions().isEmpty)
  }

  @Test func severalViewsAtOnce() {
    var bench = Bench()
    let other = bench.tree.add(View())
    _ = bench.move(to: 100, in: 1, at: 0)
    bench.animator.move(
      other, to: Point(x: 0, y: 8), timing: Timing(duration: 4, curve: .linear), in: &bench.tree,
      at: .zero)
    bench.advance(to: 1)
    #expect(bench.x == 100)
    #expect(bench.tree[other].center == Point(x: 0, y: 2))
    #expect(bench.animator.nextEnd == Instant(4))
  }

  @Test func everyAnimationCompletesExactlyOnceWhateverHappens() {
    var random = SeededGenerator(seed: 11)
    var bench = Bench()
    var started: [AnimationID] = []
    var completed: [AnimationID] = []
    for step in 0..<2000 {
      let now = Double(step) / 10
      bench.advance(to: now)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: started.append(bench.move(to: .random(in: 0...2, using: &random), in: 0, at: now))
      case 1: started.append(bench.move(to: 7, in: .random(in: 0...1, using: &random), at: now))
      case 2: started.append(bench.recolor(to: .cyan, in: 0.3, at: now))
      case 3: started.append(bench.recolor(to: .red, in: 0.3, at: now))
      case 4: bench.animator.stopMoving(bench.view)
      default: break
      }
      completed += bench.completions().map(\.animation)
    }
    bench.advance(to: 1e6)
    completed += bench.completions().map(\.animation)
    #expect(Set(started).count == started.count)
    #expect(completed.count == started.count)
    #expect(Set(completed) == Set(started))
  }
}
