internal import CX11

/// Keeps the pointer's events coming wherever the pointer is, for as long as the scene wants that:
/// an active grab. While a button is down the server's own grab does the same, and nothing is
/// needed.
struct PointerCapture: ~Copyable {
  private let window: Window
  private var isOn = false

  /// Nothing is captured yet.
  init(_ window: Window) {
    self.window = window
  }

  // See EventLoop's for why this is here.
  deinit {}

  /// Takes the pointer, or lets go of it, where that is something new. To take it costs a round
  /// trip; `XGrabPointer`, `XUngrabPointer`.
  ///
  /// - Returns: false where the pointer was wanted and is somebody else's.
  mutating func set(_ isWanted: Bool) -> Bool {
    if isWanted == isOn || window.connection.isLost { return true }
    let display = window.connection.display
    if isWanted {
      let mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask
      let answer = XGrabPointer(
        display, window.id, False, UInt32(mask), GrabModeAsync, GrabModeAsync, XID(None),
        Cursor(None), Time(CurrentTime))
      if answer != GrabSuccess { return false }
    } else {
      XUngrabPointer(display, Time(CurrentTime))
    }
    isOn = isWanted
    return true
  }
}
