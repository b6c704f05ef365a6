internal import CirclePanX11
internal import CirclePanXi

/// The X Input extension from version 2.2 on, which tells of fingers and pens.
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
  private typealias FreeDeviceInfo = @convention(c) (UnsafeMutablePointer<XIDeviceInfo>) -> Void

  /// By which its events are known.
  let opcode: Int32
  private let display: OpaquePointer
  private let selectEvents: SelectEvents
  private let queryDevice: QueryDevice
  private let freeDeviceInfo: FreeDeviceInfo

  /// Asks the server, which takes some round trips; `XIQueryVersion`. nil where there is none.
  ///
  /// libXi follows a null pointer where the server goes away meanwhile (seen with 1.8).
  init?(_ connection: Connection) {
    guard let library = ExtensionLibrary("libXi.so.6", "XInputExtension", connection),
      let version = library.function("XIQueryVersion"),
      let select = library.function("XISelectEvents"),
      let query = library.function("XIQueryDevice"),
      let free = library.function("XIFreeDeviceInfo")
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
  }

  /// Wants these kinds of events (a bit for each), and no others, from a device or from all of a
  /// sort, for a window; `XISelectEvents`.
  func select(_ events: UInt32, of device: Int32, for window: XID) {
    var bits = events.littleEndian
    withUnsafeMutableBytes(of: &bits) { bytes in
      let mask = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var selection = XIEventMask(deviceid: device, mask_len: Int32(bytes.count), mask: mask)
      _ = selectEvents(display, window, &selection, 1)
    }
  }

  /// The devices that are pens: they feel how hard they are pressed, and are no fingers. One round
  /// trip; `XIQueryDevice`.
  func pens(pressure: Atom) -> [Int32] {
    var count: Int32 = 0
    guard let devices = queryDevice(display, XIAllDevices, &count) else { return [] }
    defer { freeDeviceInfo(devices) }
    var pens: [Int32] = []
    for index in 0..<Int(count) where InputExtension.isPen(devices[index], pressure: pressure) {
      pens.append(devices[index].deviceid)
    }
    return pens
  }

  private static func isPen(_ device: XIDeviceInfo, pressure: Atom) -> Bool {
    var feelsPressure = false
    for index in 0..<Int(device.num_classes) {
      guard device.use == XISlavePointer, let kind = device.classes[index] else { continue }
      if kind.pointee.type == XITouchClass { return false }
      guard kind.pointee.type == XIValuatorClass else { continue }
      let axis = UnsafeMutableRawPointer(kind).assumingMemoryBound(to: XIValuatorClassInfo.self)
      if axis.pointee.label == pressure && axis.pointee.mode == XIModeAbsolute {
        feelsPressure = true
      }
    }
    return feelsPressure
  }
}
