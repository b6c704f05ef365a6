internal import CirclePanX11

/// What a window does when it is there.
extension Window {
  /// Tells everybody that the program has started, for whom the desktop waits; `XSendEvent`.
  func announceArrival() {
    guard let message = startupID?.message else { return }
    var name = Atoms.Name.startupInfoBegin
    for start in stride(from: 0, to: message.count, by: 20) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = id
      event.xclient.message_type = connection.atoms[name]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) { data in
        data.copyBytes(from: message[start..<min(start + 20, message.count)])
      }
      XSendEvent(connection.display, connection.root, False, PropertyChangeMask, &event)
      name = .startupInfo
    }
  }

  /// Adds its icon in so many pixels to a side to those that it has, or, for the first one, puts it
  /// in the place of one that the manager may have made up; `XChangeProperty`.
  func addIcon(_ icon: WindowIcon, side: Int, isFirst: Bool) {
    setNumbers(
      connection.atoms[.icon], type: XA_CARDINAL, icon.property(side: side),
      mode: isFirst ? PropModeReplace : PropModeAppend)
  }

  /// Tells when the user did something to the window last: a press of a button or a key.
  func noteUser(_ event: XEvent) {
    // The type first: the other is read out of the launcher's text, and motions come often.
    guard event.type == ButtonPress || event.type == KeyPress, tellsUserTime else { return }
    // The two have the time at the same place.
    setNumbers(connection.atoms[.userTime], type: XA_CARDINAL, [Int(event.xbutton.time)])
  }

  /// Whether the time of what the user did last is the window's to tell: where the launcher has
  /// told when it was asked for the window. Elsewhere managers watch for themselves.
  private var tellsUserTime: Bool { takesFocus && startupID?.time != nil }
}
