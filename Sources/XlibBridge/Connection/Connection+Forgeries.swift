internal import CirclePanSupport
internal import CirclePanX11

/// Events of extensions that nobody here has asked for: any client can make them up.
///
/// Each X library tells Xlib how to make events of what came over the wire, as soon as it is used,
/// and such a converter trusts what it reads: libXi's old ones write where no memory is theirs, and
/// wait for ever, and Xlib's own lets its next question be about any keys at all. So nothing is made
/// of an event that is not wanted.
extension Connection {
  /// The numbers of the extensions' events.
  private static let extensionEvents: Range<Int32> = 64..<128

  /// From now on that event of an extension is one for the loop to see.
  func want(_ event: Int32) {
    guard Connection.extensionEvents.contains(event) else { return }
    wantedEvents |= 1 << UInt64(event - Connection.extensionEvents.lowerBound)
  }

  /// Lets Xlib drop the events that are not wanted; `XESetWireToEvent`. It is to be called whenever
  /// a library may just have said how to convert some.
  func dropUnwantedEvents() {
    for event in Connection.extensionEvents {
      let bit = UInt64(event - Connection.extensionEvents.lowerBound)
      // None is the one that makes nothing of any event.
      if wantedEvents & (1 << bit) == 0 { _ = XESetWireToEvent(display, event, nil) }
    }
  }

  /// The keyboard's events are wanted, since Xlib learns of another layout by them, but only from
  /// the server. No round trip: Xlib has asked for the extension; `XkbQueryExtension`.
  func wantKeyboardEvents() {
    var event: Int32 = 0
    var (major, minor) = (Int32(XkbMajorVersion), Int32(XkbMinorVersion))
    guard XkbQueryExtension(display, nil, &event, nil, &major, &minor) != 0 else { return }
    want(event)
    let genuine = unsafeBitCast(
      support_convert_genuine as support_converter, to: CirclePanX11Converter.self)
    guard let own = XESetWireToEvent(display, event, genuine) else { return }
    support_keep_converter(unsafeBitCast(own, to: support_converter.self))
  }
}
