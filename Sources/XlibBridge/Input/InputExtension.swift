internal import CirclePanX11
internal import CirclePanXi

/// The X Input extension from version 2.2 on, which tells of fingers and pens, and cursors apart.
///
/// Its library, libXi, is looked for once the window is seen: without it, or on a server that lacks
/// the extension, mouse and keyboard are what they are.
struct InputExtension {
  private typealias QueryVersion =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias SelectEvents =
    @convention(c) (OpaquePointer, XID, UnsafeMutablePointer<XIEventMask>, Int32) -> Int32
  private typealias QueryDevice =
    @convention(c) (
      OpaquePointer, Int32, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<XIDeviceInfo>?
  private typealias GrabDevice =
    @convention(c) (
      OpaquePointer, Int32, XID, Time, Cursor, Int32, Int32, Int32,
      UnsafeMutablePointer<XIEventMask>
    ) -> Int32
  private typealias UngrabDevice = @convention(c) (OpaquePointer, Int32, Time) -> Int32
  private typealias AllowTouch = @convention(c) (OpaquePointer, Int32, UInt32, XID, Int32) -> Int32
  private typealias DefineCursor = @convention(c) (OpaquePointer, Int32, XID, Cursor) -> Int32
  private typealias FreeDeviceInfo = @convention(c) (UnsafeMutablePointer<XIDeviceInfo>) -> Void

  /// By which its events are known.
  let opcode: Int32
  private let display: OpaquePointer
  private let selectEvents: SelectEvents
  private let queryDevice: QueryDevice
  private let freeDeviceInfo: FreeDeviceInfo
  private let grabDevice: GrabDevice
  private let ungrabDevice: UngrabDevice
  private let allowTouch: AllowTouch
  private let defineCursor: DefineCursor

  /// Asks the server, which takes some round trips; `XIQueryVersion`. nil where there is none.
  ///
  /// libXi follows a null pointer where the server goes away meanwhile (seen with 1.8).
  init?(_ connection: Connection) {
    guard let library = ExtensionLibrary("libXi.so.6", "XInputExtension", connection),
      let version = library.function("XIQueryVersion"),
      let select = library.function("XISelectEvents"),
      let query = library.function("XIQueryDevice"),
      let free = library.function("XIFreeDeviceInfo"),
      let grab = library.function("XIGrabDevice"),
      let ungrab = library.function("XIUngrabDevice"),
      let allow = library.function("XIAllowTouchEvents"),
      let define = library.function("XIDefineCursor")
    else { return nil }
    let display = connection.display
    var (major, minor): (Int32, Int32) = (2, 2)
    let answer = connection.endingOnLoss {
      unsafeBitCast(version, to: QueryVersion.self)(display, &major, &minor)
    }
    connection.dropUnwantedEvents()
    guard answer == Success, (major, minor) >= (2, 2) else { return nil }
    opcode = library.opcode
    self.display = display
    selectEvents = unsafeBitCast(select, to: SelectEvents.self)
    queryDevice = unsafeBitCast(query, to: QueryDevice.self)
    freeDeviceInfo = unsafeBitCast(free, to: FreeDeviceInfo.self)
    grabDevice = unsafeBitCast(grab, to: GrabDevice.self)
    ungrabDevice = unsafeBitCast(ungrab, to: UngrabDevice.self)
    allowTouch = unsafeBitCast(allow, to: AllowTouch.self)
    defineCursor = unsafeBitCast(define, to: DefineCursor.self)
  }

  /// Wants these kinds of events (a bit for each), and no others, from a device or from all of a
  /// sort, for a window; `XISelectEvents`.
  func select(_ events: UInt32, of device: Int32, for window: XID) {
    withMask(events, of: device) { _ = selectEvents(display, window, $0, 1) }
  }

  /// The devices that point, as they are now. One round trip; `XIQueryDevice`.
  func devices(pressure: Atom) -> DeviceTable {
    var table = DeviceTable()
    var count: Int32 = 0
    guard let devices = queryDevice(display, XIAllDevices, &count) else { return table }
    defer { freeDeviceInfo(devices) }
    for index in 0..<Int(count) {
      let device = devices[index]
      guard let role = DeviceTable.Entry.Role(device, pressure: pressure) else { continue }
      table.entries.append(
        DeviceTable.Entry(id: device.deviceid, role: role, isEnabled: device.enabled != 0))
    }
    return table
  }

  // MARK: One cursor's pointer

  /// Takes a cursor's pointer, which looks like `cursor` then, and what touches with it. One round
  /// trip; `XIGrabDevice`.
  func grab(_ device: Int32, _ events: UInt32, for window: XID, cursor: Cursor) -> Bool {
    withMask(events, of: device) { mask in
      grabDevice(
        display, device, window, Time(CurrentTime), cursor, GrabModeAsync, GrabModeAsync, False,
        mask) == GrabSuccess
    }
  }

  /// Lets go of a cursor's pointer, if that is still ours; `XIUngrabDevice`.
  func ungrab(_ device: Int32, at time: Time) {
    _ = ungrabDevice(display, device, time)
  }

  /// Keeps a finger that came to a pointer that is taken: otherwise the server would tell of it once
  /// more when that is let go; `XIAllowTouchEvents`.
  func accept(_ touch: XIDeviceEvent, for window: XID) {
    _ = allowTouch(
      display, touch.deviceid, UInt32(bitPattern: touch.detail), window, XIAcceptTouch)
  }

  /// Lets a cursor look like that in a window, whatever the others look like; `XIDefineCursor`.
  func define(_ cursor: Cursor, of device: Int32, in window: XID) {
    _ = defineCursor(display, device, window, cursor)
  }

  private func withMask<Result>(
    _ events: UInt32, of device: Int32, _ body: (UnsafeMutablePointer<XIEventMask>) -> Result
  ) -> Result {
    var bits = events.littleEndian
    return withUnsafeMutableBytes(of: &bits) { bytes in
      let mask = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var selection = XIEventMask(deviceid: device, mask_len: Int32(bytes.count), mask: mask)
      return body(&selection)
    }
  }
}
