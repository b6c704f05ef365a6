/// A colour as it is on the screen, each component from 0 to 255 whatever the screen's depth.
public struct RGB: Hashable, Sendable {
  /// From 0 to 255.
  public var red: UInt8
  /// From 0 to 255.
  public var green: UInt8
  /// From 0 to 255.
  public var blue: UInt8

  /// The colour of these components, each from 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// (255, 255, 255)
  public static let white = RGB(255, 255, 255)
  /// (0, 0, 0)
  public static let black = RGB(0, 0, 0)
  /// (0, 255, 255)
  public static let cyan = RGB(0, 255, 255)
  /// (255, 0, 0)
  public static let red = RGB(255, 0, 0)

  /// Whether no component differs by more than `tolerance`.
  public func isNear(_ other: RGB, tolerance: Int) -> Bool {
    abs(Int(red) - Int(other.red)) <= tolerance
      && abs(Int(green) - Int(other.green)) <= tolerance
      && abs(Int(blue) - Int(other.blue)) <= tolerance
  }
}

extension RGB {
  /// Whether it lies on the way from one colour to another, each component up to `tolerance` off.
  public func isBlend(of start: RGB, _ end: RGB, tolerance: Int) -> Bool {
    let way = zip(end.components, start.components).map { $0 - $1 }
    let gone = zip(components, start.components).map { $0 - $1 }
    guard let longest = way.indices.max(by: { abs(way[$0]) < abs(way[$1]) }), way[longest] != 0
    else { return isNear(start, tolerance: tolerance) }
    let share = max(0, min(1, gone[longest] / way[longest]))
    return zip(gone, way).allSatisfy { abs($0 - share * $1) <= Double(tolerance) }
  }

  private var components: [Double] { [Double(red), Double(green), Double(blue)] }
}

extension RGB: CustomStringConvertible {
  /// As in "#ff8000".
  public var description: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
