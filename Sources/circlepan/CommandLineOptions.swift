import CirclePanSupport
import PanEngine

/// Reads the command line: GNU's long options with an X programmer's habit of one dash, by the C
/// library's own getopt_long_only.
enum CommandLineOptions {
  /// What getopt gives for the first setting of the table; letters, '?' and ':' are all below.
  private static let firstSetting: Int32 = 256

  /// What the program's arguments ask for.
  static func read() throws(ProgramError) -> Options {
    let settings = Setting.all().flatMap { $0.settings }
    var names: [CirclePanSupport.option] = []
    for (index, setting) in settings.enumerated() {
      names.append(option(for: setting, value: firstSetting + Int32(index)))
    }
    // An exact name: "h" alone would be the beginning of several.
    if let help = settings.firstIndex(where: { Word("help").equals($0.name) }) {
      names.append(
        CirclePanSupport.option(
          name: cString("h"), has_arg: no_argument, flag: nil, val: firstSetting + Int32(help)))
    }
    names.append(CirclePanSupport.option())
    var options = Options()
    while let found = try next(names) {
      try apply(settings[found.index], found.value, to: &options)
      options.given.append(found.index)
      if options.action != .run { return options }
    }
    try options.complete()
    return options
  }

  private static func option(for setting: Setting, value: Int32) -> CirclePanSupport.option {
    CirclePanSupport.option(
      name: cString(setting.name),
      has_arg: setting.placeholder == nil ? no_argument : required_argument,
      flag: nil, val: value)
  }

  private static func cString(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// The next option on the command line; nil after the last one.
  private static func next(
    _ names: [CirclePanSupport.option]
  ) throws(ProgramError) -> (index: Int, value: String)? {
    let count = support_argument_count()
    let arguments = support_arguments()
    let found = names.withUnsafeBufferPointer {
      // ":" first: a missing value is told apart. "+": what is no option ends the options.
      support_next_option(count, arguments, "+:", $0.baseAddress, nil)
    }
    if found >= firstSetting {
      let value = support_option_argument().map { String(cString: $0) } ?? ""
      return (Int(found - firstSetting), value)
    }
    let index = support_option_index()
    if found == -1 {
      if index >= count { return nil }
      throw .usage(joined([quotedText(argument(index)), " is not an option"]))
    }
    throw complaint(about: argument(index - 1), isMissingValue: found == Int32(UInt8(ascii: ":")))
  }

  /// What is wrong with an argument that is like no option, lacks its value, or has one too many.
  private static func complaint(about argument: String, isMissingValue: Bool) -> ProgramError {
    // What is like no option, getopt tells no number of.
    if support_option_letter() < firstSetting {
      return .usage(joined([quotedText(argument), " is not an option"]))
    }
    // As it was written: with one dash or two, and whole or not.
    let option = Array(argument.utf8).prefix { $0 != UInt8(ascii: "=") }
    return .usage(
      joined([
        String(decoding: option, as: UTF8.self),
        isMissingValue ? ": a value is missing" : ": takes no value",
      ]))
  }

  private static func argument(_ index: Int32) -> String {
    guard let text = support_arguments()?[Int(index)] else { return "" }
    return String(cString: text)
  }

  private static func apply(
    _ setting: Setting, _ value: String, to options: inout Options
  ) throws(ProgramError) {
    do throws(SettingError) {
      try setting.apply(&options, value)
    } catch {
      throw .usage(
        joined(["--", "\(setting.name)", ": ", quotedText(value), " ", error.complaint]))
    }
  }
}
