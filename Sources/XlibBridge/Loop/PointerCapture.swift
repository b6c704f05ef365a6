internal import CirclePanX11

/// Keeps the pointer's events coming wherever the pointer is, for as long as the scene wants that:
/// an active grab. While a button is down the server's own grab does the same, and nothing is
/// needed.
struct PointerCapture: ~Copyable {
  private static let mask = UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask)

  private let window: Window
  private var isOn = false

  /// Nothing is captured yet.
  init(_ window: Window) {
    self.window = window
  }

  // See EventLoop's for why this is here.
  deinit {}

  /// Takes the pointer, which looks like `cursor` then, or lets go of it, where that is something
  /// new. To take it costs a round trip; `XGrabPointer`, `XUngrabPointer`.
  ///
  /// - Returns: false where the pointer was wanted and is somebody else's.
  mutating func set(_ isWanted: Bool, cursor: Cursor) -> Bool {
    if isWanted == isOn || window.connection.isLost { return true }
    let display = window.connection.display
    if isWanted {
      let answer = XGrabPointer(
        display, window.id, False, PointerCapture.mask, GrabModeAsync, GrabModeAsync, XID(None),
        cursor, Time(CurrentTime))
      if answer != GrabSuccess { return false }
    } else {
      XUngrabPointer(display, Time(CurrentTime))
    }
    isOn = isWanted
    return true
  }

  /// The server has refused to give the pointer. Xlib takes that for a yes.
  mutating func wasRefused() { isOn = false }

  /// Lets a pointer that is captured look otherwise; `XChangeActivePointerGrab`.
  func change(_ cursor: Cursor) {
    if !isOn || window.connection.isLost { return }
    XChangeActivePointerGrab(
      window.connection.display, PointerCapture.mask, cursor, Time(CurrentTime))
  }
}
