internal import CirclePanX11
internal import PanEngine

/// The keys of a window, and what the server knows of its keyboard, asked for when the first key is
/// pressed: most windows like this one are never typed into.
struct Keyboard {
  private let display: OpaquePointer
  private var isSetUp = false
  private var held = HeldKeys()

  /// A keyboard that nothing has been asked about.
  init(_ display: OpaquePointer) {
    self.display = display
  }

  /// What the scene is to be told of Shift before a key goes down; nil where it knows. A shift key
  /// speaks for itself, and a key that is only repeated goes on as it began: a latched Shift holds
  /// for as long as the key that it was for.
  mutating func shiftChange(before event: XKeyEvent) -> Input? {
    guard held.repeated(event) == nil, !symbol(of: event).key(event.state).isShift else {
      return nil
    }
    return held.follow(event.state)
  }

  /// What the press of a key means; nil where nothing that is new.
  mutating func press(_ event: XKeyEvent, mayClose: Bool) -> WindowEvent? {
    if let key = held.repeated(event) { return held.press(key, event).map { .keyPress($0) } }
    let symbol = symbol(of: event)
    if mayClose && symbol.closesWindow(event.state, numLock: numLock) { return .closeRequested }
    return held.press(symbol.key(event.state), event).map { .keyPress($0) }
  }

  /// What the release of a key means; nil where nothing that is new.
  mutating func release(_ event: XKeyEvent) -> WindowEvent? {
    let display = display
    return held.release(event) { KeySymbol(of: event, on: display).key(event.state) }
      .map { .keyRelease($0) }
  }

  /// The keyboard speaks to somebody else: it will not be heard that keys come up.
  mutating func forget() {
    held.forget()
  }

  /// The layout is another one from now on; `XRefreshKeyboardMapping`.
  func refresh(_ event: inout XMappingEvent) {
    XRefreshKeyboardMapping(&event)
  }

  /// What an event's key types.
  ///
  /// The first time, the server is asked to leave out the releases of a key that is only repeated;
  /// `XkbSetDetectableAutoRepeat`. (A server without XKB cannot: see ``KeyStroke``.)
  private mutating func symbol(of event: XKeyEvent) -> KeySymbol {
    if !isSetUp {
      isSetUp = true
      XkbSetDetectableAutoRepeat(display, True, nil)
    }
    return KeySymbol(of: event, on: display)
  }

  /// NumLock's bit in a state mask; 0 where it has none. No round trip after the first look-up, with
  /// XKB; `XkbKeysymToModifiers`.
  private var numLock: UInt32 { XkbKeysymToModifiers(display, KeySym(XK_Num_Lock)) }
}
