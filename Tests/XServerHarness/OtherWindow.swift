import CirclePanX11

/// A window of another program than the one that is tested: all of one colour. It goes away with
/// its owner.
public final class OtherWindow {
  /// As everybody sees it.
  public let window: XWindow

  /// Makes the window and shows it; a manager is told that its place is the user's wish.
  ///
  /// - Parameters:
  ///   - client: Who it belongs to, and who gets its keys.
  ///   - frame: Where it goes on the screen.
  ///   - color: On a TrueColor screen of 24 bits.
  ///   - name: What it is called.
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)`` where it is not shown.
  public init(
    of client: XClient, at frame: PixelRect, color: RGB, named name: String = "other"
  ) throws(HarnessError) {
    let pixel = UInt(color.red) << 16 | UInt(color.green) << 8 | UInt(color.blue)
    let id = XCreateSimpleWindow(
      client.connection, client.root.id, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
      UInt32(frame.height), 0, 0, pixel)
    window = client.window(id)
    XStoreName(client.connection, id, name)
    XSelectInput(client.connection, id, KeyPressMask)
    var hints = XSizeHints()
    hints.flags = USPosition | USSize
    XSetWMNormalHints(client.connection, id, &hints)
    window.map()
    try waitUntil("the other window is to be seen") { window.mapState == .viewable }
  }

  deinit {
    window.destroy()
  }

  /// How many keys have been pressed while it had the keyboard.
  public func takeKeyCount() -> Int {
    window.client.sync()
    var event = XEvent()
    var count = 0
    while XCheckTypedWindowEvent(window.client.connection, window.id, KeyPress, &event) != 0 {
      count += 1
    }
    return count
  }
}
