internal import CirclePanX11
internal import CirclePanXrandr

/// What the RANDR extension tells of the screens (its CRTCs): where each one is, and how often it
/// shows something new.
///
/// Its library is libXrandr.
struct ScreenModes {
  private typealias GetResources =
    @convention(c) (OpaquePointer, XID) -> UnsafeMutablePointer<XRRScreenResources>?
  private typealias FreeResources =
    @convention(c) (UnsafeMutablePointer<XRRScreenResources>) -> Void
  private typealias GetScreen =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<XRRScreenResources>, RRCrtc)
    -> UnsafeMutablePointer<XRRCrtcInfo>?
  private typealias SelectInput = @convention(c) (OpaquePointer, XID, Int32) -> Void
  private typealias FreeScreen = @convention(c) (UnsafeMutablePointer<XRRCrtcInfo>) -> Void

  private let connection: Connection
  private let firstEvent: Int32
  private var display: OpaquePointer { connection.display }
  private let getResources: GetResources
  private let freeResources: FreeResources
  private let getScreen: GetScreen
  private let freeScreen: FreeScreen

  /// nil where the library or the extension is missing. From now on the server tells of changes.
  /// Three round trips, as the library asks for the extension too; `XRRSelectInput`.
  init?(_ connection: Connection) {
    guard let library = ExtensionLibrary("libXrandr.so.2", "RANDR", connection),
      let getResources = library.function("XRRGetScreenResourcesCurrent"),
      let freeResources = library.function("XRRFreeScreenResources"),
      let getScreen = library.function("XRRGetCrtcInfo"),
      let freeScreen = library.function("XRRFreeCrtcInfo"),
      let selectInput = library.function("XRRSelectInput")
    else { return nil }
    self.connection = connection
    firstEvent = library.firstEvent
    self.getResources = unsafeBitCast(getResources, to: GetResources.self)
    self.freeResources = unsafeBitCast(freeResources, to: FreeResources.self)
    self.getScreen = unsafeBitCast(getScreen, to: GetScreen.self)
    self.freeScreen = unsafeBitCast(freeScreen, to: FreeScreen.self)
    for event in [RRScreenChangeNotify, RRNotify] { connection.want(firstEvent + event) }
    unsafeBitCast(selectInput, to: SelectInput.self)(
      connection.display, connection.root,
      Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
    connection.dropUnwantedEvents()
  }

  /// Whether an event is the server's word that the screens have changed. There is none on a desktop
  /// where they do not.
  func haveChanged(by event: XEvent) -> Bool {
    event.xany.send_event == 0
      && (event.type == firstEvent + RRScreenChangeNotify || event.type == firstEvent + RRNotify)
  }

  /// How often the screen with that place shows something new, or else the first one, in
  /// nanoseconds; nil where nobody knows. A round trip and one for each screen;
  /// `XRRGetScreenResourcesCurrent`, `XRRGetCrtcInfo`.
  func frameInterval(x: Int, y: Int, root: XID) -> Int64? {
    guard let resources = getResources(display, root) else { return nil }
    defer { freeResources(resources) }
    let mode = self.mode(x: x, y: y, resources)
    for index in 0..<Int(resources.pointee.nmode) where resources.pointee.modes[index].id == mode {
      return resources.pointee.modes[index].frameInterval
    }
    return nil
  }

  private func mode(
    x: Int, y: Int, _ resources: UnsafeMutablePointer<XRRScreenResources>
  ) -> RRMode {
    var mode = RRMode(None)
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let screen = getScreen(display, resources, resources.pointee.crtcs[index]) else {
        continue
      }
      defer { freeScreen(screen) }
      let isHere = screen.pointee.contains(x: x, y: y)
      if isHere || mode == None { mode = screen.pointee.mode }
      if isHere { break }
    }
    return mode
  }
}

extension XRRCrtcInfo {
  /// Whether it is on, and shows that place of the root window.
  fileprivate func contains(x: Int, y: Int) -> Bool {
    mode != None && x >= Int(self.x) && x < Int(self.x) + Int(width) && y >= Int(self.y)
      && y < Int(self.y) + Int(height)
  }
}
