import PanEngine

/// A setting as the X resource database has it.
extension Setting {
  /// What is about one run, about the resources themselves, or asked for too late.
  private static let others: [StaticString] = [
    "help", "version", "replay", "record", "headless", "name", "xrm", "display",
  ]

  /// Whether it can stand in the resource database.
  var isResource: Bool {
    let word = Word("\(name)")
    return !Setting.others.contains { word.equals($0) }
  }

  /// Whether it is the one that can be a resource of -xrm alone.
  var isDisplay: Bool { Word("\(name)").equals("display") }

  /// Its name there: "knobRadius" for "knob-radius".
  var resourceName: String { camelCase(beginsInUpperCase: false) }

  /// Its class there: "KnobRadius" for "knob-radius".
  var resourceClass: String { camelCase(beginsInUpperCase: true) }

  /// Sets it to what a resource says. A flag can be off there, too.
  func applyResource(_ value: String, to options: inout Options) throws(SettingError) {
    if placeholder != nil { return try apply(&options, value) }
    if try SettingValue.isOn(value) { try apply(&options, "") }
  }

  private func camelCase(beginsInUpperCase: Bool) -> String {
    var bytes: [UInt8] = []
    var isUpper = beginsInUpperCase
    for byte in UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount) {
      if byte == UInt8(ascii: "-") {
        isUpper = true
      } else {
        // ASCII's small letters are 32 above the capital ones.
        bytes.append(isUpper ? byte - 32 : byte)
        isUpper = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
