/// A fuzzer's bytes, read as numbers from the front; zeros once they are used up.
public struct Bytes {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// The bytes that libFuzzer hands over.
  public init(_ start: UnsafePointer<UInt8>?, count: Int) {
    rest = UnsafeBufferPointer(start: start, count: count)[...]
  }

  /// Whether they are used up.
  public var isEmpty: Bool { rest.isEmpty }

  /// All that is left, as a text; what is not UTF-8 is replaced.
  public var text: String { String(decoding: rest, as: UTF8.self) }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// Whether the next byte is odd.
  public mutating func flag() -> Bool { byte() & 1 != 0 }

  /// One of these.
  public mutating func choice<Element>(of elements: [Element]) -> Element {
    elements[Int(byte()) % elements.count]
  }

  /// From 0 to 1, both included.
  public mutating func unit() -> Double {
    Double(UInt16(byte()) << 8 | UInt16(byte())) / Double(UInt16.max)
  }

  /// Any number at all, by its bits.
  public mutating func anyDouble() -> Double {
    var pattern: UInt64 = 0
    for _ in 0..<8 { pattern = pattern << 8 | UInt64(byte()) }
    return Double(bitPattern: pattern)
  }

  /// A length in logical pixels, 0 or more and finite: ordinary, very small, or very large.
  public mutating func extent() -> Double {
    switch byte() % 16 {
    case 0: 0
    case 1: 1e-3
    case 2: 1e-300
    case 3: 1e6
    case 4: 1e12
    case 5: 1e150
    case 6..<11: 125
    default: unit() * 1000
    }
  }
}
