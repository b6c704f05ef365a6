internal import CirclePanX11

/// Keeps a pointer's events coming wherever the pointer is, for as long as the scene wants that:
/// an active grab. While a button is down the server's own grab does the same, and nothing is
/// needed.
struct PointerCapture: ~Copyable {
  private let window: Window
  private var grip: PointerGrip?

  /// Nothing is captured yet.
  init(_ window: Window) {
    self.window = window
  }

  // See EventLoop's for why this is here.
  deinit {}

  /// Whether that pointer is captured.
  func isOn(_ pointer: PointerGrip) -> Bool {
    grip.map { $0.isSame(as: pointer) } ?? false
  }

  /// Takes a pointer, which looks like `cursor` then, or with nil lets go of it, where that is
  /// something new. To take it costs a round trip.
  ///
  /// - Returns: false where the pointer was wanted and is somebody else's.
  mutating func set(_ wanted: PointerGrip?, cursor: Cursor) -> Bool {
    if window.connection.isLost { return true }
    if let grip {
      if let wanted, grip.isSame(as: wanted) { return true }
      grip.letGo(for: window)
      self.grip = nil
    }
    guard let wanted else { return true }
    if !wanted.take(for: window, cursor: cursor) { return false }
    grip = wanted
    return true
  }

  /// The server has refused to give the pointer. Xlib and libXi take that for a yes.
  mutating func wasRefused() { grip = nil }

  /// Lets a pointer that is captured look otherwise.
  func change(_ cursor: Cursor) {
    if window.connection.isLost { return }
    grip?.change(cursor, for: window)
  }
}
