/// What all controllers of a scene work with: the views, whose pointer is whose, and what moves by
/// itself.
///
/// A scene of one's own hands its inputs to ``handle(_:at:)``, and then takes what there is to
/// take: the router's reports and the animator's completions.
public struct Stage: Sendable {
  /// What a frame may take, in nanoseconds: from 1/480 s, as nobody sees more, to 1/24 s, below
  /// which nothing seems to move.
  private static let frameIntervals: ClosedRange<Int64> = 2_083_333...41_666_667

  /// Moments that are closer than this, in nanoseconds, are one in a reading's microseconds.
  private static let shortestWait: Int64 = 1_000

  /// Where everything is.
  public var tree = ViewTree()
  /// Which recognizer owns which pointer.
  public var router = GestureRouter()
  /// Which views are on the move.
  public var animator = Animator()
  /// The latest moment so far.
  public private(set) var now = Instant.zero
  /// How often something that moves wants to be drawn, in nanoseconds: a sixtieth of a second, if
  /// nobody knows better. What is below 1/480 s or above 1/24 s counts as that.
  public var frameInterval: Int64 = 16_666_667 {
    didSet {
      let (shortest, longest) = (
        Stage.frameIntervals.lowerBound, Stage.frameIntervals.upperBound
      )
      frameInterval = min(max(frameInterval, shortest), longest)
    }
  }

  /// An empty stage.
  public init() {}

  /// Lets time pass, and hands an input to the router: what a pointer does is its recognizer's, and
  /// where the pointers are lost (``Input/grabLost``, ``Input/unmap``, ``Input/close``) every
  /// gesture is cancelled, and where one is (``Input/pointerLost(_:)``) its own. All other inputs are only the time that they bring.
  ///
  /// What follows from it waits in ``GestureRouter/nextReport()`` and
  /// ``Animator/nextCompletion()``.
  public mutating func handle(_ input: Input, at moment: Instant) {
    advance(to: moment)
    switch input {
    case .press(let location, let button, let pointer):
      router.press(at: location, button: button, pointer: pointer, in: tree, time: now)
    case .move(let location, let primaryIsDown, let pointer):
      router.move(to: location, primaryIsDown: primaryIsDown, pointer: pointer, time: now)
    case .release(let location, let button, let pointer):
      router.release(at: location, button: button, pointer: pointer, time: now)
    case .pointerLost(let pointer):
      router.cancel(pointer, at: now)
    case .grabLost, .unmap, .close:
      router.cancelAll(at: now)
    case .keyPress, .keyRelease, .resize, .map, .focusIn, .focusOut, .tick:
      break
    }
  }

  /// Lets everything that moves by itself be where it is at a moment. One that is earlier than
  /// ``now`` counts as that.
  public mutating func advance(to moment: Instant) {
    now = max(now, moment)
    if animator.isRunning { animator.advance(to: now, in: &tree) }
  }

  /// When something that moves by itself wants to be drawn again, or ends; nil at rest.
  public var wakeUp: Instant? {
    guard let end = animator.nextEnd else { return nil }
    // On a fixed grid, so that inputs in between do not put the next frame off. A frame within a
    // microsecond of another moment would say that moment twice.
    var untilFrame = frameInterval - now.nanoseconds % frameInterval
    if untilFrame < Stage.shortestWait { untilFrame += frameInterval }
    let (frame, overflow) = now.nanoseconds.addingReportingOverflow(untilFrame + Stage.shortestWait)
    return overflow || frame > end.nanoseconds
      ? end : Instant(nanoseconds: frame - Stage.shortestWait)
  }

  /// Takes a view and all that it holds out of the tree, with its recognizers and animations: a
  /// gesture that is on is cancelled, an animation completes unfinished, and both are still told.
  public mutating func remove(_ view: ViewID) {
    tree.remove(view)
    router.dropRemovedViews(in: tree, at: now)
    animator.advance(to: now, in: &tree)
  }
}
