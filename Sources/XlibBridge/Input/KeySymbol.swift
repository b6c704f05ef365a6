internal import CirclePanX11
internal import PanEngine

/// What a key types when it goes down. (``HeldKeys`` sees to it that the key comes up as the same.)
struct KeySymbol: Equatable {
  /// As X numbers it; 0 where the key has none that means anything here.
  let number: KeySym

  /// What was typed, with all modifiers, where that is a function key or an ASCII character: arrows
  /// may be on a layer of their own, as Neo's are. Else the first such symbol of those that the key
  /// has without modifiers in the groups of its layout. (Of "us,ru", the key Q has q and й.)
  ///
  /// The group in use comes first, so that AZERTY has its own letters; then the others, so that a
  /// layout without Latin letters has those of the layout beside it.
  init(typed: KeySym, groupInUse: UInt32, symbol: (_ group: UInt32) -> KeySym) {
    var found = typed
    if !KeySymbol.tells(found) { found = symbol(groupInUse) }
    for group in UInt32(0)..<4 where !KeySymbol.tells(found) { found = symbol(group) }
    number = KeySymbol.tells(found) ? found : 0
  }

  /// Looks an event's key up; `XkbLookupKeySym`, `XkbKeycodeToKeysym`, and, for a server without
  /// XKB, whose keys have two groups of two, `XLookupKeysym`. The first time costs a round trip.
  init(of event: XKeyEvent, on display: OpaquePointer) {
    let code = KeyCode(truncatingIfNeeded: event.keycode)
    var (typed, unused) = (KeySym(NoSymbol), UInt32(0))
    XkbLookupKeySym(display, code, event.state, &unused, &typed)
    self.init(typed: typed, groupInUse: (event.state >> 13) & 3) { group in
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
  /// name with Shift, which not every layout gives it.
  func key(_ state: UInt32) -> Key {
    let isBackTab = number == KeySym(XK_Tab) && state & UInt32(ShiftMask) != 0
    guard number != 0, let name = XKeysymToString(isBackTab ? KeySym(XK_ISO_Left_Tab) : number)
    else { return .other }
    return Key(xName: String(cString: name))
  }

  /// Whether it closes a window, with the modifiers of that state mask: Q, Ctrl+Q or Ctrl+W.
  ///
  /// Shift and the locks make no difference. With anything else, be it AltGr or the manager's own
  /// modifier, it is another key. `numLock` is NumLock's bit in the mask.
  func closesWindow(_ state: UInt32, numLock: UInt32) -> Bool {
    let others = state & 0xFF & ~(UInt32(ShiftMask | LockMask) | numLock)
    let isQ = number == KeySym(XK_q) || number == KeySym(XK_Q)
    let isW = number == KeySym(XK_w) || number == KeySym(XK_W)
    return others == 0 && isQ || others == UInt32(ControlMask) && (isQ || isW)
  }
}
