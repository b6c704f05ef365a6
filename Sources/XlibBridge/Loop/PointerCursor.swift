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
  /// Errors of requests before this one are about cursors that are no longer used.
  private var mendedSince: UInt = 0

  /// The pointer looks as it does around the window.
  init(_ window: Window) {
    self.window = window
  }

  deinit {
    if window.connection.isLost { return }
    for cursor in cursors { XFreeCursor(window.connection.display, cursor) }
  }

  /// Whether there is one but that of what lies around the window.
  var isMade: Bool { !cursors.isEmpty }

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
      window.connection.dropUnwantedEvents()
    }
    self.look = look
    XDefineCursor(display, window.id, current)
    return true
  }

  /// The server had no memory for them, or somebody has freed them: the pointer goes without, and
  /// they are made again for its next look.
  mutating func recover(from error: ProtocolError) {
    let display = window.connection.display
    if error.serial < mendedSince { return }
    for cursor in cursors { XFreeCursor(display, cursor) }
    cursors = []
    mendedSince = XNextRequest(display)
  }
}
