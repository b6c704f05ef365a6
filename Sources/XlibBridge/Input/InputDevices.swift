internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// The pointers of a window, and the one place that decides which of core events and XInput 2's
/// speak of them.
///
/// Where there is nothing but mice that move one cursor, they keep core events, which are a fourth
/// as long. Core events do not say what moved the cursor: so where there is a finger, a pen, or a
/// second cursor, XInput 2's speak of all. What began by core events goes on by them, as the server
/// sees to it, and so it is heard until its button is up.
struct InputDevices {
  private static let touchEvents: UInt32 =
    1 << UInt32(XI_TouchBegin) | 1 << UInt32(XI_TouchUpdate) | 1 << UInt32(XI_TouchEnd)
  private static let buttonEvents: UInt32 =
    1 << UInt32(XI_ButtonPress) | 1 << UInt32(XI_ButtonRelease) | 1 << UInt32(XI_Motion)
  private static let crossingEvents: UInt32 = 1 << UInt32(XI_Enter) | 1 << UInt32(XI_Leave)
  /// Of two keyboards that have the window, core events tell only when the second one leaves it.
  private static let focusEvents: UInt32 = 1 << UInt32(XI_FocusOut)

  private let window: Window
  private var translator: DeviceTranslator
  private var xinput: InputExtension?
  /// Whether XInput 2's events speak.
  private var isMixed = false

  /// Nothing is asked for yet: core events speak.
  init(_ window: Window) {
    self.window = window
    translator = DeviceTranslator(
      window: window.id, root: window.connection.root, grid: window.grid)
  }

  /// The screen's cursors, as far as they are known.
  var cursors: [CursorTrack] { translator.cursors }

  /// By which the extension's requests are known; nil where there is none.
  var opcode: Int32? { xinput?.opcode }

  /// Asks which devices there are, and to be told of changes. It takes some round trips.
  mutating func setUp() {
    guard let xinput = InputExtension(window.connection) else { return }
    self.xinput = xinput
    xinput.select(1 << UInt32(XI_HierarchyChanged), of: XIAllDevices, for: window.id)
    _ = look(xinput)
  }

  // MARK: Events

  /// What a core event means, which nobody has made up; nil where it is none of a pointer.
  mutating func meaning(of event: XEvent) -> WindowEvent? {
    // Of crossings the server tells both ways.
    if isMixed && (event.type == EnterNotify || event.type == LeaveNotify) { return nil }
    translator.grid = window.grid
    return translator.translate(event)
  }

  /// What an extension's event means; nil where nothing. A press becomes a plain one.
  /// `XGetEventData`.
  mutating func meaning(of event: inout XEvent, _ focus: KeyboardFocus) -> WindowEvent? {
    let display = window.connection.display
    guard let xinput, event.xcookie.extension == xinput.opcode,
      XGetEventData(display, &event.xcookie) != 0
    else { return nil }
    var cookie = event.xcookie
    defer { XFreeEventData(display, &cookie) }
    guard let data = cookie.data else { return nil }
    translator.grid = window.grid
    switch cookie.evtype {
    case XI_HierarchyChanged:
      return change(data.assumingMemoryBound(to: XIHierarchyEvent.self).pointee, xinput)
    case XI_Enter, XI_Leave:
      let crossing = data.assumingMemoryBound(to: XIEnterEvent.self).pointee
      if crossing.evtype == XI_Leave, crossing.event == window.id, crossing.send_event == 0,
        let input = focus.meaning(of: PointerLeave(crossing))
      {
        return .input(input)
      }
      return translator.translate(crossing)
    case XI_FocusOut:
      let focus = data.assumingMemoryBound(to: XIFocusOutEvent.self).pointee
      guard focus.event == window.id, focus.send_event == 0, focus.detail != NotifyInferior else {
        return nil
      }
      return .input(.focusOut)
    default:
      let device = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
      let meaning = translator.translate(device)
      if meaning == nil { return nil }
      if device.evtype == XI_ButtonPress { event = device.plainPress }
      if device.evtype == XI_TouchBegin, isCaptured(device.deviceid) {
        xinput.accept(device, for: window.id)
      }
      return meaning
    }
  }

  /// No finger will be heard to come up any more.
  mutating func forgetTouches() {
    _ = translator.forgetTouches()
  }

  // MARK: Pointers

  /// How to take a pointer and let go of it.
  func grip(on pointer: Pointer) -> PointerGrip {
    guard isMixed, let xinput,
      let device = cursors.first(where: { $0.number == pointer.number })?.device
    else { return .core }
    return .device(device, xinput)
  }

  /// Notes what the cursor at that index looks like.
  ///
  /// - Returns: whether that is something new.
  mutating func setLook(_ look: PointerLook, at index: Int) -> Bool {
    translator.setLook(look, at: index)
  }

  /// What a pointer's cursor looks like over the window.
  func look(of pointer: Pointer) -> PointerLook {
    cursors.first { $0.number == pointer.number }?.look ?? .ordinary
  }

  /// A grip on that pointer captures it from now on; nil: none does.
  mutating func capture(_ pointer: Pointer?) {
    translator.capture(pointer)
  }

  /// What was captured, or was to be, was lost to a grab: see ``ReplayedClick``.
  mutating func expectReplay(of pointer: Pointer, isRefused: Bool) {
    translator.expectReplay(of: pointer, isRefused: isRefused)
  }

  private func isCaptured(_ device: Int32) -> Bool {
    cursors.contains { $0.device == device && $0.captured != nil }
  }

  // MARK: Devices

  /// Looks which devices there are, and lets whoever can speak of them.
  ///
  /// - Returns: what is no more while something was held.
  private mutating func look(_ xinput: InputExtension) -> [Pointer] {
    let lost = translator.setDevices(
      xinput.devices(pressure: window.connection.atoms[.absolutePressure]))
    let isMixed = translator.devices.isMixed
    if isMixed == self.isMixed { return lost }
    self.isMixed = isMixed
    // Where both are asked for, the server tells by XInput 2 alone: so no press is lost, nor told
    // of twice.
    let events =
      InputDevices.touchEvents | InputDevices.buttonEvents | InputDevices.crossingEvents
      | InputDevices.focusEvents
    if !isMixed { window.listen(toCorePointers: true) }
    xinput.select(isMixed ? events : 0, of: XIAllMasterDevices, for: window.id)
    if isMixed { window.listen(toCorePointers: false) }
    return lost
  }

  /// Devices came or went. (The server ends the touches on one that goes, mostly.)
  private mutating func change(
    _ event: XIHierarchyEvent, _ xinput: InputExtension
  ) -> WindowEvent? {
    let hadHand = translator.devices.hasHand
    var lost: [Pointer] = []
    for index in 0..<Int(event.num_info) {
      let device = event.info[index]
      if device.flags & (XISlaveRemoved | XIDeviceDisabled) != 0 {
        lost += translator.forgetTouches(on: device.deviceid)
      }
      if device.flags & (XISlaveAttached | XISlaveDetached) != 0 {
        lost += translator.loseHolder(on: device.deviceid)
      }
    }
    lost += look(xinput)
    // The session is switched away, or the machine goes to sleep: nobody sees or reaches it.
    if hadHand && !translator.devices.hasHand { return .input(.grabLost) }
    return lost.isEmpty ? nil : .lost(lost)
  }
}
