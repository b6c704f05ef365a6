/// All animations under way of one property of views, at most one per view.
struct PropertyAnimations<Value: Interpolatable>: Sendable {
  private struct Running: Sendable {
    var id: AnimationID
    var view: ViewID
    var animation: Animation<Value>
  }

  private var running: [Running] = []
  private let read: @Sendable (ViewTree, ViewID) -> Value
  private let write: @Sendable (inout ViewTree, ViewID, Value) -> Void

  /// Animations of the property that these two read and write.
  init(
    read: @escaping @Sendable (ViewTree, ViewID) -> Value,
    write: @escaping @Sendable (inout ViewTree, ViewID, Value) -> Void
  ) {
    self.read = read
    self.write = write
  }

  var isEmpty: Bool { running.isEmpty }

  /// When the first of them ends.
  var nextEnd: Instant? { running.lazy.map { $0.animation.end }.min() }

  /// Starts an animation from the value that the view has, in place of the one under way.
  mutating func start(
    _ id: AnimationID, of view: ViewID, to end: Value, timing: Timing,
    in tree: inout ViewTree, at now: Instant, completions: inout Queue<Animator.Completion>
  ) {
    stop(view, completions: &completions)
    let animation = Animation(from: read(tree, view), to: end, start: now, timing: timing)
    if animation.from == end || animation.end <= now {
      write(&tree, view, end)
      completions.append(Animator.Completion(animation: id, finished: true))
    } else {
      running.append(Running(id: id, view: view, animation: animation))
    }
  }

  /// Ends the view's animation, if it has one, where it stands.
  mutating func stop(_ view: ViewID, completions: inout Queue<Animator.Completion>) {
    guard let index = running.firstIndex(where: { $0.view == view }) else { return }
    let stopped = running.remove(at: index)
    completions.append(Animator.Completion(animation: stopped.id, finished: false))
  }

  /// Gives every view its value of this moment; what has ended, or has lost its view, completes.
  mutating func advance(
    to now: Instant, in tree: inout ViewTree, completions: inout Queue<Animator.Completion>
  ) {
    var index = 0
    while index < running.count {
      let current = running[index]
      let viewExists = tree.contains(current.view)
      if viewExists { write(&tree, current.view, current.animation.value(at: now)) }
      if viewExists && now < current.animation.end {
        index += 1
      } else {
        running.remove(at: index)
        completions.append(Animator.Completion(animation: current.id, finished: viewExists))
      }
    }
  }
}
