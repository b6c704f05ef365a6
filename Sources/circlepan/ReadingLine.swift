import PanEngine

/// The lines of the stream, in bytes, the same in every locale: a JSON object each, or columns.
///
/// Version 1 of the schema, which Documentation/Formats.md describes with what may change. A reader
/// should pass over fields that it does not know: new ones may come; a change of those that are
/// here would come with another version.
enum ReadingLine {
  /// The version of the schema that the first line names.
  private static let schema: UInt64 = 1

  /// Appends the first line, which says what the others are about.
  ///
  /// - Parameter radius: the limit's at the start, in logical pixels.
  static func appendReady(_ options: Options, radius: Double, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"seq\":0,\"t\":0,\"phase\":\"ready\",\"schema\":".utf8)
    bytes.append(digits: schema)
    bytes.append(contentsOf: ",\"version\":\"\(Program.version)\",\"pads\":".utf8)
    bytes.append(digits: UInt64(options.pads))
    bytes.append(contentsOf: ",\"radius\":".utf8)
    bytes.append(millionths: radius.millionths)
    bytes.append(contentsOf: ",\"rate\":".utf8)
    bytes.append(millionths: options.pad.rate.millionths)
    bytes.append(contentsOf: ",\"limit\":\"\(options.limitName)\"}\n".utf8)
  }

  /// Appends the line of a reading.
  static func append(_ reading: Reading, to bytes: inout [UInt8]) {
    let length = reading.length.millionths
    let place = reading.millionths
    bytes.append(contentsOf: "{\"seq\":".utf8)
    bytes.append(digits: UInt64(reading.sequence))
    bytes.append(contentsOf: ",\"t\":".utf8)
    bytes.append(time: reading.time)
    bytes.append(contentsOf: ",\"pad\":".utf8)
    bytes.append(digits: UInt64(reading.pad))
    bytes.append(contentsOf: ",\"phase\":\"".utf8)
    bytes.append(contentsOf: name(of: reading.phase).utf8)
    bytes.append(contentsOf: "\",\"x\":".utf8)
    bytes.append(millionths: place.x)
    bytes.append(contentsOf: ",\"y\":".utf8)
    bytes.append(millionths: place.y)
    bytes.append(contentsOf: ",\"length\":".utf8)
    bytes.append(millionths: length)
    bytes.append(contentsOf: ",\"angle\":".utf8)
    // A length that is written as 0 has no angle, even if there is a billionth of it.
    if length != 0, let angle = reading.angle {
      bytes.append(millionths: angle.millionths)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
    if reading.namesDirections {
      bytes.append(contentsOf: ",\"direction\":".utf8)
      let direction = length == 0 ? nil : reading.direction
      bytes.append(contentsOf: (direction.map { "\"\($0.name)\"" } ?? "null").utf8)
    }
    bytes.append(contentsOf: reading.isHeld ? ",\"held\":true".utf8 : ",\"held\":false".utf8)
    bytes.append(contentsOf: ",\"px\":".utf8)
    bytes.append(millionths: reading.offset.dx.millionths)
    bytes.append(contentsOf: ",\"py\":".utf8)
    bytes.append(millionths: reading.offset.dy.millionths)
    bytes.append(contentsOf: "}\n".utf8)
  }

  /// Appends the line of a reading for a shell: `t pad phase x y held` with blanks between them.
  static func appendColumns(_ reading: Reading, to bytes: inout [UInt8]) {
    let place = reading.millionths
    bytes.append(time: reading.time)
    bytes.append(UInt8(ascii: " "))
    bytes.append(digits: UInt64(reading.pad))
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name(of: reading.phase).utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.append(millionths: place.x)
    bytes.append(UInt8(ascii: " "))
    bytes.append(millionths: place.y)
    bytes.append(contentsOf: (reading.isHeld ? " 1\n" : " 0\n").utf8)
  }

  private static func name(of phase: Reading.Phase) -> String {
    switch phase {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .tick: "tick"
    }
  }
}

extension Reading {
  /// The nearest whole numbers of millionths; of a place in the circle, ones in the circle. Where
  /// the nearest are not, the one is taken towards zero that costs least; on a diagonal, both.
  fileprivate var millionths: (x: Int64, y: Int64) {
    let (x, y) = (self.x.millionths, self.y.millionths)
    if length > 1 || isInCircle(x, y) { return (x, y) }
    let (shorterX, shorterY) = (x - x.signum(), y - y.signum())
    if x.magnitude == y.magnitude { return (shorterX, shorterY) }
    let shortensX =
      Double(x.magnitude) - abs(self.x * 1e6) > Double(y.magnitude) - abs(self.y * 1e6)
    let first = shortensX ? (shorterX, y) : (x, shorterY)
    let second = shortensX ? (x, shorterY) : (shorterX, y)
    if isInCircle(first.0, first.1) { return first }
    return isInCircle(second.0, second.1) ? second : (shorterX, shorterY)
  }

  private func isInCircle(_ x: Int64, _ y: Int64) -> Bool {
    x * x + y * y <= 1_000_000_000_000
  }
}

extension Double {
  /// The nearest whole number of millionths; 0 where that is out of range, or of no number. All
  /// that a reading holds is below 1e9 times a few.
  fileprivate var millionths: Int64 {
    Int64(exactly: (self * 1e6).rounded()) ?? 0
  }
}

extension [UInt8] {
  /// Appends a moment in seconds: whole nanoseconds to the nearest millionth of a second.
  fileprivate mutating func append(time: Instant) {
    append(millionths: (time.nanoseconds + 500) / 1000)
  }

  /// Appends a number of millionths as a decimal: no exponent, no zeros at the end.
  fileprivate mutating func append(millionths value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    append(digits: whole)
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    append(digits: fraction, least: 6)
    while last == UInt8(ascii: "0") { removeLast() }
  }
}
