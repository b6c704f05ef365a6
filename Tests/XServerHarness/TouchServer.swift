import CirclePanX11
import CirclePanXi
import Glibc

/// A private Xorg server with no screen but memory, and with a touchscreen, and if need be a pen and
/// a mouse, that do what a test says.
///
/// Coordinates are on the screen, in pixels and parts of them.
public final class TouchServer {
  /// The server.
  public let server: XServer
  private let folder: String
  private var touchscreen: TestInputDevice
  private let pen: TestInputDevice?
  private let mouse: TestInputDevice?
  private static let size = (width: 800.0, height: 600.0)
  /// The server's number of the touchscreen: after its own two cursors and XTEST's two devices.
  private static let firstDevice: Int32 = 6
  /// The largest value on the devices' axes.
  private static let largest = 65_535.0

  private static let program = ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg"].first {
    Programs.isExecutable($0)
  }

  /// Whether this machine has what it takes.
  public static let isAvailable: Bool = {
    guard XServer.isAvailable, program != nil else { return false }
    return ["/usr/lib/xorg/modules", "/usr/lib64/xorg/modules"].contains { folder in
      ["input/inputtest_drv.so", "drivers/dummy_drv.so"].allSatisfy {
        access("\(folder)/\($0)", R_OK) == 0
      }
    }
  }()

  /// Why such tests are skipped where ``isAvailable`` is false.
  public static let requirement =
    "needs Xorg with its drivers 'dummy' and 'inputtest'; also \(XServer.requirement)"

  /// Starts a server of 800 by 600 pixels.
  ///
  /// - Parameters:
  ///   - hasPen: Whether there is a pen ("Pen") beside the touchscreen ("Touch").
  ///   - hasMouse: Whether there is a mouse ("Mouse") beside XTEST's, which says how far it has gone.
  public init(hasPen: Bool = false, hasMouse: Bool = false) throws(HarnessError) {
    guard let program = TouchServer.program else { throw .missing(TouchServer.requirement) }
    var path = Array("/tmp/harness-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { throw .cannotStart("no folder in /tmp") }
    folder = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let devices = ["Touch"] + (hasPen ? ["Pen"] : []) + (hasMouse ? ["Mouse"] : [])
    let text = TouchServer.configuration(devices, folder: folder)
    let file = try Descriptor(path: "\(folder)/xorg.conf", flags: O_WRONLY | O_CREAT)
    _ = write(file.number, text, text.utf8.count)
    server = try XServer(
      executable: program,
      [
        "-config", "\(folder)/xorg.conf", "-logfile", "/dev/null", "-novtswitch", "-sharevts",
      ])
    touchscreen = try TestInputDevice(socket: "\(folder)/Touch")
    pen = hasPen ? try TestInputDevice(socket: "\(folder)/Pen") : nil
    mouse = hasMouse ? try TestInputDevice(socket: "\(folder)/Mouse") : nil
  }

  deinit {
    server.stop()
    for name in ["Touch", "Pen", "Mouse", "xorg.conf"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  // MARK: Fingers

  /// Puts a finger down.
  public func touch(_ finger: Int, x: Double, y: Double) throws(HarnessError) {
    try act(finger, XI_TouchBegin, x, y)
  }

  /// Moves a finger that is down.
  public func move(_ finger: Int, x: Double, y: Double) throws(HarnessError) {
    try act(finger, XI_TouchUpdate, x, y)
  }

  /// Lifts a finger.
  public func lift(_ finger: Int, x: Double, y: Double) throws(HarnessError) {
    try act(finger, XI_TouchEnd, x, y)
  }

  /// Unplugs the touchscreen, as far as the server's clients can tell.
  public func unplug(_ user: XClient) throws(HarnessError) {
    try XInput.setEnabled(false, device: TouchServer.firstDevice, on: user.connection)
  }

  /// Plugs the touchscreen in again, which has no finger on it.
  public func plugIn(_ user: XClient) throws(HarnessError) {
    try XInput.setEnabled(true, device: TouchServer.firstDevice, on: user.connection)
    // The driver has let go of the one who led the device before.
    touchscreen = try TestInputDevice(socket: "\(folder)/Touch")
  }

  private func act(_ finger: Int, _ step: Int32, _ x: Double, _ y: Double) throws(HarnessError) {
    try touchscreen.act(
      .touch, [UInt32(finger), UInt32(step)], axes: TouchServer.axes(x, y))
  }

  // MARK: Pen

  /// Moves the pen over the screen, whether its tip is down or not.
  public func movePen(x: Double, y: Double) throws(HarnessError) {
    try pen?.act(.motion, [1], axes: TouchServer.axes(x, y))
  }

  /// Puts the pen's tip down, or lifts it.
  public func setPenTip(isDown: Bool, x: Double, y: Double) throws(HarnessError) {
    try pen?.act(.button, [1, 1, isDown ? 1 : 0], axes: TouchServer.axes(x, y))
  }

  // MARK: Mouse

  /// Moves the mouse by so much from where the cursor is.
  public func moveMouse(by dx: Double, _ dy: Double) throws(HarnessError) {
    try mouse?.act(.motion, [0], axes: [dx, dy])
  }

  /// Presses the mouse's button, or releases it.
  public func setMouseButton(isDown: Bool) throws(HarnessError) {
    try mouse?.act(.button, [0, 1, isDown ? 1 : 0], axes: [])
  }

  // MARK: Inside

  private static func axes(_ x: Double, _ y: Double) -> [Double] {
    [x * largest / size.width, y * largest / size.height]
  }

  private static func configuration(_ devices: [String], folder: String) -> String {
    let types = [
      "Touch": "Option \"DeviceType\" \"Touch\"",
      "Pen": "Option \"DeviceType\" \"PointerAbsoluteProximity\"\n"
        + "Option \"PointerHasPressure\" \"true\"",
      // As far as the hand goes, however quick it is.
      "Mouse": "Option \"DeviceType\" \"Pointer\"\nOption \"AccelerationScheme\" \"none\"",
    ]
    let inputs = devices.map { device in
      """
      Section "InputDevice"
      Identifier "\(device)"
      Driver "inputtest"
      Option "SocketPath" "\(folder)/\(device)"
      \(types[device] ?? "")
      EndSection

      """
    }
    let uses = devices.map { "InputDevice \"\($0)\" \"SendCoreEvents\"\n" }
    return """
      Section "ServerFlags"
      Option "AutoAddDevices" "false"
      EndSection
      Section "Device"
      Identifier "Memory"
      Driver "dummy"
      VideoRam 16000
      EndSection
      Section "Monitor"
      Identifier "None"
      HorizSync 5.0-1000.0
      VertRefresh 5.0-200.0
      EndSection
      Section "Screen"
      Identifier "Screen"
      Device "Memory"
      Monitor "None"
      DefaultDepth 24
      SubSection "Display"
      Depth 24
      Modes "\(Int(size.width))x\(Int(size.height))"
      Virtual \(Int(size.width)) \(Int(size.height))
      EndSubSection
      EndSection
      \(inputs.joined())
      Section "ServerLayout"
      Identifier "Layout"
      Screen "Screen"
      \(uses.joined())
      EndSection

      """
  }
}
