internal import CirclePanX11
internal import PanEngine

/// Whether the keyboard speaks to the window, and how: because the window has the focus, or, where
/// no window has it, because the pointer is in this one.
///
/// Whichever way it goes elsewhere, no key will be heard to come up.
struct KeyboardFocus {
  /// Whether the window has the focus itself.
  private var isOwn = false

  /// The keyboard is somebody else's.
  init() {}

  /// What an event means for the keys; nil where nothing.
  mutating func meaning(of event: XEvent) -> Input? {
    switch event.type {
    case FocusIn: focusIn(event.xfocus)
    case FocusOut: focusOut(event.xfocus)
    case LeaveNotify: meaning(of: PointerLeave(event.xcrossing))
    default: nil
    }
  }

  /// Whatever the mode: after a grab (a manager's Alt+Tab) the focus is said to come back.
  private mutating func focusIn(_ focus: XFocusChangeEvent) -> Input? {
    // The focus went to a window around this one, and the pointer is here.
    if focus.detail == NotifyPointer { return nil }
    isOwn = true
    return .focusIn
  }

  /// A grab of the keyboard (`NotifyGrab`) takes the releases as well.
  private mutating func focusOut(_ focus: XFocusChangeEvent) -> Input? {
    // To a window in this one.
    if focus.detail == NotifyInferior { return nil }
    // With `NotifyPointer` too: what came here because the pointer is here comes no more.
    isOwn = false
    return .focusOut
  }

  /// Where the keyboard follows the pointer (`focus` says so), it leaves with it. A grab of the
  /// pointer takes nothing of the keyboard.
  func meaning(of leave: PointerLeave) -> Input? {
    guard !isOwn, leave.hasKeyboard, leave.isNormal, !leave.isInside else { return nil }
    return .focusOut
  }
}
