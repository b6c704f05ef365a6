import CirclePanX11

/// What launchers hear: programs say to everybody that they have started.
extension XClient {
  /// Listens from now on.
  public func listenForStartups() {
    XSelectInput(
      connection, XDefaultRootWindow(connection), SubstructureNotifyMask | PropertyChangeMask)
    sync()
  }

  /// The messages that have come since the last call, each put together from its pieces of 20
  /// bytes, without the NUL at its end; one that has none yet is left out.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the pieces make no sense.
  public func startupMessages() throws(HarnessError) -> [String] {
    sync()
    var messages: [String] = []
    var bytes: [UInt8]?
    var event = XEvent()
    while XCheckTypedEvent(connection, ClientMessage, &event) != 0 {
      let isFirst = event.xclient.message_type == atom("_NET_STARTUP_INFO_BEGIN")
      guard isFirst || event.xclient.message_type == atom("_NET_STARTUP_INFO") else { continue }
      guard event.xclient.format == 8, isFirst == (bytes == nil) else {
        throw .refused("take a piece of a message of that kind here")
      }
      let piece = withUnsafeBytes(of: event.xclient.data) { Array($0.prefix(20)) }
      bytes = (bytes ?? []) + piece.prefix { $0 != 0 }
      if piece.contains(0) {
        messages.append(String(decoding: bytes ?? [], as: UTF8.self))
        bytes = nil
      }
    }
    return messages
  }
}
