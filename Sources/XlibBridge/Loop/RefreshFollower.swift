internal import CX11

/// Keeps what moves in step with the screen that the window is on.
///
/// It looks at first, and whenever the window appears again: six answers are too much for each time
/// that the window gets the keyboard.
struct RefreshFollower {
  private let window: Window
  private var isDue = true

  /// Nothing is known yet.
  init(_ window: Window) {
    self.window = window
  }

  /// The screen may be another one.
  mutating func look() {
    isDue = true
  }

  /// How often the screen shows something new, in nanoseconds, where that is to be found out; nil
  /// where it is not, and where nobody knows. Some round trips.
  mutating func ask() -> Int64? {
    guard isDue else { return nil }
    isDue = false
    let connection = window.connection
    guard let modes = ScreenModes(connection) else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: XID = 0
    XTranslateCoordinates(
      connection.display, window.id, connection.root, Int32(window.size.width / 2),
      Int32(window.size.height / 2), &x, &y, &child)
    return modes.frameInterval(x: Int(x), y: Int(y), root: connection.root)
  }
}
