internal import CirclePanX11
internal import PanEngine

/// What is written on a key, without any modifier.
///
/// Neither Shift nor NumLock changes it, so that a key which comes up is the key that went down:
/// the keypad's arrows are arrows either way.
struct KeySymbol: Equatable {
  /// As X numbers it; 0 where the key has none that means anything here.
  let number: KeySym

  /// The first symbol that is a function key or an ASCII character, of those that a key has in the
  /// groups of its layout. (Of "us,ru", the key Q has q and й.)
  ///
  /// The group in use comes first, so that AZERTY has its own letters; then the others, so that a
  /// layout without Latin letters has those of the layout beside it.
  init(groupInUse: UInt32, symbol: (_ group: UInt32) -> KeySym) {
    var found = symbol(groupInUse)
    for group in UInt32(0)..<4 where !KeySymbol.tells(found) { found = symbol(group) }
    number = KeySymbol.tells(found) ? found : 0
  }

  /// Looks an event's key up; `XkbKeycodeToKeysym`, and, for a server without XKB, whose keys have
  /// two groups of two, `XLookupKeysym`. The first time costs a round trip.
  init(of event: XKeyEvent, on display: OpaquePointer) {
    let code = KeyCode(truncatingIfNeeded: event.keycode)
    self.init(groupInUse: (event.state >> 13) & 3) { group in
      let symbol = XkbKeycodeToKeysym(display, code, Int32(group), 0)
      if symbol != 0 || group > 1 { return symbol }
      var event = event
      return XLookupKeysym(&event, Int32(2 * group))
    }
  }

  private static func tells(_ number: KeySym) -> Bool {
    (0x20...0x7E).contains(number) || (0xFE00...0xFFFF).contains(number)
  }

  /// The key that it is to a scene, with the modifiers of that state mask. Tab alone has another
  /// name with Shift, which may be down since before the window had the keyboard.
  func key(_ state: UInt32) -> Key {
    let isBackTab = number == KeySym(XK_Tab) && state & UInt32(ShiftMask) != 0
    guard number != 0, let name = XKeysymToString(isBackTab ? KeySym(XK_ISO_Left_Tab) : number)
    else { return .other }
    return Key(xName: String(cString: name))
  }

  /// Whether it closes a window, with the modifiers of that state mask: Q, Ctrl+Q or Ctrl+W.
  func closesWindow(_ state: UInt32) -> Bool {
    if state & UInt32(Mod1Mask | Mod4Mask) != 0 { return false }
    let hasControl = state & UInt32(ControlMask) != 0
    return number == KeySym(XK_q) || hasControl && number == KeySym(XK_w)
  }
}
