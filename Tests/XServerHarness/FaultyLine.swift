import Foundation
import Synchronization

/// A line to a server that hides extensions from the program that is started on it, breaks or falls
/// silent in the middle of a request, or carries nonsense.
public final class FaultyLine: DisplayHost {
  /// What goes from the program to the server.
  private final class Traffic: Sendable {
    private struct State {
      /// How many bytes have gone over.
      var count = 0
      /// After how many the line breaks, or falls silent.
      var limit: Int
      var fallsSilent: Bool
      /// What was swallowed by the silent line.
      var swallowed: [UInt8] = []
    }

    private let state: Mutex<State>
    private let hidden: [[UInt8]]

    init(hiding names: [String], limit: Int, fallsSilent: Bool) {
      hidden = names.map { Array($0.utf8) }
      state = Mutex(State(limit: limit, fallsSilent: fallsSilent))
    }

    var count: Int { state.withLock { $0.count } }
    var swallowed: [UInt8] { state.withLock { $0.swallowed } }

    func setLimit(_ more: Int, fallsSilent: Bool) {
      state.withLock {
        $0.limit = $0.count + more
        $0.fallsSilent = fallsSilent
      }
    }

    /// What goes over of what was read, and whether the line is whole after that.
    func pass(_ bytes: [UInt8]) -> (bytes: [UInt8], isWhole: Bool) {
      var bytes = bytes
      for name in hidden { Traffic.blot(name, in: &bytes) }
      return state.withLock { state in
        let passing = bytes.prefix(max(0, state.limit - state.count))
        state.count += passing.count
        state.swallowed += bytes.dropFirst(passing.count)
        return (Array(passing), state.fallsSilent || state.count < state.limit)
      }
    }

    /// Makes a name that the server is asked for one that it does not know. Requests are read
    /// whole, as Xlib waits for each answer.
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
  ///   - fallsSilent: Whether the line then swallows what the program says, instead of breaking.
  ///   - garbles: Whether every bit of the server's first answer is turned over, and none follows.
  /// - Throws: ``HarnessError/cannotStart(_:)``.
  public init(
    to server: XServer, hiding extensions: [String] = [], breakingAfter limit: Int? = nil,
    fallingSilent fallsSilent: Bool = false, garbling garbles: Bool = false
  ) throws(HarnessError) {
    let traffic = Traffic(hiding: extensions, limit: limit ?? .max, fallsSilent: fallsSilent)
    self.traffic = traffic
    proxy = try DisplayProxy(to: server, offset: 2000) { client, server, stop in
      Thread.detachNewThread {
        FaultyLine.carry(client, server, traffic, garbles: garbles, until: stop)
      }
    }
  }

  /// Lets the server have that many more bytes, and then breaks.
  public func breakAfter(_ bytes: Int) {
    traffic.setLimit(bytes, fallsSilent: false)
  }

  /// Swallows all that the program says from now on, so that no question is ever answered; what the
  /// server has to tell still comes through.
  public func fallSilent() {
    traffic.setLimit(0, fallsSilent: true)
  }

  /// How many bytes of the program's were swallowed.
  public var swallowedCount: Int { traffic.swallowed.count }

  /// What was asked of the server that has not heard it: each request's number in the protocol, for
  /// a line that fell silent between two requests.
  public var swallowedRequests: [UInt8] {
    var numbers: [UInt8] = []
    traffic.swallowed.withUnsafeBytes { bytes in
      var start = 0
      while start + 8 <= bytes.count {
        numbers.append(bytes[start])
        var length = Int(bytes.loadUnaligned(fromByteOffset: start + 2, as: UInt16.self))
        // A long request (BIG-REQUESTS) has its length behind that.
        if length == 0 {
          length = Int(bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
        }
        start += 4 * max(1, length)
      }
      if start + 4 <= bytes.count { numbers.append(bytes[start]) }
    }
    return numbers
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
        let request = client.readSome()
        let (bytes, isWhole) = traffic.pass(request)
        // A silent line has nothing to pass on.
        guard !request.isEmpty, server.sendAll(bytes[...]), isWhole else { break }
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
