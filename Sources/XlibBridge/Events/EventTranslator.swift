internal import CirclePanX11
internal import PanEngine

/// Says what X events mean, but those of pointers. It never acts, and needs no server.
struct EventTranslator {
  let window: XID
  let atoms: Atoms
  let grid: PixelGrid

  /// Whether an event is the window's, and made by whom it says.
  ///
  /// Anybody can make up events. Managers really send these two that way; input that nobody made
  /// with a hand is not believed, as in xterm. (XTEST's input is not marked, and real.)
  func believes(_ event: XEvent) -> Bool {
    event.xany.window == window
      && (event.xany.send_event == 0 || event.type == ConfigureNotify
        || event.type == ClientMessage)
  }

  /// The meaning of an event of the window itself; nil where it has none.
  func translate(_ event: XEvent) -> WindowEvent? {
    guard believes(event) else { return nil }
    return switch event.type {
    case Expose: .exposed(EventTranslator.rect(event.xexpose))
    case ConfigureNotify: .configured(EventTranslator.place(event.xconfigure))
    case MapNotify: .mapped
    case UnmapNotify: .unmapped
    case DestroyNotify: .destroyed
    case ClientMessage: translateMessage(event.xclient)
    default: nil
    }
  }

  private func translateMessage(_ message: XClientMessageEvent) -> WindowEvent? {
    guard message.format == 32 else { return nil }
    let (name, time, _, _, _) = message.data.l
    if message.message_type == atoms[.frameMarker] { return .frameShown(marker: name) }
    guard message.message_type == atoms[.protocols] else { return nil }
    switch Atom(bitPattern: name) {
    case atoms[.deleteWindow]: return .closeRequested
    case atoms[.ping]: return .ping(time: time)
    default: return nil
    }
  }

  /// What a state mask says of the primary button.
  static func primaryIsDown(_ state: UInt32) -> Bool {
    state & UInt32(Button1Mask) != 0
  }

  private static func rect(_ expose: XExposeEvent) -> PixelRect {
    PixelRect(
      x: Int(expose.x), y: Int(expose.y), width: Int(expose.width), height: Int(expose.height))
  }

  private static func place(_ configure: XConfigureEvent) -> PixelRect {
    let size = PixelSize(width: Int(configure.width), height: Int(configure.height)).clampedToWindow
    return PixelRect(
      x: Int(configure.x), y: Int(configure.y), width: size.width, height: size.height)
  }
}
