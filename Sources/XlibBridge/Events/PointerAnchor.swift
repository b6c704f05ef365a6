internal import CirclePanX11
internal import PanEngine

/// Keeps a drag in one frame while the window moves under it.
///
/// An event's own coordinates count from wherever the window is at that moment: moved, or resized
/// from its left or top edge, it would seem that the pointer moved. So from the press of the first
/// button to the release of the last one, all coordinates are taken from where the window was at
/// that press.
struct PointerAnchor {
  /// What an event says of the buttons.
  enum Step {
    case press
    case release(button: UInt32)
    case motion
  }

  /// From the window to the root window when the first button went down; nil while none is.
  private var origin: Vector?

  /// Nothing is down yet.
  init() {}

  /// Brings the coordinates of a pointer's event into the frame of the drag that it belongs to.
  mutating func adjust(_ event: inout XEvent) {
    switch event.type {
    case ButtonPress: place(&event, .press, state: event.xbutton.state)
    case ButtonRelease:
      place(&event, .release(button: event.xbutton.button), state: event.xbutton.state)
    case MotionNotify: place(&event, .motion, state: event.xmotion.state)
    case EnterNotify: place(&event, .motion, state: event.xcrossing.state)
    default: break
    }
  }

  /// Xlib's events of buttons, motions and crossings have their coordinates at the same places.
  private mutating func place(_ event: inout XEvent, _ step: Step, state: UInt32) {
    let button = event.xbutton
    let place = place(
      Point(x: Double(button.x), y: Double(button.y)),
      onRoot: Point(x: Double(button.x_root), y: Double(button.y_root)), step, state: state)
    event.xbutton.x = Int32(place.x)
    event.xbutton.y = Int32(place.y)
  }

  /// Where a place in the window lies in the frame of the drag (all in device pixels). `state` is
  /// X's mask of buttons before the event; of a release, the button itself is in it.
  mutating func place(
    _ place: Point, onRoot root: Point, _ step: Step, state: UInt32
  ) -> Point {
    if !PointerAnchor.anyIsDown(state) {
      origin = if case .press = step { root - place } else { nil }
    }
    let placed = origin.map { root - $0 } ?? place
    if case .release(let button) = step,
      !PointerAnchor.anyIsDown(state & ~PointerAnchor.mask(of: button))
    {
      origin = nil
    }
    return placed
  }

  private static func anyIsDown(_ state: UInt32) -> Bool {
    state & UInt32(Button1Mask | Button2Mask | Button3Mask | Button4Mask | Button5Mask) != 0
  }

  /// The bit of a button in a state; buttons above 5 have none.
  private static func mask(of button: UInt32) -> UInt32 {
    (1...5).contains(button) ? UInt32(Button1Mask) << (button - 1) : 0
  }
}
