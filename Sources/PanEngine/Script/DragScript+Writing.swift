extension DragScript {
  /// The script as a text that reads as the same script, to the nanosecond and to the last bit.
  ///
  /// The format knows mice, fingers and pens, finite numbers and the keys that mean something:
  /// any other key becomes one that does nothing, and a location that is no number what it does
  /// (``Input/grabLost``, or for a press nothing).
  public var text: String {
    var bytes: [UInt8] = []
    for event in events { event.append(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DragScript.Event {
  /// Appends the event's line, in ASCII.
  func append(to bytes: inout [UInt8]) {
    DragScript.Event.append(time, to: &bytes)
    switch input {
    case .press(let location, _, _) where !location.isFinite:
      bytes.append(" tick")
    case .move(let location, _, _) where !location.isFinite,
      .release(let location, _, _) where !location.isFinite:
      bytes.append(" grab-lost")
    case .press(let location, let button, let pointer):
      bytes.append(" press", location, button: button, pointer)
    case .move(let location, let primaryIsDown, let pointer):
      bytes.append(" move", location, button: primaryIsDown ? 1 : 0, pointer)
    case .release(let location, let button, let pointer):
      bytes.append(" release", location, button: button, pointer)
    case .keyPress(let key):
      bytes.append(" key-press ")
      bytes.append(key.xName)
    case .keyRelease(let key):
      bytes.append(" key-release ")
      bytes.append(key.xName)
    case .resize(let size):
      bytes.append(" resize")
      bytes.append(number: size.width)
      bytes.append(number: size.height)
    case .map: bytes.append(" map")
    case .unmap: bytes.append(" unmap")
    case .focusIn: bytes.append(" focus-in")
    case .focusOut: bytes.append(" focus-out")
    case .grabLost: bytes.append(" grab-lost")
    case .pointerLost(let pointer):
      bytes.append(" grab-lost")
      bytes.append(name: pointer)
    case .tick: bytes.append(" tick")
    case .close: bytes.append(" close")
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Seconds with all nine decimals: what a moment has.
  private static func append(_ time: Instant, to bytes: inout [UInt8]) {
    let (seconds, nanoseconds) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    bytes.append(digits: UInt64(seconds))
    bytes.append(UInt8(ascii: "."))
    bytes.append(digits: UInt64(nanoseconds), least: 9)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: StaticString) {
    append(contentsOf: Word.bytes(of: text))
  }

  fileprivate mutating func append(
    _ name: StaticString, _ location: Point, button: Int, _ pointer: Pointer
  ) {
    append(name)
    append(number: location.x)
    append(number: location.y)
    if button != 1 {
      append(" button=")
      append(digits: UInt64(button.magnitude))
    }
    if pointer != .mouse { append(name: pointer) }
  }

  /// The word for a pointer.
  fileprivate mutating func append(name pointer: Pointer) {
    switch pointer.kind {
    case .mouse: append(" mouse=")
    case .touch: append(" pointer=")
    case .pen: append(" pen=")
    }
    append(digits: UInt64(Swift.max(pointer.kind == .touch ? 1 : 0, pointer.number)))
  }

  /// A blank, and the shortest text that reads as that number.
  fileprivate mutating func append(number: Double) {
    append(UInt8(ascii: " "))
    append(decimal: number)
  }
}
