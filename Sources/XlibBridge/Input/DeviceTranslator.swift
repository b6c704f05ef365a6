internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// Says what XInput 2's events mean: each finger is a pointer of its own, and a pen is told from
/// the mouse by the device. It never acts, and needs no server.
struct DeviceTranslator {
  private let window: XID
  private let root: XID
  /// The window's, which may get another scale.
  var grid: PixelGrid
  /// The devices that are pens.
  var pens: [Int32] = []
  /// What moved the cursor last: the mouse, or a pen.
  private(set) var pointer = Pointer.mouse
  private var touches = TouchTable()

  /// For a window on that root window.
  init(window: XID, root: XID, grid: PixelGrid) {
    self.window = window
    self.root = root
    self.grid = grid
  }

  /// The meaning of an event for the window; nil where it has none.
  mutating func translate(
    _ event: XIDeviceEvent, _ anchor: inout PointerAnchor
  ) -> WindowEvent? {
    guard event.event == window, event.root == root, event.send_event == 0 else { return nil }
    switch event.evtype {
    case XI_TouchBegin:
      return .input(.press(grid.point(event.place), button: 1, pointer: touches.begin(event)))
    case XI_TouchUpdate, XI_TouchEnd:
      return translateTouch(event)
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion:
      pointer = pens.contains(event.sourceid) ? .pen : .mouse
      return translatePointer(event, &anchor)
    default:
      return nil
    }
  }

  /// Nothing more will be heard of a device, or (nil) of all that is down.
  ///
  /// - Returns: whether a finger was down there.
  mutating func forgetTouches(on source: Int32? = nil) -> Bool {
    touches.forget(on: source)
  }

  private mutating func translateTouch(_ event: XIDeviceEvent) -> WindowEvent? {
    guard let (pointer, place) = touches.find(event) else { return nil }
    let point = grid.point(place)
    // The finger is up already, and somebody else may yet get what it did.
    let isPending = event.flags & XITouchPendingEnd != 0
    if event.evtype == XI_TouchUpdate && !isPending {
      return .motion(point, state: UInt32(Button1Mask), pointer: pointer)
    }
    touches.end(event)
    return .input(
      isPending
        ? .move(point, primaryIsDown: false, pointer: pointer)
        : .release(point, button: 1, pointer: pointer))
  }

  private func translatePointer(
    _ event: XIDeviceEvent, _ anchor: inout PointerAnchor
  ) -> WindowEvent? {
    let button = UInt32(bitPattern: event.detail)
    let step: PointerAnchor.Step =
      switch event.evtype {
      case XI_ButtonPress: .press
      case XI_ButtonRelease: .release(button: button)
      default: .motion
      }
    let point = grid.point(
      anchor.place(event.place, onRoot: event.rootPlace, step, state: event.state))
    switch step {
    case .press: return .input(.press(point, button: Int(button), pointer: pointer))
    case .release: return .input(.release(point, button: Int(button), pointer: pointer))
    case .motion: return .motion(point, state: event.state, pointer: pointer)
    }
  }
}

extension Pointer {
  /// The pen.
  fileprivate static let pen = Pointer(kind: .pen, number: 0)
}
