import Foundation

/// A display beside a server's: whoever connects there is handed on to the server, by a line that
/// the owner makes.
final class DisplayProxy {
  /// The name for DISPLAY, as in ":607".
  let display: String
  /// Kept, since it ends with its last owner.
  private let host: any DisplayHost
  private let socket: String
  /// Closing this end ends the threads.
  private let stop: Descriptor

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - host: Who all are handed on to.
  ///   - offset: How far the display's number lies beyond the host's; servers count theirs from 0
  ///     up, and nobody has a thousand.
  ///   - join: Called for each connection, with its two ends and a descriptor that becomes readable
  ///     when all is over. Not to return late: it holds up the next one.
  /// - Throws: ``HarnessError/cannotStart(_:)``.
  init(
    to host: any DisplayHost, offset: Int,
    _ join:
      @escaping @Sendable (_ client: Descriptor, _ server: Descriptor, _ stop: Descriptor)
      -> Void
  ) throws(HarnessError) {
    guard let hostNumber = Int(host.display.dropFirst()) else {
      throw .cannotStart("a line to \(host.display)")
    }
    let number = hostNumber + offset
    self.host = host
    display = ":\(number)"
    socket = "/tmp/.X11-unix/X\(number)"
    unlink(socket)
    let listener = try LocalSocket.listen(at: socket)
    let (stopSign, stop) = try Descriptor.pipe()
    self.stop = stop
    let target = "/tmp/.X11-unix/X\(hostNumber)"
    Thread.detachNewThread {
      while DisplayProxy.waitUntilReadable(listener, or: stopSign) {
        guard let client = LocalSocket.accept(from: listener),
          let server = try? LocalSocket.connect(to: target)
        else { continue }
        join(client, server, stopSign)
      }
    }
  }

  deinit {
    stop.close()
    unlink(socket)
  }

  private static func waitUntilReadable(_ descriptor: Descriptor, or stop: Descriptor) -> Bool {
    while true {
      var requests = [descriptor, stop].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      if poll(&requests, 2, -1) < 0 { continue }
      return requests[1].revents == 0
    }
  }
}
