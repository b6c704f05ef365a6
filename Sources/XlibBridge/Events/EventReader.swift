internal import CirclePanX11

/// Says of X events, one after the other, what they mean: remembers what their meaning depends on
/// beside themselves, and asks the server where it must.
struct EventReader {
  private let window: Window
  private var anchor = PointerAnchor()
  private var focus = KeyboardFocus()
  private var keyboard: Keyboard
  private var devices: InputDevices
  /// The size that the server itself has told last.
  private var size: PixelSize

  /// For a window of which no event has been read yet.
  init(_ window: Window) {
    self.window = window
    keyboard = Keyboard(window.connection.display)
    devices = InputDevices(window)
    size = window.size
  }

  /// Made anew each time: a window may get another scale.
  private var translator: EventTranslator {
    EventTranslator(
      window: window.id, atoms: window.connection.atoms, grid: window.grid,
      closesOnKeys: window.closesOnKeys)
  }

  /// Asks for all that can wait until the window is seen.
  mutating func setUpDevices() {
    devices.setUp()
  }

  /// What an event means for the window; nil where nothing. The event is brought into the frame of
  /// its drag, and a press that XInput 2 tells of becomes a plain one.
  @inline(never)
  mutating func meaning(of event: inout XEvent) -> WindowEvent? {
    switch event.type {
    case GenericEvent:
      return devices.meaning(of: &event, &anchor)
    case MappingNotify:
      // Anybody could have the whole layout asked for again with each key.
      if event.xmapping.send_event != 0 { return nil }
      keyboard.refresh(&event.xmapping)
      return nil
    case KeyPress, KeyRelease:
      guard translator.believes(event) else { return nil }
      return translator.translate(event.xkey, symbol: keyboard.symbol(of: event.xkey))
    default:
      return plainMeaning(of: &event)
    }
  }

  private mutating func plainMeaning(of event: inout XEvent) -> WindowEvent? {
    // An event that anybody made up must not move the frame of a drag.
    guard translator.believes(event) else { return nil }
    if event.type == ConfigureNotify { takeSize(&event.xconfigure) }
    if event.type == UnmapNotify { devices.forgetTouches() }
    if let input = focus.meaning(of: event) { return .input(input) }
    anchor.adjust(&event)
    return translator.translate(event, pointer: devices.pointer)
  }

  /// A manager that moves the window, or leaves it as it is, says so by an event of its own making
  /// (ICCCM, 4.1.5), and anybody can make up another: of the size it tells what the server has told
  /// before, and nothing else.
  private mutating func takeSize(_ configure: inout XConfigureEvent) {
    if configure.send_event == 0 {
      size = PixelSize(width: Int(configure.width), height: Int(configure.height))
    } else {
      configure.width = Int32(size.width)
      configure.height = Int32(size.height)
    }
  }
}
