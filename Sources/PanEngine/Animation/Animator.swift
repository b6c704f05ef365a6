/// Moves and colours views over time.
///
/// It keeps what is under way and nothing else: the values live in the ``ViewTree``. Each animation
/// that was started completes exactly once; completions wait in a queue until they are taken.
public struct Animator: Sendable {
  /// The end of one animation.
  public struct Completion: Equatable, Sendable {
    /// Which one.
    public var animation: AnimationID
    /// Whether it came to its end value; false where it was replaced, stopped or lost its view.
    public var finished: Bool
  }

  private var centers = PropertyAnimations<Motion> { tree, view, center in
    tree[view].center = center
  }
  private var fills = PropertyAnimations<Animation<Color>> { tree, view, fill in
    tree[view].fill = fill
  }
  private var completions = Queue<Completion>()
  private var lastNumber = 0

  /// An animator with nothing under way.
  public init() {}

  /// Whether anything is under way.
  public var isRunning: Bool { !(centers.isEmpty && fills.isEmpty) }

  /// When the first of what is under way ends; nil where nothing is.
  public var nextEnd: Instant? {
    guard let center = centers.nextEnd else { return fills.nextEnd }
    guard let fill = fills.nextEnd else { return center }
    return min(center, fill)
  }

  /// The oldest completion that has not been taken; nil where there is none.
  public mutating func nextCompletion() -> Completion? {
    completions.popFirst()
  }

  /// Moves a view from where it is to another place in its parent's frame.
  ///
  /// A move that is under way is replaced and completes unfinished; the new one starts where the
  /// view is. With a duration of 0, or where the view is there already, the end value applies at
  /// once and the animation completes.
  ///
  /// - Precondition: the view is in the tree.
  @discardableResult
  public mutating func move(
    _ view: ViewID, to center: Point, timing: Timing, in tree: inout ViewTree, at now: Instant
  ) -> AnimationID {
    let from = tree[view].center
    let animation = Animation(from: from, to: center, start: now, timing: timing)
    return start(.curve(animation), of: view, isStill: from == center, in: &tree, at: now)
  }

  /// Moves a view on a spring, by the rules of ``move(_:to:timing:in:at:)``.
  ///
  /// It starts with `velocity` (logical pixels per second, x right, y down, in the parent's frame);
  /// for nil, with that of the spring that the view is on, or from rest.
  ///
  /// - Precondition: the view is in the tree.
  @discardableResult
  public mutating func move(
    _ view: ViewID, to center: Point, spring: Spring, velocity: Vector? = nil,
    in tree: inout ViewTree, at now: Instant
  ) -> AnimationID {
    let from = tree[view].center
    let velocity = velocity ?? centers.timeline(of: view)?.velocity(at: now) ?? .zero
    let motion = SpringMotion(
      from: from, to: center, velocity: velocity, start: now, spring: spring)
    let isStill = from == center && velocity == .zero
    return start(.spring(motion), of: view, isStill: isStill, in: &tree, at: now)
  }

  /// Lets a view glide, by the rules of ``move(_:to:timing:in:at:)``.
  ///
  /// - Precondition: the view is in the tree.
  @discardableResult
  public mutating func move(
    _ view: ViewID, along glide: GlideMotion, in tree: inout ViewTree, at now: Instant
  ) -> AnimationID {
    start(.glide(glide), of: view, isStill: false, in: &tree, at: now)
  }

  /// Lets the move that a view is on go on where all places have become `factor` times as far from
  /// the origin of the view's parent: it starts when it did, and takes as long.
  ///
  /// - Parameters:
  ///   - end: where it leads now, to the last bit.
  ///   - limit: what bounds a glide now.
  mutating func scaleMove(
    of view: ViewID, by factor: Double, to end: Point, within limit: Limit
  ) {
    centers.replace(of: view) { $0.scaled(by: factor, to: end, within: limit) }
  }

  /// Lets the curve that a view is on lead elsewhere, from where the view is now: it starts when it
  /// did, and takes as long.
  ///
  /// - Returns: whether the view is on a curve. (A spring that begins anew with its velocity goes on
  ///   as it did.)
  mutating func redirectMove(
    of view: ViewID, from place: Point, to end: Point, at now: Instant
  ) -> Bool {
    guard case .curve(let animation) = centers.timeline(of: view) else { return false }
    centers.replace(of: view) { _ in .curve(animation.redirected(from: place, to: end, at: now)) }
    return true
  }

  private mutating func start(
    _ motion: Motion, of view: ViewID, isStill: Bool, in tree: inout ViewTree, at now: Instant
  ) -> AnimationID {
    let id = newID()
    centers.start(
      id, of: view, along: motion, isStill: isStill, in: &tree, at: now,
      completions: &completions)
    return id
  }

  /// Colours a view from the colour that it has to another one, by the rules of
  /// ``move(_:to:timing:in:at:)``.
  ///
  /// - Precondition: the view is in the tree.
  @discardableResult
  public mutating func recolor(
    _ view: ViewID, to fill: Color, timing: Timing, in tree: inout ViewTree, at now: Instant
  ) -> AnimationID {
    let id = newID()
    let animation = Animation(from: tree[view].fill, to: fill, start: now, timing: timing)
    fills.start(
      id, of: view, along: animation, isStill: animation.from == fill, in: &tree, at: now,
      completions: &completions)
    return id
  }

  /// Leaves a view where it is; a move that was under way completes unfinished.
  public mutating func stopMoving(_ view: ViewID) {
    centers.stop(view, completions: &completions)
  }

  /// Gives every view under way its value of this moment.
  public mutating func advance(to now: Instant, in tree: inout ViewTree) {
    centers.advance(to: now, in: &tree, completions: &completions)
    fills.advance(to: now, in: &tree, completions: &completions)
  }

  private mutating func newID() -> AnimationID {
    lastNumber += 1
    return AnimationID(number: lastNumber)
  }
}
