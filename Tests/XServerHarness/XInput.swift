import CirclePanX11
import CirclePanXi
import Glibc

/// The one function of libXi that tests need, loaded at run time like XTEST's.
enum XInput {
  private typealias ChangeProperty =
    @convention(c) (
      OpaquePointer, Int32, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Void

  /// Switches a device off, or on again, as unplugging and plugging it in does.
  static func setEnabled(
    _ isEnabled: Bool, device: Int32, on connection: OpaquePointer
  ) throws(HarnessError) {
    guard let library = dlopen("libXi.so.6", RTLD_NOW),
      let change = dlsym(library, "XIChangeProperty")
    else { throw .missing("libXi.so.6") }
    var value: UInt8 = isEnabled ? 1 : 0
    unsafeBitCast(change, to: ChangeProperty.self)(
      connection, device, XInternAtom(connection, "Device Enabled", 0), Atom(XA_INTEGER), 8,
      Int32(PropModeReplace), &value, 1)
    XSync(connection, 0)
  }
}
