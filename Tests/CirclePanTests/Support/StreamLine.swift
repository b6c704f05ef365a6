import Foundation

/// A line of the stream, read as a stranger would read it, and checked as it is read.
struct StreamLine: Equatable {
  /// What is wrong with a line.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let sequence: Int
  let time: Double
  let pad: Int
  let phase: String
  let x: Double
  let y: Double
  let length: Double
  let angle: Double?
  let isHeld: Bool
  let px: Double
  let py: Double
  /// Nil where none is named, or none can be.
  let direction: String?

  private static let fields: Set = [
    "seq", "t", "pad", "phase", "x", "y", "length", "angle", "held", "px", "py",
  ]

  /// Reads a line that is about the knob.
  init(_ text: String) throws {
    let fields = try StreamLine.object(text)
    guard Set(fields.keys).subtracting(["direction"]) == StreamLine.fields,
      let pad = fields["pad"] as? Int
    else {
      throw Fault(description: "other fields than those: \(text)")
    }
    func number(_ name: String) throws -> Double {
      guard let number = fields[name] as? Double else {
        throw Fault(description: "no number \(name): \(text)")
      }
      return number
    }
    guard let phase = fields["phase"] as? String, let isHeld = fields["held"] as? Bool else {
      throw Fault(description: "no phase, or not held or unheld: \(text)")
    }
    self.pad = pad
    self.phase = phase
    direction = fields["direction"] as? String
    self.isHeld = isHeld
    sequence = Int(try number("seq"))
    time = try number("t")
    (x, y, length) = (try number("x"), try number("y"), try number("length"))
    angle = fields["angle"] is NSNull ? nil : try number("angle")
    (px, py) = (try number("px"), try number("py"))
  }

  /// Any line of the stream, the first one too.
  static func object(_ text: String) throws -> [String: Any] {
    guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw Fault(description: "no object: \(text)") }
    return object
  }

  /// Whether the two say the same of the knob.
  func saysTheSame(as other: StreamLine) -> Bool {
    x == other.x && y == other.y && length == other.length && angle == other.angle
      && isHeld == other.isHeld && px == other.px && py == other.py
  }

  /// Whether it says that nothing is to move.
  var isStop: Bool { x == 0 && y == 0 && length == 0 && angle == nil && !isHeld }
}
