import PanEngine
import XlibBridge

/// Reads the values of settings from text. What a value cannot be is said as the end of a sentence.
enum SettingValue {
  /// The largest number of pixels: far beyond any screen, and small enough for exact arithmetic.
  private static let mostPixels = 1e9

  /// Logical pixels, 0 or more.
  static func pixels(_ text: String) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), value >= 0 else {
      throw SettingError("is not a number of pixels, 0 or more")
    }
    return try notTooMany(value)
  }

  /// Logical pixels, above 0.
  static func pixelsAboveZero(_ text: String) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), value > 0 else {
      throw SettingError("is not a number of pixels above 0")
    }
    return try notTooMany(value)
  }

  /// Seconds, from 0 to a bound.
  static func seconds(_ text: String, upTo bound: Int) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), (0...Double(bound)).contains(value) else {
      throw SettingError("is not a number of seconds from 0 to \(bound)")
    }
    return value
  }

  /// A part of a whole, from 0 to 1.
  static func fraction(_ text: String) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), (0...1).contains(value) else {
      throw SettingError("is not a number from 0 to 1")
    }
    return value
  }

  /// A part of a whole, from 0 to below 1.
  static func fractionBelowOne(_ text: String) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), value >= 0, value < 1 else {
      throw SettingError("is not a number from 0 to below 1")
    }
    return value
  }

  /// What the window's scale is to be.
  static func scale(_ text: String) throws(SettingError) -> WindowScale {
    if Word(text).equals("auto") { return .automatic }
    guard let value = Double(decimal: text), (0.5...8).contains(value) else {
      throw SettingError("is neither auto nor a number from 0.5 to 8")
    }
    return .fixed(value)
  }

  /// How often something happens per second, from 0 to a bound.
  static func rate(_ text: String, upTo bound: Int) throws(SettingError) -> Double {
    guard let value = Double(decimal: text), (0...Double(bound)).contains(value) else {
      throw SettingError("is not a number per second from 0 to \(bound)")
    }
    return value
  }

  /// Of the damping ratio and the response: the slowest spring rests after about a minute, as the
  /// longest duration does.
  private static let springRanges = [0.1...5, 0.01...5]

  /// A spring, as in "spring", "spring:0.5" and "spring:0.5:0.3" (damping ratio, and response in
  /// seconds); nil where the text is about no spring.
  static func spring(_ text: String) throws(SettingError) -> Spring? {
    let parts = Array(text.utf8).split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let name = parts.first, Word(bytes: name).equals("spring") else { return nil }
    var numbers = [1, 0.3]
    for (index, part) in parts.dropFirst().enumerated() {
      guard index < numbers.count, let number = Double(decimal: part),
        springRanges[index].contains(number)
      else {
        throw SettingError(
          "is not spring[:DAMPING[:RESPONSE]], with 0.1 to 5, and 0.01 to 5 seconds")
      }
      numbers[index] = number
    }
    return Spring(dampingRatio: numbers[0], response: numbers[1])
  }

  /// One of a few words, and what it stands for.
  static func choice<Value>(
    _ text: String, _ choices: [(word: StaticString, value: Value)], also: String? = nil
  ) throws(SettingError) -> Value {
    let word = Word(text)
    for choice in choices where word.equals(choice.word) { return choice.value }
    throw noChoice(choices.map { $0.word }, also)
  }

  /// Apart from `choice`, and so only once in the program and not once for each kind of value.
  private static func noChoice(_ choices: [StaticString], _ also: String?) -> SettingError {
    var parts = ["is not one of "]
    for (index, choice) in choices.enumerated() {
      if index > 0 { parts.append(", ") }
      parts.append("\(choice)")
    }
    if let also { parts += [", ", also] }
    return SettingError(joined(parts))
  }

  /// What a resource says of a flag, in upper or lower case.
  static func isOn(_ text: String) throws(SettingError) -> Bool {
    var bytes: [UInt8] = []
    // This bit is all that is between capital and small letters; digits have it.
    for byte in Array(text.utf8) { bytes.append(byte | 0x20) }
    let word = Word(bytes: bytes[...])
    for yes: StaticString in ["on", "true", "yes", "1"] where word.equals(yes) { return true }
    for no: StaticString in ["off", "false", "no", "0"] where word.equals(no) { return false }
    throw SettingError("is not one of on, off, true, false, yes, no, 1, 0")
  }

  /// A line of the resource database.
  static func resource(_ text: String) throws(SettingError) -> String {
    if Array(text.utf8).contains(UInt8(ascii: ":")) { return text }
    throw SettingError("is not a resource such as circlepan.radius: 90")
  }

  /// A colour: "#rgb", "#rrggbb" or a name.
  static func color(_ text: String) throws(SettingError) -> Color {
    guard let color = Color(text: text) else {
      throw SettingError("is not a color: #rgb, #rrggbb or a name such as orange")
    }
    return color
  }

  /// A text with something in it.
  static func notEmpty(_ text: String) throws(SettingError) -> String {
    if text.isEmpty { throw SettingError("is empty") }
    return text
  }

  private static func notTooMany(_ pixels: Double) throws(SettingError) -> Double {
    if pixels > mostPixels { throw SettingError("is more than \(Int(mostPixels)) pixels") }
    return pixels
  }
}
