import CirclePanX11
import CirclePanXi
import Glibc

/// The functions of libXi that tests need, loaded at run time like XTEST's.
enum XInput {
  private typealias ChangeProperty =
    @convention(c) (
      OpaquePointer, Int32, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Void
  private typealias QueryVersion =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias ChangeHierarchy =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<XIAnyHierarchyChangeInfo>, Int32) -> Int32
  private typealias SetClientPointer = @convention(c) (OpaquePointer, Window, Int32) -> Int32
  private typealias QueryDevice =
    @convention(c) (
      OpaquePointer, Int32, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<XIDeviceInfo>?
  private typealias FreeDeviceInfo = @convention(c) (UnsafeMutablePointer<XIDeviceInfo>) -> Void

  private static func function<Function>(
    _ name: String, _: Function.Type
  ) throws(HarnessError) -> Function {
    guard let library = dlopen("libXi.so.6", RTLD_NOW), let function = dlsym(library, name) else {
      throw .missing("libXi.so.6")
    }
    return unsafeBitCast(function, to: Function.self)
  }

  /// Switches a device off, or on again, as unplugging and plugging it in does.
  static func setEnabled(
    _ isEnabled: Bool, device: Int32, on connection: OpaquePointer
  ) throws(HarnessError) {
    var value: UInt8 = isEnabled ? 1 : 0
    try function("XIChangeProperty", ChangeProperty.self)(
      connection, device, XInternAtom(connection, "Device Enabled", 0), Atom(XA_INTEGER), 8,
      Int32(PropModeReplace), &value, 1)
    XSync(connection, 0)
  }

  /// Adds a cursor, with a pointer and a keyboard of its own; `XIAddMaster`.
  ///
  /// - Returns: the server's number of the pointer.
  static func addCursor(
    _ name: String, on connection: OpaquePointer
  ) throws(HarnessError) -> Int32 {
    var (major, minor): (Int32, Int32) = (2, 2)
    _ = try function("XIQueryVersion", QueryVersion.self)(connection, &major, &minor)
    let changeHierarchy = try function("XIChangeHierarchy", ChangeHierarchy.self)
    guard let text = strdup(name) else { throw .cannotStart("no memory") }
    defer { free(text) }
    var change = XIAnyHierarchyChangeInfo()
    change.add.type = XIAddMaster
    change.add.name = text
    change.add.send_core = 1
    change.add.enable = 1
    _ = changeHierarchy(connection, &change, 1)
    XSync(connection, 0)
    guard let device = try device(named: "\(name) pointer", on: connection) else {
      throw .refused("add a cursor")
    }
    return device
  }

  /// Takes a cursor away; its devices move no other; `XIRemoveMaster`.
  static func removeCursor(_ device: Int32, on connection: OpaquePointer) throws(HarnessError) {
    var change = XIAnyHierarchyChangeInfo()
    change.remove.type = XIRemoveMaster
    change.remove.deviceid = device
    change.remove.return_mode = XIFloating
    _ = try function("XIChangeHierarchy", ChangeHierarchy.self)(connection, &change, 1)
    XSync(connection, 0)
  }

  /// Lets a client's core requests, and XTEST's, be about that cursor; `XISetClientPointer`.
  static func use(_ device: Int32, on connection: OpaquePointer) throws(HarnessError) {
    _ = try function("XISetClientPointer", SetClientPointer.self)(connection, 0, device)
    XSync(connection, 0)
  }

  /// The number of the device of that name; nil where there is none.
  static func device(
    named name: String, on connection: OpaquePointer
  ) throws(HarnessError) -> Int32? {
    var (major, minor): (Int32, Int32) = (2, 2)
    _ = try function("XIQueryVersion", QueryVersion.self)(connection, &major, &minor)
    var count: Int32 = 0
    guard
      let devices = try function("XIQueryDevice", QueryDevice.self)(
        connection, XIAllDevices, &count)
    else { return nil }
    defer { try? function("XIFreeDeviceInfo", FreeDeviceInfo.self)(devices) }
    for index in 0..<Int(count) where devices[index].name.map({ String(cString: $0) }) == name {
      return devices[index].deviceid
    }
    return nil
  }
}
