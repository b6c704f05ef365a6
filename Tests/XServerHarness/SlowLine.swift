import Foundation

/// A line to a server that takes its time: what goes over it comes later, and no more of it than
/// the line carries. It loses nothing, and takes whatever it is given, as a modem with a large
/// buffer does.
///
/// Only the program that is started on it is far away: the hands and the eyes of a test are at the
/// server.
public final class SlowLine: DisplayHost {
  private let proxy: DisplayProxy

  /// The name for the DISPLAY of the program, as in ":607".
  public var display: String { proxy.display }

  /// Starts to listen beside a server, or beside another line, for one after the other. There can
  /// be one line to each at a time.
  ///
  /// - Parameters:
  ///   - host: the server, or the other line.
  ///   - delay: How much later each byte arrives, in either direction.
  ///   - bytesPerSecond: How many bytes each direction carries; nil for as many as there are.
  /// - Throws: ``HarnessError/cannotStart(_:)``.
  public init(
    to host: any DisplayHost, delay: Duration, bytesPerSecond: Int? = nil
  ) throws(HarnessError) {
    let lane = SlowLane(delay: delay, bytesPerSecond: bytesPerSecond)
    proxy = try DisplayProxy(to: host, offset: 1000) { client, server, stop in
      SlowLine.carry(from: client, to: server, over: lane, until: stop)
      SlowLine.carry(from: server, to: client, over: lane, until: stop)
    }
  }

  /// Carries all bytes of one direction, in a thread of its own.
  private static func carry(
    from source: Descriptor, to target: Descriptor, over lane: SlowLane, until stop: Descriptor
  ) {
    Thread.detachNewThread {
      var lane = lane
      while true {
        var requests = [source, stop].map {
          pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
        }
        // A descriptor below 0 is left out: the source has come to its end.
        if lane.isEnding { requests[0].fd = -1 }
        if poll(&requests, 2, lane.millisecondsUntilNext) < 0 { continue }
        if requests[1].revents != 0 { break }
        if requests[0].revents != 0 { lane.take(source.readSome()) }
        guard lane.deliver(to: target) else { break }
      }
      // The other direction finds out by itself, and nothing is closed under its hands.
      shutdown(source.number, Int32(SHUT_RDWR))
      shutdown(target.number, Int32(SHUT_RDWR))
    }
  }
}
