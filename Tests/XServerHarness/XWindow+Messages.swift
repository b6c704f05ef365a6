public import CirclePanX11

/// Events that a client sends, and not the server: a window manager's messages, and forgeries.
extension XWindow {
  /// Asks the program to close it, as a window manager does at the user's click: WM_DELETE_WINDOW.
  public func requestClose() {
    sendMessage("WM_PROTOCOLS", [Int(client.atom("WM_DELETE_WINDOW")), 0])
  }

  /// Asks the program whether it is alive, with _NET_WM_PING, and waits for the answer.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)`` where none comes.
  public func ping(timestamp: Int = 4_711, deadline: Duration = .patience) throws(HarnessError) {
    let ping = client.atom("_NET_WM_PING")
    sendMessage("WM_PROTOCOLS", [Int(ping), timestamp, Int(id)])
    let expected = [Int(ping), timestamp, Int(id)]
    try waitUntil("the answer to a ping", deadline: deadline) {
      client.messagesToRoot().contains { $0.prefix(3).elementsEqual(expected) }
    }
  }

  /// Sends a client message of format 32, with up to five numbers.
  public func sendMessage(_ type: String, _ numbers: [Int]) {
    send(message(type, numbers))
  }

  /// A client message of format 32 about the window, with up to five numbers.
  func message(_ type: String, _ numbers: [Int]) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = client.atom(type)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      let longs = bytes.bindMemory(to: Int.self)
      for (index, number) in numbers.prefix(5).enumerated() { longs[index] = number }
    }
    return event
  }

  /// Sends any event, marked as sent by a client: to the window's owner where the mask is empty,
  /// else to those who listen for one of the kinds in it.
  public func send(_ event: XEvent, mask: Int = NoEventMask) {
    var event = event
    XSendEvent(client.connection, id, 0, mask, &event)
    client.sync()
  }

  /// Forges a press (`isDown`) or a release of a button, in the window's device pixels.
  public func forgeButton(isDown: Bool, at point: PixelPoint, button: Int = 1) {
    var event = XEvent()
    event.xbutton.type = isDown ? ButtonPress : ButtonRelease
    event.xbutton.window = id
    event.xbutton.root = client.root.id
    (event.xbutton.x, event.xbutton.y) = (Int32(point.x), Int32(point.y))
    event.xbutton.button = UInt32(button)
    event.xbutton.state = isDown ? 0 : UInt32(Button1Mask)
    event.xbutton.same_screen = 1
    send(event)
  }

  /// Forges a motion with the primary button down or not, in the window's device pixels.
  public func forgeMotion(to point: PixelPoint, primaryIsDown: Bool = true) {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    event.xmotion.window = id
    event.xmotion.root = client.root.id
    (event.xmotion.x, event.xmotion.y) = (Int32(point.x), Int32(point.y))
    event.xmotion.state = primaryIsDown ? UInt32(Button1Mask) : 0
    event.xmotion.same_screen = 1
    send(event)
  }

  /// Forges a press of a key of that X name.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the keyboard has no such key.
  public func forgePress(key: String) throws(HarnessError) {
    var event = XEvent()
    event.xkey.type = KeyPress
    event.xkey.window = id
    event.xkey.root = client.root.id
    event.xkey.keycode = try client.keyCode(key)
    event.xkey.same_screen = 1
    send(event)
  }

  /// Forges a pointer's way into the window (`isIn`) or out of it.
  ///
  /// - Parameter mode: NotifyNormal, NotifyGrab (another client took the pointer) or NotifyUngrab.
  public func forgeCrossing(isIn: Bool, mode: Int32 = NotifyNormal) {
    var event = XEvent()
    event.xcrossing.type = isIn ? EnterNotify : LeaveNotify
    event.xcrossing.window = id
    event.xcrossing.root = client.root.id
    event.xcrossing.mode = mode
    event.xcrossing.detail = NotifyAncestor
    event.xcrossing.same_screen = 1
    send(event)
  }
}

extension XClient {
  /// The numbers of the client messages to the root window that have come since the last call.
  func messagesToRoot() -> [[Int]] {
    sync()
    var messages: [[Int]] = []
    var event = XEvent()
    while XCheckTypedEvent(connection, ClientMessage, &event) != 0 {
      let data = event.xclient.data.l
      messages.append([data.0, data.1, data.2, data.3, data.4])
    }
    return messages
  }
}
