internal import CirclePanX11
internal import PanEngine

/// What the pointer looks like over the window: an arrow, a hand over what can be taken, and four
/// arrows while it is held.
///
/// The cursors are made when the first one is needed, since that takes round trips; from then on a
/// request goes out only where the look changes.
struct PointerCursor: ~Copyable {
  private let window: Window
  private var cursors: [Cursor] = []
  private var look = PointerLook.ordinary

  /// The pointer looks as it does around the window.
  init(_ window: Window) {
    self.window = window
  }

  deinit {
    if window.connection.isLost { return }
    for cursor in cursors { XFreeCursor(window.connection.display, cursor) }
  }

  /// The cursor as X knows it.
  var current: Cursor {
    switch look {
    case _ where cursors.isEmpty: Cursor(None)
    case .ordinary: cursors[0]
    case .grabbable: cursors[1]
    case .grabbing: cursors[2]
    }
  }

  /// Gives the window another cursor where the look has changed; `XDefineCursor`.
  ///
  /// - Returns: whether it has.
  mutating func show(_ look: PointerLook) -> Bool {
    if look == self.look || window.connection.isLost { return false }
    let display = window.connection.display
    if cursors.isEmpty {
      cursors = LentResources.during(display) {
        [XC_left_ptr, XC_hand2, XC_fleur].map { XCreateFontCursor(display, UInt32($0)) }
      }
    }
    self.look = look
    XDefineCursor(display, window.id, current)
    return true
  }
}
