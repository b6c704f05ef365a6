internal import CirclePanX11
internal import PanEngine

/// Says of X events, one after the other, what they mean: remembers what their meaning depends on
/// beside themselves, and asks the server where it must.
struct EventReader {
  private let window: Window
  private var focus = KeyboardFocus()
  private var keyboard: Keyboard
  var devices: InputDevices
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
      window: window.id, atoms: window.connection.atoms, grid: window.grid)
  }

  /// Asks for all that can wait until the window is seen.
  mutating func setUpDevices() {
    devices.setUp()
  }

  /// What the scene is to be told before an event, so that it knows whether Shift is in force when
  /// that happens; nil where it knows. An event's own state tells: Shift may be latched, as Sticky
  /// Keys have it, or down since before the window had the keyboard.
  mutating func shiftChange(before event: XEvent) -> Input? {
    guard event.type == KeyPress, translator.believes(event) else { return nil }
    return keyboard.shiftChange(before: event.xkey)
  }

  /// What an event means for the window; nil where nothing. A press that XInput 2 tells of becomes a
  /// plain one.
  @inline(never)
  mutating func meaning(of event: inout XEvent) -> WindowEvent? {
    switch event.type {
    case GenericEvent:
      let meaning = devices.meaning(of: &event, focus)
      if meaning == .input(.focusOut) { keyboard.forget() }
      return meaning
    case MappingNotify:
      // Anybody could have the whole layout asked for again with each key.
      if event.xmapping.send_event != 0 { return nil }
      keyboard.refresh(&event.xmapping)
      return nil
    case KeyPress:
      guard translator.believes(event) else { return nil }
      return keyboard.press(event.xkey, mayClose: window.closesOnKeys)
    case KeyRelease:
      return translator.believes(event) ? keyboard.release(event.xkey) : nil
    default:
      return plainMeaning(of: &event)
    }
  }

  private mutating func plainMeaning(of event: inout XEvent) -> WindowEvent? {
    guard translator.believes(event) else { return nil }
    if event.type == ConfigureNotify { takeSize(&event.xconfigure) }
    if event.type == UnmapNotify {
      devices.forgetTouches()
      keyboard.forget()
    }
    if let input = focus.meaning(of: event) {
      if input == .focusOut { keyboard.forget() }
      return .input(input)
    }
    return devices.meaning(of: event) ?? translator.translate(event)
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
