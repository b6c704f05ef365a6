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
  private typealias FreeScreen = @convention(c) (UnsafeMutablePointer<XRRCrtcInfo>) -> Void

  private let display: OpaquePointer
  private let getResources: GetResources
  private let freeResources: FreeResources
  private let getScreen: GetScreen
  private let freeScreen: FreeScreen

  /// nil where the library or the extension is missing. One round trip.
  init?(_ connection: Connection) {
    guard let library = ExtensionLibrary("libXrandr.so.2", "RANDR", connection),
      let getResources = library.function("XRRGetScreenResourcesCurrent"),
      let freeResources = library.function("XRRFreeScreenResources"),
      let getScreen = library.function("XRRGetCrtcInfo"),
      let freeScreen = library.function("XRRFreeCrtcInfo")
    else { return nil }
    display = connection.display
    self.getResources = unsafeBitCast(getResources, to: GetResources.self)
    self.freeResources = unsafeBitCast(freeResources, to: FreeResources.self)
    self.getScreen = unsafeBitCast(getScreen, to: GetScreen.self)
    self.freeScreen = unsafeBitCast(freeScreen, to: FreeScreen.self)
  }

  /// How often the screen with that place shows something new, or else the first one, in
  /// nanoseconds; nil where nobody knows. A round trip (three the first time, as the library asks
  /// for the extension too) and one for each screen; `XRRGetScreenResourcesCurrent`,
  /// `XRRGetCrtcInfo`.
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
