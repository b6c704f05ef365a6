import CSupport
import PanEngine
import XlibBridge

/// Writes readings to a descriptor, a line each, and never waits for the reader unless it is told
/// to.
///
/// While the reader is slow, the lines that only follow the knob (`changed`, `tick`) are merged to
/// the latest one; the beginning and the end of a gesture are kept, and so is the last value. What
/// is kept is bounded by what a hand can do: three lines for each drag.
///
/// The descriptor stays as it is (others may share it): it is asked whether it can take a line
/// before each one, and a line is shorter than PIPE_BUF, which a pipe that says so takes without
/// waiting.
struct ReadingStream {
  /// How the reader is.
  enum Reader: Equatable {
    case listening
    /// It has closed its end.
    case gone
    /// Writing failed, with that errno.
    case failed(Int32)
  }

  let descriptor: Int32
  private(set) var reader = Reader.listening
  private var pending: [Reading] = []
  /// The line that is being written, and how much of it has been.
  private var line: [UInt8] = []
  private var written = 0

  /// A stream that begins with the line that says what the others are about.
  init(to descriptor: Int32, about options: Options) {
    self.descriptor = descriptor
    line.reserveCapacity(256)
    ReadingLine.appendReady(options, to: &line)
  }

  /// Whether lines wait for the reader.
  var isWaiting: Bool { reader == .listening && (written < line.count || !pending.isEmpty) }

  /// Adds a reading; ``write(waitingAtMost:)`` writes it.
  mutating func append(_ reading: Reading) {
    // Of its own pad, which may not be the one that spoke last. At the end, so that all stay in
    // order.
    if reading.canBeMerged, let last = pending.lastIndex(where: { $0.pad == reading.pad }),
      pending[last].canBeMerged
    {
      pending.remove(at: last)
    }
    pending.append(reading)
  }

  /// Writes what waits, as far as the reader takes it.
  ///
  /// - Parameter seconds: how long to wait for the reader altogether; 0 not at all, nil as long as
  ///   it takes.
  mutating func write(waitingAtMost seconds: Double? = 0) {
    let deadline = seconds.map { MonotonicClock.read() + Int64($0 * 1e9) }
    var next = 0
    while reader == .listening {
      if written == line.count {
        guard next < pending.count else { break }
        line.removeAll(keepingCapacity: true)
        written = 0
        ReadingLine.append(pending[next], to: &line)
        next += 1
      }
      guard waitForReader(until: deadline, seconds == nil) else { break }
      writeOnce()
    }
    pending.removeFirst(next)
  }

  /// Notes that the reader has closed its end, or that the descriptor cannot be used.
  mutating func loseReader() {
    reader = .gone
  }

  /// Whether the descriptor takes a line, by then at the latest.
  private func waitForReader(until deadline: Int64?, _ forever: Bool) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      var milliseconds: Int32 = forever ? -1 : 0
      if let deadline {
        // Rounded up, so that the last part of a millisecond is not spent spinning.
        milliseconds = Int32(max(0, (deadline - MonotonicClock.read() + 999_999) / 1_000_000))
      }
      let ready = CSupport.poll(&poll, 1, milliseconds)
      // Where poll itself fails, write says why.
      if ready >= 0 || support_errno() != EINTR { return ready != 0 }
    }
  }

  private mutating func writeOnce() {
    let rest = line[written...]
    let count = rest.withUnsafeBytes { CSupport.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      written += count
      return
    }
    switch support_errno() {
    case EINTR, EAGAIN: break
    case EPIPE: reader = .gone
    case let error: reader = .failed(error)
    }
  }
}

extension Reading {
  /// Whether a later reading of the same kind says all that this one does.
  fileprivate var canBeMerged: Bool { phase == .changed || phase == .tick }
}
