internal import CirclePanX11

/// What the server knows of its keyboard, asked for when the first key is pressed: most windows
/// like this one are never typed into.
struct Keyboard {
  private let display: OpaquePointer
  private var isSetUp = false

  /// A keyboard that nothing has been asked about.
  init(_ display: OpaquePointer) {
    self.display = display
  }

  /// What is written on an event's key.
  ///
  /// The first time, the server is asked to leave out the releases of a key that is only repeated;
  /// `XkbSetDetectableAutoRepeat`. (A server without XKB cannot: see ``KeyStroke``.)
  mutating func symbol(of event: XKeyEvent) -> KeySymbol {
    if !isSetUp {
      isSetUp = true
      XkbSetDetectableAutoRepeat(display, True, nil)
    }
    return KeySymbol(of: event, on: display)
  }

  /// The layout is another one from now on; `XRefreshKeyboardMapping`.
  func refresh(_ event: inout XMappingEvent) {
    XRefreshKeyboardMapping(&event)
  }
}
