internal import CX11

/// Keeps a drag in one frame while the window moves under it.
///
/// An event's own coordinates count from wherever the window is at that moment: moved, or resized
/// from its left or top edge, it would seem that the pointer moved. So from the press of the first
/// button to the release of the last one, all coordinates are taken from where the window was at
/// that press.
struct PointerAnchor {
  /// A place on the root window.
  private struct Origin: Equatable {
    let x: Int32
    let y: Int32
  }

  /// Where the window was when the first button went down; nil while none is.
  private var origin: Origin?

  /// Nothing is down yet.
  init() {}

  /// Brings the coordinates of a pointer's event into the frame of the drag that it belongs to.
  mutating func adjust(_ event: inout XEvent) {
    switch event.type {
    case ButtonPress:
      if !PointerAnchor.anyIsDown(event.xbutton.state) {
        let button = event.xbutton
        origin = Origin(x: button.x_root - button.x, y: button.y_root - button.y)
      }
      place(&event)
    case ButtonRelease:
      place(&event)
      let mask = PointerAnchor.mask(of: event.xbutton.button)
      if !PointerAnchor.anyIsDown(event.xbutton.state & ~mask) { origin = nil }
    case MotionNotify:
      if !PointerAnchor.anyIsDown(event.xmotion.state) { origin = nil }
      place(&event)
    case EnterNotify:
      if !PointerAnchor.anyIsDown(event.xcrossing.state) { origin = nil }
      place(&event)
    default:
      break
    }
  }

  /// Xlib's events of buttons, motions and crossings have their coordinates at the same places.
  private func place(_ event: inout XEvent) {
    guard let origin else { return }
    let root = event.xbutton
    event.xbutton.x = root.x_root - origin.x
    event.xbutton.y = root.y_root - origin.y
  }

  /// The state of an event is that before it; of a release, the button itself is in it.
  private static func anyIsDown(_ state: UInt32) -> Bool {
    state & UInt32(Button1Mask | Button2Mask | Button3Mask | Button4Mask | Button5Mask) != 0
  }

  /// The bit of a button in a state; buttons above 5 have none.
  private static func mask(of button: UInt32) -> UInt32 {
    (1...5).contains(button) ? UInt32(Button1Mask) << (button - 1) : 0
  }
}
