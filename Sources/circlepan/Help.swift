import PanEngine

/// The text of --help, made from the table of settings.
enum Help {
  /// Where the explanations begin, so that most options fit before them.
  private static let column = 26

  static func text() -> String {
    var text = """
      Usage: circlepan [OPTION]...
      A round knob that is dragged with the mouse, and may move only within a circle.

      """
    for group in Setting.all() {
      text += "\n\(group.heading):\n"
      for setting in group.settings { text += line(for: setting) }
    }
    text += """

      A value follows its option or an equals sign; one dash is as good as two. Pixels
      are logical ones. In a drag script each line is an event, such as
      "0.5 press 200 200".
      Exit status: 0, 1 where the X server or the output fails, 2 for a wrong option.

      """
    return text
  }

  private static func line(for setting: Setting) -> String {
    var parts = ["  --", "\(setting.name)"]
    if let placeholder = setting.placeholder { parts += [" ", placeholder] }
    let width = parts.reduce(0) { $0 + $1.utf8.count }
    // Where an option is too long, its explanation goes on the next line.
    parts += width + 1 < column ? [spaces(column - width)] : ["\n", spaces(column)]
    parts.append(setting.help)
    if let byDefault = setting.byDefault { parts += [" (", byDefault, ")"] }
    return joined(parts + ["\n"])
  }

  private static func spaces(_ count: Int) -> String {
    var spaces = ""
    for _ in 0..<max(0, count) { spaces += " " }
    return spaces
  }
}
