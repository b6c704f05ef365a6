import CirclePanSupport
import XlibBridge

/// A descriptor that bytes go to, and that never makes anybody wait for who reads them unless told
/// to.
///
/// The descriptor stays as it is (others may share it): it is asked whether it can take something
/// before each write, and what is written at once is no more than PIPE_BUF, which a pipe that says
/// so takes without waiting. A terminal says so where it has room for less than a line, so it is
/// opened once more, in a way that waits for nobody.
struct Outlet {
  /// How the reader is.
  enum Reader: Equatable {
    case listening
    /// It has closed its end.
    case gone
    /// Writing failed, with that errno.
    case failed(Int32)
  }

  /// How long to wait for the reader.
  enum Patience {
    case none
    /// Until the system's clock has this many nanoseconds.
    case until(Int64)
    case endless

    /// For so many seconds from now.
    static func seconds(_ seconds: Int64) -> Patience {
      .until(MonotonicClock.read() + seconds * 1_000_000_000)
    }

    /// Whether it is at an end.
    var isOver: Bool {
      switch self {
      case .none: true
      case .until(let end): MonotonicClock.read() >= end
      case .endless: false
      }
    }
  }

  /// PIPE_BUF, a macro.
  private static let mostAtOnce = 4096

  /// No reader is waited for any longer, in milliseconds, though the clock should go back.
  private static let longest: Int64 = 1_000

  let descriptor: Int32
  private let isTerminal: Bool
  private(set) var reader = Reader.listening
  /// What is to be written, and how much of it has been.
  private var bytes: [UInt8] = []
  private var written = 0

  /// An outlet to a descriptor that is open.
  init(_ descriptor: Int32) {
    // Of a terminal, one of the program's own.
    let unshared = support_open_unshared(descriptor)
    self.descriptor = unshared < 0 ? descriptor : unshared
    isTerminal = unshared >= 0
    bytes.reserveCapacity(256)
  }

  /// How many bytes wait for the reader.
  var waitingCount: Int { bytes.count - written }

  /// Lets more be appended to what is to be written.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    // Rarely, so that a reader that lags for ever costs no more than one that does not.
    if written > bytes.count / 2 {
      bytes.removeFirst(written)
      written = 0
    }
    body(&bytes)
  }

  /// Writes what waits, as far as the reader takes it.
  mutating func write(_ patience: Patience) {
    while reader == .listening, written < bytes.count, waitForReader(patience) {
      if !writeOnce() && patience.isOver { break }
    }
    guard written == bytes.count else { return }
    bytes.removeAll(keepingCapacity: true)
    written = 0
  }

  /// Notes that the reader has closed its end, or that the descriptor cannot be used.
  mutating func loseReader() {
    reader = .gone
  }

  private func waitForReader(_ patience: Patience) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let milliseconds: Int32 =
        switch patience {
        case .none: 0
        case .endless: -1
        // Rounded up, so that the last part of a millisecond is not spent spinning.
        case .until(let end):
          Int32(max(0, min(Outlet.longest, (end - MonotonicClock.read() + 999_999) / 1_000_000)))
        }
      let ready = CirclePanSupport.poll(&poll, 1, milliseconds)
      // Where poll itself fails, write says why.
      if ready >= 0 || support_errno() != EINTR { return ready != 0 }
    }
  }

  /// - Returns: whether the reader took what it said that it would.
  private mutating func writeOnce() -> Bool {
    let part = bytes[written...].prefix(Outlet.mostAtOnce)
    let count = part.withUnsafeBytes {
      CirclePanSupport.write(descriptor, $0.baseAddress, $0.count)
    }
    if count >= 0 {
      written += count
      return true
    }
    switch support_errno() {
    case EINTR: break
    case EAGAIN:
      // A terminal with less room than a line's end takes. In a millisecond it may be another.
      CirclePanSupport.poll(nil, 0, 1)
      return false
    case EPIPE: reader = .gone
    // A terminal that has hung up.
    case EIO where isTerminal: reader = .gone
    case let error: reader = .failed(error)
    }
    return true
  }
}
