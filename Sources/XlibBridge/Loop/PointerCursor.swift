internal import CirclePanX11
internal import PanEngine

/// What pointers look like over the window: an arrow, a hand over what can be taken, and four
/// arrows while it is held.
///
/// The cursors are made when the first one is needed, since that takes round trips. Who looks like
/// what is a ``CursorTrack``'s to know.
struct PointerCursor: ~Copyable {
  private let window: Window
  private var cursors: [Cursor] = []
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

  /// How X knows the cursor for a look.
  func cursor(for look: PointerLook) -> Cursor {
    switch look {
    case _ where cursors.isEmpty: Cursor(None)
    case .ordinary: cursors[0]
    case .grabbable: cursors[1]
    case .grabbing: cursors[2]
    }
  }

  /// Lets a pointer look like that in the window, or all that have no look of their own;
  /// `XIDefineCursor`, `XDefineCursor`.
  mutating func show(_ look: PointerLook, of grip: PointerGrip) {
    let display = window.connection.display
    if cursors.isEmpty {
      cursors = LentResources.during(display) {
        [XC_left_ptr, XC_hand2, XC_fleur].map { XCreateFontCursor(display, UInt32($0)) }
      }
      window.connection.dropUnwantedEvents()
    }
    switch grip {
    case .core: XDefineCursor(display, window.id, cursor(for: look))
    case .device(let device, let xinput):
      xinput.define(cursor(for: look), of: device, in: window.id)
    }
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
