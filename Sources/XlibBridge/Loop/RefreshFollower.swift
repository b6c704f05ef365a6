internal import CirclePanX11
internal import PanEngine

/// Keeps what moves in step with the screen that the window is on.
///
/// It asks at first, whenever the window appears again, and where the window has been moved or the
/// screens have changed: but only once that is over, and nothing is held or moves. Several answers
/// are too much for each step of a move, or for each time that the window gets the keyboard.
struct RefreshFollower {
  private enum State {
    /// All is known that can be.
    case settled
    /// The window has appeared: nothing is known of where.
    case due
    /// The window has got another place, or the screens are others, and that is over at that moment
    /// if nothing else comes.
    case moving(until: Instant, Reason)
    /// That is over, and something is held or moves.
    case moved(Reason)
  }

  private enum Reason {
    /// Somebody says that the window has been moved: anybody can.
    case place
    /// The server says that the screens have changed.
    case screens
  }

  /// How long a window that has been moved stays where it is until that counts as over, in seconds.
  /// By hand, a step follows the other within a frame or two.
  private static let pause = 0.5

  private let window: Window
  private var state = State.due
  /// nil until it is asked for the first time, and where there is none.
  private var modes: ScreenModes?
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
    if case .moving(let end, _) = state { end } else { nil }
  }

  /// The screen may be another one.
  mutating func windowAppeared() {
    state = .due
  }

  /// The window is said to have a place, be it the old one. That it has grown there is no move.
  mutating func placeCame(_ place: PixelRect, at now: Instant) {
    if corner == (place.minX, place.minY) { return }
    corner = (place.minX, place.minY)
    note(.place, at: now)
  }

  /// Takes an event for what it says of the screens; false where that is nothing.
  mutating func take(_ event: XEvent, _ clock: MonotonicClock) -> Bool {
    guard let modes, modes.haveChanged(by: event) else { return false }
    note(.screens, at: clock.now)
    return true
  }

  private mutating func note(_ reason: Reason, at now: Instant) {
    let end = now.advanced(bySeconds: RefreshFollower.pause)
    switch state {
    case .due: break
    case .moving(_, .screens), .moved(.screens): state = .moving(until: end, .screens)
    case .settled, .moving, .moved: state = .moving(until: end, reason)
    }
  }

  /// How often the screen shows something new, in nanoseconds, where that is to be found out; nil
  /// where it is not yet, and where nobody knows. Some round trips; one where the window is, after
  /// all, where it was.
  mutating func ask(at now: Instant, isAtRest: Bool) -> Int64? {
    var isCertain = false
    switch state {
    case .settled: return nil
    case .due: isCertain = true
    case .moving(let end, _) where now < end: return nil
    case .moving(_, let reason), .moved(let reason):
      state = .moved(reason)
      if !isAtRest { return nil }
      if case .screens = reason { isCertain = true }
    }
    state = .settled
    // Anybody can say that a window has been moved.
    guard findMiddle() || isCertain else { return nil }
    if modes == nil { modes = ScreenModes(window.connection) }
    return modes?.frameInterval(
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
