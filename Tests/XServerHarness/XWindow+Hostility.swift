import CirclePanX11

/// What no well-behaved client does to another one's window.
extension XWindow {
  /// Puts it into another window, at its left top corner there.
  public func reparent(into other: XWindow) {
    XReparentWindow(client.connection, id, other.id, 0, 0)
    client.sync()
  }

  /// Listens to everything that several clients may listen to.
  public func eavesdrop() {
    let mask =
      KeyPressMask | KeyReleaseMask | EnterWindowMask | LeaveWindowMask | PointerMotionMask
      | ExposureMask | StructureNotifyMask | PropertyChangeMask | FocusChangeMask
      | VisibilityChangeMask | SubstructureNotifyMask
    XSelectInput(client.connection, id, mask)
    client.sync()
  }

  /// Gives its owner a place and a size that it does not have, as in a manager's own
  /// ConfigureNotify.
  public func forgeConfigure(at place: PixelPoint = PixelPoint(0, 0), width: Int, height: Int) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = id
    event.xconfigure.window = id
    (event.xconfigure.x, event.xconfigure.y) = (Int32(place.x), Int32(place.y))
    (event.xconfigure.width, event.xconfigure.height) = (Int32(width), Int32(height))
    send(event)
  }

  /// Gives it a property of that many items of 8, 16 or 32 bits, all of them `value`.
  public func setProperty(_ name: String, type: String, format: Int, count: Int, value: Int) {
    var bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: value), count: count * 8)
    if format == 32 {
      bytes = Array(repeating: value, count: count).withUnsafeBytes { Array($0) }
    }
    XChangeProperty(
      client.connection, id, client.atom(name), client.atom(type), Int32(format), PropModeReplace,
      bytes, Int32(count))
    client.sync()
  }

  /// Asks its owner for a selection that it does not have.
  public func requestSelection(_ name: String) {
    XSetSelectionOwner(client.connection, client.atom(name), id, 0)
    XConvertSelection(
      client.connection, client.atom(name), client.atom("UTF8_STRING"), client.atom("JUNK"),
      client.root.id, 0)
    client.sync()
  }

  /// Destroys every pixmap that its owner may have made.
  ///
  /// - Parameter count: How many numbers to try, from the window's own on.
  public func freePixmapsOfOwner(count: UInt) {
    for number in id..<id + count { XFreePixmap(client.connection, number) }
    client.sync()
  }
}

extension XWindow {
  /// Gives it a property of text, in pieces where it is longer than a request can be.
  public func setLongProperty(_ name: String, _ text: String) {
    let bytes = Array(text.utf8)
    let (property, type) = (client.atom(name), client.atom("STRING"))
    var start = 0
    while start < bytes.count || start == 0 {
      let part = Array(bytes[start..<min(bytes.count, start + 200_000)])
      XChangeProperty(
        client.connection, id, property, type, 8, start == 0 ? PropModeReplace : PropModeAppend,
        part, Int32(part.count))
      start += max(1, part.count)
    }
    client.sync()
  }

  /// Sends a client message, and does not wait for it to get there: for storms of them.
  public func post(_ type: String, _ numbers: [Int]) {
    var event = message(type, numbers)
    XSendEvent(client.connection, id, 0, NoEventMask, &event)
  }
}

extension XClient {
  /// The number of the atom of that name.
  public func atomNumber(_ name: String) -> UInt { atom(name) }

  /// The number of the requests of an extension; nil where the server lacks it.
  public func extensionNumber(_ name: String) -> UInt8? {
    var (number, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    let isThere = XQueryExtension(connection, name, &number, &event, &error) != 0
    return isThere ? UInt8(truncatingIfNeeded: number) : nil
  }

  /// Keeps the server from answering anybody else, until ``ungrabServer()``.
  public func grabServer() {
    XGrabServer(connection)
    sync()
  }

  /// Lets others be answered again.
  public func ungrabServer() {
    XUngrabServer(connection)
    sync()
  }
}
