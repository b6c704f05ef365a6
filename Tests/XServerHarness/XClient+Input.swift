import CirclePanX11

/// What a hand does. No program can tell this from real input.
extension XClient {
  /// Moves the pointer to a place on the screen.
  public func movePointer(to point: PixelPoint) {
    xtest.movePointer(to: point, on: connection)
    sync()
  }

  /// Moves the pointer to a place on another screen of the same server.
  public func movePointer(to point: PixelPoint, screen: Int) {
    let root = XRootWindow(connection, Int32(screen))
    XWarpPointer(connection, 0, root, 0, 0, 0, 0, Int32(point.x), Int32(point.y))
    sync()
  }

  /// Sends the pointer to a place on the screen, and does not wait until it is there: for a hand
  /// that is quick.
  public func sendPointer(to point: PixelPoint) {
    xtest.movePointer(to: point, on: connection)
    XFlush(connection)
  }

  /// Presses a button where the pointer is: 1 is the primary one, 4 to 7 are wheels.
  public func press(button: Int = 1) {
    xtest.setButton(button, isDown: true, on: connection)
    sync()
  }

  /// Releases a button where the pointer is.
  public func release(button: Int = 1) {
    xtest.setButton(button, isDown: false, on: connection)
    sync()
  }

  /// Presses a key, of that X name ("Escape", "Left", "a"); whatever has the focus gets it.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the keyboard has no such key.
  public func press(key: String) throws(HarnessError) {
    xtest.setKey(try keyCode(key), isDown: true, on: connection)
    sync()
  }

  /// Releases a key of that X name.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the keyboard has no such key.
  public func release(key: String) throws(HarnessError) {
    xtest.setKey(try keyCode(key), isDown: false, on: connection)
    sync()
  }

  /// Presses a key of that X name and releases it.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the keyboard has no such key.
  public func type(key: String) throws(HarnessError) {
    try press(key: key)
    try release(key: key)
  }

  /// Where the pointer is on the screen.
  public var pointerPosition: PixelPoint {
    var (root, child): (Window, Window) = (0, 0)
    var (x, y, windowX, windowY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var buttons: UInt32 = 0
    XQueryPointer(
      connection, XDefaultRootWindow(connection), &root, &child, &x, &y, &windowX, &windowY,
      &buttons)
    return PixelPoint(Int(x), Int(y))
  }

  /// Takes the pointer for this client alone, as a menu or a screen lock does.
  ///
  /// - Returns: Whether the server allowed it. It does not while another client has it.
  public func grabPointer() -> Bool {
    let mask = UInt32(ButtonPressMask | ButtonReleaseMask)
    let answer = XGrabPointer(
      connection, XDefaultRootWindow(connection), 0, mask, GrabModeAsync, GrabModeAsync, 0, 0, 0)
    return answer == GrabSuccess
  }

  /// Takes each click of the primary button before whoever is there gets it, as a manager does that
  /// raises windows: on the root window, or on the window itself.
  public func takeClicksFirst(on window: XWindow) {
    XGrabButton(
      connection, 1, UInt32(AnyModifier), window.id, 0, UInt32(ButtonPressMask), GrabModeSync,
      GrabModeAsync, 0, 0)
    sync()
  }

  /// Lets the click that has been taken first go on to where it belongs.
  public func letClickThrough() {
    XAllowEvents(connection, Int32(ReplayPointer), 0)
    sync()
  }

  /// Takes no clicks any more.
  public func takeNoClicks(on window: XWindow) {
    XUngrabButton(connection, 1, UInt32(AnyModifier), window.id)
    sync()
  }

  /// Gives the pointer back.
  public func ungrabPointer() {
    XUngrabPointer(connection, 0)
    sync()
  }

  /// Lets the keyboard speak to whatever the pointer is in, as without a manager.
  public func followPointerWithKeys() {
    XSetInputFocus(connection, Window(PointerRoot), Int32(RevertToNone), 0)
    sync()
  }

  /// Takes the keyboard for this client alone, as a manager's list of windows does.
  ///
  /// - Returns: Whether the server allowed it.
  public func grabKeyboard() -> Bool {
    let answer = XGrabKeyboard(
      connection, XDefaultRootWindow(connection), 0, GrabModeAsync, GrabModeAsync, 0)
    return answer == GrabSuccess
  }

  /// Gives the keyboard back.
  public func ungrabKeyboard() {
    XUngrabKeyboard(connection, 0)
    sync()
  }

  /// Presses (`isDown`) or releases the key of that code, whatever is written on it.
  public func setKey(code: UInt32, isDown: Bool) {
    xtest.setKey(code, isDown: isDown, on: connection)
    sync()
  }

  func keyCode(_ name: String) throws(HarnessError) -> UInt32 {
    let code = XKeysymToKeycode(connection, XStringToKeysym(name))
    if code == 0 { throw .missing("a key '\(name)'") }
    return UInt32(code)
  }
}
