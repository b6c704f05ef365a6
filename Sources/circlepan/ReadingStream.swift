import PanEngine

/// Writes readings to a descriptor, a line each, and never waits for the reader unless it is told
/// to.
///
/// While the reader is slow, the lines that only follow the knob (`changed`, `tick`) are merged to
/// the latest one; the beginning and the end of a gesture are kept, and so is the last value. What
/// is kept is bounded by what a hand can do: three lines for each drag.
struct ReadingStream {
  private let format: Options.Output
  private var outlet: Outlet
  private var pending: [Reading] = []

  /// A stream of what these options ask for; JSON lines begin with one that says what the others
  /// are about.
  ///
  /// - Parameter radius: the limit's at the start, in logical pixels.
  init(to descriptor: Int32, about options: Options, radius: Double) {
    format = options.output
    outlet = Outlet(descriptor)
    if format != .ndjson { return }
    outlet.append { ReadingLine.appendReady(options, radius: radius, to: &$0) }
  }

  var descriptor: Int32 { outlet.descriptor }

  /// How the reader is.
  var reader: Outlet.Reader { outlet.reader }

  /// Whether lines wait for the reader.
  var isWaiting: Bool {
    reader == .listening && (outlet.waitingCount > 0 || !pending.isEmpty)
  }

  /// Adds a reading; ``write(_:)`` writes it.
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

  /// Writes what waits, as far as the reader takes it: a line after the other, since those that are
  /// still readings can be merged.
  mutating func write(_ patience: Outlet.Patience = .none) {
    outlet.write(patience)
    var next = 0
    while next < pending.count, outlet.waitingCount == 0, reader == .listening {
      let reading = pending[next]
      next += 1
      outlet.append { bytes in
        if format == .text {
          ReadingLine.appendColumns(reading, to: &bytes)
        } else {
          ReadingLine.append(reading, to: &bytes)
        }
      }
      outlet.write(patience)
    }
    pending.removeFirst(next)
  }

  /// Notes that the reader has closed its end, or that the descriptor cannot be used.
  mutating func loseReader() {
    outlet.loseReader()
  }
}

extension Reading {
  /// Whether a later reading of the same kind says all that this one does.
  fileprivate var canBeMerged: Bool { phase == .changed || phase == .tick }
}
