import Foundation
import Synchronization

/// A line to a server that hides extensions from the program that is started on it, breaks in the
/// middle of a request, or carries nonsense.
public final class FaultyLine: DisplayHost {
  /// What goes from the program to the server.
  private final class Traffic: Sendable {
    /// How many bytes have gone over, and after how many the line breaks.
    private let state: Mutex<(count: Int, limit: Int)>
    private let hidden: [[UInt8]]

    init(hiding names: [String], limit: Int) {
      hidden = names.map { Array($0.utf8) }
      state = Mutex((0, limit))
    }

    var count: Int { state.withLock { $0.count } }

    func setLimit(_ more: Int) { state.withLock { $0.limit = $0.count + more } }

    /// What goes over of what was read, and whether the line is whole after that.
    func pass(_ bytes: [UInt8]) -> (bytes: [UInt8], isWhole: Bool) {
      var bytes = bytes
      for name in hidden { Traffic.blot(name, in: &bytes) }
      return state.withLock { state in
        let passing = bytes.prefix(max(0, state.limit - state.count))
        state.count += passing.count
        return (Array(passing), state.count < state.limit)
      }
    }

    /// Makes a name that the server is asked for one that it does not know. Requests are read whole,
    /// as Xlib waits for each answer.
    private static func blot(_ name: [UInt8], in bytes: inout [UInt8]) {
      guard bytes.count >= name.count else { return }
      for start in 0...(bytes.count - name.count)
      where bytes[start..<start + name.count].elementsEqual(name) {
        bytes[start] = UInt8(ascii: "-")
      }
    }
  }

  private let proxy: DisplayProxy
  private let traffic: Traffic

  /// The name for the DISPLAY of the program.
  public var display: String { proxy.display }

  /// How many bytes have gone to the server.
  public var byteCount: Int { traffic.count }

  /// Starts to listen beside a server. There can be one such line to a server at a time.
  ///
  /// - Parameters:
  ///   - extensions: The names of those that seem not to be there, as in "XKEYBOARD".
  ///   - limit: How many bytes the server gets, all in all; nil for as many as there are.
  ///   - garbles: Whether every bit of the server's first answer is turned over, and none follows.
  /// - Throws: ``HarnessError/cannotStart(_:)``.
  public init(
    to server: XServer, hiding extensions: [String] = [], breakingAfter limit: Int? = nil,
    garbling garbles: Bool = false
  ) throws(HarnessError) {
    let traffic = Traffic(hiding: extensions, limit: limit ?? .max)
    self.traffic = traffic
    proxy = try DisplayProxy(to: server, offset: 2000) { client, server, stop in
      Thread.detachNewThread {
        FaultyLine.carry(client, server, traffic, garbles: garbles, until: stop)
      }
    }
  }

  /// Lets the server have that many more bytes, and then breaks.
  public func breakAfter(_ bytes: Int) {
    traffic.setLimit(bytes)
  }

  /// Carries all bytes of both directions, until one of the ends, or the line, has had enough.
  private static func carry(
    _ client: Descriptor, _ server: Descriptor, _ traffic: Traffic, garbles: Bool,
    until stop: Descriptor
  ) {
    while true {
      var requests = [client, server, stop].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      if poll(&requests, 3, -1) < 0 { continue }
      if requests[2].revents != 0 { break }
      if requests[1].revents != 0 {
        let answer = server.readSome()
        guard pass(garbles ? answer.map { ~$0 } : answer, to: client), !garbles else { break }
      }
      if requests[0].revents != 0 {
        let (bytes, isWhole) = traffic.pass(client.readSome())
        guard pass(bytes, to: server), isWhole else { break }
      }
    }
    client.close()
    server.close()
  }

  /// - Returns: false where there was nothing to pass on, or nobody to take it.
  private static func pass(_ bytes: [UInt8], to target: Descriptor) -> Bool {
    !bytes.isEmpty && target.sendAll(bytes[...])
  }
}
