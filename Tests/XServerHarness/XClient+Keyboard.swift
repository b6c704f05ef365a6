import CirclePanX11

/// What becomes of a keyboard without any key.
extension XClient {
  /// Turns Sticky Keys on: a modifier that is tapped holds for the next key (`xkbset sticky -twokey
  /// -latchlock`).
  ///
  /// - Throws: ``HarnessError/missing(_:)`` for a server without XKB.
  public func makeKeysSticky() throws(HarnessError) {
    guard let keyboard = XkbAllocKeyboard() else { throw .missing("memory") }
    defer { XkbFreeKeyboard(keyboard, UInt32(XkbAllComponentsMask), 1) }
    let sticky = UInt(XkbStickyKeysMask)
    guard XkbGetControls(connection, sticky, keyboard) == Success else { throw .missing("XKB") }
    keyboard.pointee.ctrls.pointee.ax_options &= ~UInt16(
      XkbAX_TwoKeysMask | XkbAX_LatchToLockMask)
    XkbSetControls(connection, sticky, keyboard)
    XkbChangeEnabledControls(
      connection, UInt32(XkbUseCoreKbd), UInt32(sticky), UInt32(sticky))
    sync()
  }

  /// Gives the key of that code another symbol, of that X name, in the middle of whatever it does.
  public func setSymbol(_ name: String, ofKey code: UInt32) {
    var symbols = [XStringToKeysym(name), XStringToKeysym(name)]
    XChangeKeyboardMapping(connection, Int32(code), 2, &symbols, 1)
    sync()
  }
}
