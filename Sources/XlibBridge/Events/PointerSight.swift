internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// What an event says of a pointer, be it a core event or XInput 2's. Places are in device pixels
/// and parts of them.
struct PointerSight {
  /// What happened.
  enum Step: Equatable {
    case press(button: UInt32)
    case release(button: UInt32)
    case motion
    /// The pointer came into the window.
    case entry
  }

  let step: Step
  /// In the window.
  let place: Point
  /// On the root window.
  let root: Point
  /// X's mask of buttons before the event; of a release, the button itself is in it.
  var state: UInt32
  /// Whether the pointer is on the window's screen. Elsewhere its place means nothing.
  let isOnScreen: Bool
  /// The server's time, in milliseconds.
  let time: Time
  /// Whether the device itself knows where it points, unlike a mouse, which only says how far it
  /// has gone on from where the cursor was.
  var isAbsolute = true

  /// What a core event says; nil where it is none of a pointer, or a crossing that is no news.
  init?(_ event: XEvent) {
    switch event.type {
    case ButtonPress: step = .press(button: event.xbutton.button)
    case ButtonRelease: step = .release(button: event.xbutton.button)
    case MotionNotify: step = .motion
    case EnterNotify where PointerSight.tells(event.xcrossing.mode): step = .entry
    default: return nil
    }
    // Xlib's events of buttons, motions and crossings have these at the same places.
    let button = event.xbutton
    place = Point(x: Double(button.x), y: Double(button.y))
    root = Point(x: Double(button.x_root), y: Double(button.y_root))
    time = button.time
    if step == .entry {
      state = event.xcrossing.state
      isOnScreen = event.xcrossing.same_screen != 0
    } else {
      state = button.state
      isOnScreen = button.same_screen != 0
    }
  }

  /// What XInput 2's event of a button or a motion says, for a window on that root window.
  init(_ event: XIDeviceEvent, root screen: XID) {
    let button = UInt32(bitPattern: event.detail)
    step =
      switch event.evtype {
      case XI_ButtonPress: .press(button: button)
      case XI_ButtonRelease: .release(button: button)
      default: .motion
      }
    place = event.place
    root = event.rootPlace
    state = event.buttons.state
    isOnScreen = event.root == screen
    time = event.time
  }

  /// What XInput 2's event of a pointer that came in says; nil where that is no news.
  init?(entry event: XIEnterEvent, root screen: XID) {
    guard event.evtype == XI_Enter, PointerSight.tells(event.mode) else { return nil }
    step = .entry
    place = Point(x: event.event_x, y: event.event_y)
    root = Point(x: event.root_x, y: event.root_y)
    state = event.buttons.state
    isOnScreen = event.root == screen && event.same_screen != 0
    time = event.time
  }

  /// Whether an entry tells anything: a grab of one's own lets the pointer enter too.
  private static func tells(_ mode: Int32) -> Bool {
    mode == NotifyNormal || mode == NotifyUngrab
  }
}
