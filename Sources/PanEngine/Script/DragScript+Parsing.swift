extension DragScript {
  /// Reads a script.
  ///
  /// The last line of a recording (``DragRecorder``) is passed over where it has no end.
  ///
  /// - Throws: ``DragScriptError`` at the first line that is none, or that names a version of the
  ///   format other than 1.
  public init(parsing text: String) throws(DragScriptError) {
    events = []
    var number = 0
    var bytes = Array(text.utf8)[...]
    // Some editors begin a text with a mark of its byte order, which cannot be seen.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let first = lines.first {
      try DragScript.checkVersion(first)
      if Word(bytes: first).equals(DragRecorder.firstLine) { lines.removeLast() }
    }
    for line in lines {
      number += 1
      do throws(LineError) {
        guard let event = try DragScript.event(on: line) else { continue }
        if let last = events.last {
          if event.time < last.time { throw LineError("the time goes backwards") }
          if last.input == .close { throw LineError("nothing can follow 'close'") }
        }
        events.append(event)
      } catch {
        throw DragScriptError(line: number, message: error.message)
      }
    }
  }

  /// A script may name its version in its first line, as a recording does. What another one means
  /// is not to be guessed.
  private static func checkVersion(_ line: ArraySlice<UInt8>) throws(DragScriptError) {
    let heading = Word.bytes(of: DragRecorder.heading)
    guard line.starts(with: heading) else { return }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let version = Word(
      bytes: line.dropFirst(heading.count).prefix {
        digits.contains($0) || $0 == UInt8(ascii: ".")
      })
    if version.count == 0 || version.equals("1") { return }
    throw DragScriptError(
      line: 1,
      message: joined(["version ", version.quoted, " of drag scripts is not known, only '1'"]))
  }

  private struct LineError: Error {
    var message: String
    @inline(never) init(_ parts: String...) { message = joined(parts) }
  }

  /// The event on a line; nil where the line is blank or a comment.
  private static func event(on line: ArraySlice<UInt8>) throws(LineError) -> Event? {
    // A line may end in a carriage return too, as on other systems; elsewhere it is no blank.
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    var words = Words(line.prefix { $0 != UInt8(ascii: "#") })
    guard let first = words.next() else { return nil }
    let time = try instant(first)
    guard let name = words.next() else { throw LineError("the event is missing") }
    let input = try input(named: name, &words)
    if let rest = words.next() { throw LineError(rest.quoted, " is left over") }
    return Event(time: time, input: input)
  }

  private static func input(
    named name: Word, _ words: inout Words
  ) throws(LineError) -> Input {
    switch name {
    case "press":
      let event = try pointerEvent(&words, least: 1)
      return .press(event.location, button: event.button, pointer: event.pointer)
    case "move":
      // A move names the button that is held; 0: none.
      let event = try pointerEvent(&words, least: 0)
      return .move(event.location, primaryIsDown: event.button == 1, pointer: event.pointer)
    case "release":
      let event = try pointerEvent(&words, least: 1)
      return .release(event.location, button: event.button, pointer: event.pointer)
    case "key-press": return .keyPress(try key(&words))
    case "key-release": return .keyRelease(try key(&words))
    case "resize":
      let size = Size(
        width: try number(&words, "width"), height: try number(&words, "height"))
      // Far beyond any screen, and small enough for exact arithmetic.
      guard (1e-9...1e9).contains(size.width), (1e-9...1e9).contains(size.height) else {
        throw LineError("a size is above 0, and at most 1e9")
      }
      return .resize(size)
    case "map": return .map
    case "unmap": return .unmap
    case "focus-in": return .focusIn
    case "focus-out": return .focusOut
    case "grab-lost": return try pointer(&words).map { .pointerLost($0) } ?? .grabLost
    case "tick": return .tick
    case "close": return .close
    default: throw LineError(name.quoted, " is not an event")
    }
  }

  private struct PointerEvent {
    var location: Point
    var button = 1
    var pointer = Pointer.mouse
  }

  private static func pointerEvent(
    _ words: inout Words, least: Int
  ) throws(LineError) -> PointerEvent {
    var event = PointerEvent(
      location: Point(x: try number(&words, "x"), y: try number(&words, "y")))
    if let button = try setting("button=", &words) {
      guard button >= least else { throw LineError("a button is ", "\(least)", " or more") }
      event.button = button
    }
    if let pointer = try pointer(&words) { event.pointer = pointer }
    return event
  }

  /// The pointer that the next word names; nil where that names none.
  private static func pointer(_ words: inout Words) throws(LineError) -> Pointer? {
    if let number = try setting("pointer=", &words) {
      return number > 0 ? Pointer(kind: .touch, number: number) : .mouse
    }
    if let number = try setting("pen=", &words) { return Pointer(kind: .pen, number: number) }
    return try setting("mouse=", &words).map { Pointer(kind: .mouse, number: $0) }
  }

  // MARK: Words

  private static func instant(_ word: Word) throws(LineError) -> Instant {
    guard let seconds = Double(decimal: word.bytes) else {
      throw LineError(word.quoted, " is not a time in seconds")
    }
    guard seconds >= 0, seconds <= 1e9 else {
      throw LineError("a time is from 0 to 1e9 seconds")
    }
    return Instant(decimal: word.bytes) ?? Instant(seconds: seconds)
  }

  private static func number(
    _ words: inout Words, _ name: String
  ) throws(LineError) -> Double {
    guard let word = words.next() else { throw LineError(name, " is missing") }
    guard let number = Double(decimal: word.bytes) else {
      throw LineError(word.quoted, " is not a number")
    }
    return number
  }

  private static func key(_ words: inout Words) throws(LineError) -> Key {
    guard let name = words.next() else { throw LineError("the key's name is missing") }
    return Key(xName: name.bytes)
  }

  /// The value of the next word where that starts with `name`: a whole number, 0 or more.
  private static func setting(
    _ name: StaticString, _ words: inout Words
  ) throws(LineError) -> Int? {
    guard let word = words.next(after: name) else { return nil }
    var value = 0
    for byte in word.bytes {
      guard value < 100_000_000, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        throw LineError("'", "\(name)", "' wants a small whole number, not ", word.quoted)
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    if word.bytes.isEmpty { throw LineError("'", "\(name)", "' wants a whole number") }
    return value
  }
}
