import Foundation
import Synchronization

/// Reads a pipe to its end in a thread of its own, so that the writer never has to wait.
final class OutputReader {
  private final class Shared: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let isAtEnd = Atomic(false)
  }

  private let shared = Shared()
  /// Closing this end wakes the thread, and ends it.
  private let stop: Descriptor

  /// Starts to read. The descriptor is closed at the end of the reading, and is not to be used any
  /// more.
  init(_ pipe: Descriptor) throws(HarnessError) {
    let (stopSign, stop) = try Descriptor.pipe()
    self.stop = stop
    let shared = shared
    Thread.detachNewThread {
      OutputReader.read(pipe, until: stopSign, into: shared)
    }
  }

  deinit {
    stop.close()
  }

  /// All that was read so far.
  var bytes: [UInt8] { shared.bytes.withLock { $0 } }

  /// Whether nothing more will be read.
  var isAtEnd: Bool { shared.isAtEnd.load(ordering: .acquiring) }

  /// Closes the pipe, so that the writer finds nobody there.
  func close() throws(HarnessError) {
    stop.close()
    try waitUntil("the pipe is closed") { isAtEnd }
  }

  private static func read(_ pipe: Descriptor, until stop: Descriptor, into shared: Shared) {
    let events = Int16(POLLIN)
    while true {
      var requests = [pipe, stop].map { pollfd(fd: $0.number, events: events, revents: 0) }
      if poll(&requests, 2, -1) < 0 { continue }
      if requests[1].revents != 0 { break }
      let part = pipe.readSome()
      if part.isEmpty { break }
      shared.bytes.withLock { $0 += part }
    }
    pipe.close()
    shared.isAtEnd.store(true, ordering: .releasing)
  }
}
