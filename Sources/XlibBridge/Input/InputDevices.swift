internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// The fingers and pens of a window, as XInput 2 tells of them.
///
/// Where there is no pen, the mouse keeps its plain events, which are a third as long.
struct InputDevices {
  private static let touchEvents: UInt32 =
    1 << UInt32(XI_TouchBegin) | 1 << UInt32(XI_TouchUpdate) | 1 << UInt32(XI_TouchEnd)
  private static let pointerEvents: UInt32 =
    1 << UInt32(XI_ButtonPress) | 1 << UInt32(XI_ButtonRelease) | 1 << UInt32(XI_Motion)

  private let window: Window
  private var translator: DeviceTranslator
  private var xinput: InputExtension?

  /// Nothing is asked for yet.
  init(_ window: Window) {
    self.window = window
    translator = DeviceTranslator(
      window: window.id, root: window.connection.root, grid: window.grid)
  }

  /// What moved the cursor last.
  var pointer: Pointer { translator.pointer }

  /// Asks for the events of fingers and pens, where the server has any. It takes some round trips.
  mutating func setUp() {
    guard let xinput = InputExtension(window.connection) else { return }
    self.xinput = xinput
    xinput.select(1 << UInt32(XI_HierarchyChanged), of: XIAllDevices, for: window.id)
    select(xinput)
  }

  /// What an extension's event means; nil where nothing. `XGetEventData`.
  mutating func meaning(of event: inout XEvent, _ anchor: inout PointerAnchor) -> WindowEvent? {
    let display = window.connection.display
    guard let xinput, event.xcookie.extension == xinput.opcode,
      XGetEventData(display, &event.xcookie) != 0
    else { return nil }
    var cookie = event.xcookie
    defer { XFreeEventData(display, &cookie) }
    guard let data = cookie.data else { return nil }
    if cookie.evtype == XI_HierarchyChanged {
      return change(data.assumingMemoryBound(to: XIHierarchyEvent.self).pointee, xinput)
    }
    let device = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
    if device.evtype == XI_ButtonPress { event = device.plainPress }
    translator.grid = window.grid
    return translator.translate(device, &anchor)
  }

  /// No finger will be heard to come up any more.
  mutating func forgetTouches() {
    _ = translator.forgetTouches()
  }

  private mutating func select(_ xinput: InputExtension) {
    translator.pens = xinput.pens(pressure: window.connection.atoms[.absolutePressure])
    let pointerEvents = translator.pens.isEmpty ? 0 : InputDevices.pointerEvents
    xinput.select(InputDevices.touchEvents | pointerEvents, of: XIAllMasterDevices, for: window.id)
  }

  /// Devices came or went. (The server ends the touches on one that goes, mostly.)
  private mutating func change(
    _ event: XIHierarchyEvent, _ xinput: InputExtension
  ) -> WindowEvent? {
    let appearing = XISlaveAdded | XIDeviceEnabled
    let vanishing = XISlaveRemoved | XIDeviceDisabled
    if event.flags & (appearing | vanishing) != 0 { select(xinput) }
    var isLost = false
    for index in 0..<Int(event.num_info) {
      let device = event.info[index]
      guard device.flags & vanishing != 0 else { continue }
      if translator.forgetTouches(on: device.deviceid) { isLost = true }
    }
    return isLost ? .input(.grabLost) : nil
  }
}
