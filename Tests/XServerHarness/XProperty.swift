/// The value of a window's property.
public struct XProperty: Equatable, Sendable {
  /// The name of its type, such as "UTF8_STRING" or "CARDINAL".
  public let type: String
  /// Bits per item: 8, 16 or 32.
  public let format: Int
  /// The items.
  public let items: [UInt]

  /// The items as bytes. Of use where the format is 8.
  public var bytes: [UInt8] { items.map { UInt8(truncatingIfNeeded: $0) } }

  /// The bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as texts that each end with a NUL.
  public var texts: [String] {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return (parts.last == [] ? parts.dropLast() : parts).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The items as signed numbers of 32 bits.
  public var integers: [Int] { items.map { Int(Int32(truncatingIfNeeded: $0)) } }
}
