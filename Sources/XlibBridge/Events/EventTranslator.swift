internal import CirclePanX11
internal import PanEngine

/// Says what X events mean. It never acts, and needs no server.
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

  /// The meaning of an event for the window; nil where it has none. `pointer` is what moves the
  /// cursor: plain events do not tell a mouse and a pen apart.
  func translate(_ event: XEvent, pointer: Pointer = .mouse) -> WindowEvent? {
    guard believes(event) else { return nil }
    return translatePointer(event, pointer) ?? translateWindow(event)
  }

  private func translatePointer(_ event: XEvent, _ pointer: Pointer) -> WindowEvent? {
    switch event.type {
    case ButtonPress:
      let button = event.xbutton
      return .input(.press(point(button), button: Int(button.button), pointer: pointer))
    case ButtonRelease:
      let button = event.xbutton
      return .input(.release(point(button), button: Int(button.button), pointer: pointer))
    case MotionNotify:
      // On another screen the coordinates mean nothing.
      guard event.xmotion.same_screen != 0 else { return nil }
      return .motion(
        grid.point(x: event.xmotion.x, y: event.xmotion.y), state: event.xmotion.state,
        pointer: pointer)
    case EnterNotify, LeaveNotify:
      return translateCrossing(event.xcrossing, pointer)
    default:
      return nil
    }
  }

  /// Leaving is ordinary during a drag, since the server's own grab keeps the pointer ours. But
  /// what was missed outside shows in the buttons when the pointer comes back.
  private func translateCrossing(_ crossing: XCrossingEvent, _ pointer: Pointer) -> WindowEvent? {
    // A grab of our own lets the pointer enter the same way.
    if crossing.mode == NotifyGrab && crossing.type == LeaveNotify { return .input(.grabLost) }
    if crossing.mode == NotifyNormal && crossing.type == LeaveNotify {
      return .left(x: Int(crossing.x), y: Int(crossing.y))
    }
    guard crossing.type == EnterNotify, crossing.same_screen != 0,
      crossing.mode == NotifyNormal || crossing.mode == NotifyUngrab
    else { return nil }
    return .input(
      .move(
        grid.point(x: crossing.x, y: crossing.y),
        primaryIsDown: EventTranslator.primaryIsDown(crossing.state), pointer: pointer))
  }

  private func translateWindow(_ event: XEvent) -> WindowEvent? {
    switch event.type {
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

  private func point(_ button: XButtonEvent) -> Point {
    grid.point(x: button.x, y: button.y)
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
