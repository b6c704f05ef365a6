/// All animations under way of one property of views, at most one per view.
struct PropertyAnimations<Line: Timeline>: Sendable {
  private struct Running: Sendable {
    var id: AnimationID
    var view: ViewID
    var timeline: Line
  }

  private var running: [Running] = []
  private let write: @Sendable (inout ViewTree, ViewID, Line.Value) -> Void

  /// Animations of the property that this writes.
  init(write: @escaping @Sendable (inout ViewTree, ViewID, Line.Value) -> Void) {
    self.write = write
  }

  var isEmpty: Bool { running.isEmpty }

  /// When the first of them ends.
  var nextEnd: Instant? { running.lazy.map { $0.timeline.end }.min() }

  /// What is under way with a view.
  func timeline(of view: ViewID) -> Line? {
    running.first { $0.view == view }?.timeline
  }

  /// Puts another timeline in the place of the one under way, whose completion it takes over.
  mutating func replace(of view: ViewID, by change: (Line) -> Line) {
    guard let index = running.firstIndex(where: { $0.view == view }) else { return }
    running[index].timeline = change(running[index].timeline)
  }

  /// Starts an animation in place of the one under way. One that has nothing to do, or no time to
  /// do it in, applies its end value at once.
  mutating func start(
    _ id: AnimationID, of view: ViewID, along timeline: Line, isStill: Bool,
    in tree: inout ViewTree, at now: Instant, completions: inout Queue<Animator.Completion>
  ) {
    stop(view, completions: &completions)
    if isStill || timeline.end <= now {
      write(&tree, view, timeline.endValue)
      completions.append(Animator.Completion(animation: id, finished: true))
    } else {
      running.append(Running(id: id, view: view, timeline: timeline))
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
      if viewExists { write(&tree, current.view, current.timeline.value(at: now)) }
      if viewExists && now < current.timeline.end {
        index += 1
      } else {
        running.remove(at: index)
        completions.append(Animator.Completion(animation: current.id, finished: viewExists))
      }
    }
  }
}
