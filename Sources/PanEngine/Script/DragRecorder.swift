/// Writes down, as a drag script, what happens to a scene while it happens. Played by a
/// ``ReplayScene``, the script makes the readings that were made live.
///
/// Its first line is a comment that names the format. By it a script is known to be a recording,
/// whose last line counts only where it has an end: whoever wrote it may have been stopped in the
/// middle of it.
///
/// It does not write to a file: a program takes the lines, and puts them where they are safe.
public struct DragRecorder: Sendable {
  /// What stands before the version in the first line.
  static let heading: StaticString = "# circlepan drag script "
  static let firstLine: StaticString = "# circlepan drag script 1, recorded"

  private var last = Instant.zero
  private var lines: [UInt8] = []

  /// A recording of a scene of that size, in logical pixels, with nothing in it yet.
  ///
  /// Its first events are the scene's size and a tick: from a script's first tick on, a frame is
  /// read only where the script has one.
  public init(size: Size) {
    lines.append(contentsOf: Word.bytes(of: DragRecorder.firstLine))
    lines.append(UInt8(ascii: "\n"))
    record(.resize(size), at: .zero, isRead: true)
    record(.tick, at: .zero, isRead: true)
  }

  /// Notes an input that has happened to the scene at a moment.
  ///
  /// - Parameters:
  ///   - input: what happened.
  ///   - moment: as the scene was told. One that goes backwards counts as the latest one so far,
  ///     as it does for the scene.
  ///   - isRead: whether the scene has made a reading of it. A tick of which there is none is not
  ///     worth a line.
  public mutating func record(_ input: Input, at moment: Instant, isRead: Bool) {
    last = max(last, moment)
    if input == .tick, !isRead { return }
    DragScript.Event(time: last, input: input).append(to: &lines)
  }

  /// The lines since the last time, in ASCII, each with its end.
  public mutating func takeLines() -> [UInt8] {
    let taken = lines
    lines.removeAll(keepingCapacity: true)
    return taken
  }
}
