internal import CirclePanX11
internal import PanEngine

/// Keeps what moves in step with the screen that the window is on.
///
/// It asks at first, whenever the window appears again, and where the window has been moved: but
/// only once the move is over, and nothing is held or moves. Six answers are too much for each step
/// of a move, or for each time that the window gets the keyboard.
struct RefreshFollower {
  private enum State {
    /// All is known that can be.
    case settled
    /// The window has appeared: nothing is known of where.
    case due
    /// The window has got another place, and the move is over at that moment if it gets no other.
    case moving(until: Instant)
    /// The window has been moved, and something is held or moves.
    case moved
  }

  /// How long a window that has been moved stays where it is until that counts as over, in seconds.
  /// By hand, a step follows the other within a frame or two.
  private static let pause = 0.5

  private let window: Window
  private var state = State.due
  /// Where the window's corner was said to be last.
  private var corner = (x: 0, y: 0)
  /// Where its middle was on the root window when that was asked last.
  private var middle: (x: Int32, y: Int32) = (0, 0)

  /// Nothing is known yet.
  init(_ window: Window) {
    self.window = window
  }

  /// Whether there is something to ask, now or later.
  var isPending: Bool {
    if case .settled = state { false } else { true }
  }

  /// When there will be something to ask although nothing happens; nil where that is not so.
  var wakeUp: Instant? {
    if case .moving(let end) = state { end } else { nil }
  }

  /// The screen may be another one.
  mutating func windowAppeared() {
    state = .due
  }

  /// The window is said to have a place, be it the old one. That it has grown there is no move.
  mutating func placeCame(_ place: PixelRect, at now: Instant) {
    if corner == (place.minX, place.minY) { return }
    corner = (place.minX, place.minY)
    if case .due = state { return }
    state = .moving(until: now.advanced(bySeconds: RefreshFollower.pause))
  }

  /// How often the screen shows something new, in nanoseconds, where that is to be found out; nil
  /// where it is not yet, and where nobody knows. Some round trips; one where the window is, after
  /// all, where it was.
  mutating func ask(at now: Instant, isAtRest: Bool) -> Int64? {
    var isCertain = false
    switch state {
    case .settled: return nil
    case .due: isCertain = true
    case .moving(let end) where now < end: return nil
    case .moving, .moved:
      state = .moved
      if !isAtRest { return nil }
    }
    state = .settled
    // Anybody can say that a window has been moved.
    guard findMiddle() || isCertain else { return nil }
    return ScreenModes(window.connection)?.frameInterval(
      x: Int(middle.x), y: Int(middle.y), root: window.connection.root)
  }

  /// Asks where the window's middle is; whether it is elsewhere than before.
  private mutating func findMiddle() -> Bool {
    let (connection, before) = (window.connection, middle)
    var child: XID = 0
    XTranslateCoordinates(
      connection.display, window.id, connection.root, Int32(window.size.width / 2),
      Int32(window.size.height / 2), &middle.x, &middle.y, &child)
    corner = (Int(middle.x) - window.size.width / 2, Int(middle.y) - window.size.height / 2)
    return middle != before
  }
}
