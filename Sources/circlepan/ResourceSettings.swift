import PanEngine
import XlibBridge

/// The settings that stand in the X resource database.
enum ResourceSettings {
  static let className = "CirclePan"

  /// Applies what the database says of the settings that the command line has left open.
  static func apply(
    _ connection: Connection, to options: inout Options
  ) throws(ProgramError) {
    guard
      let database = ResourceDatabase(
        connection, instanceName: options.windowInstanceName, className: className,
        lines: options.resourceLines)
    else { return }
    var index = 0
    for group in Setting.all() {
      for setting in group.settings {
        if setting.isResource, !options.given.contains(index) {
          try apply(setting, from: database, to: &options)
        }
        index += 1
      }
    }
    try options.complete()
  }

  /// The display that -xrm names; nil where it names none. Other resources come with the
  /// connection, and too late for that.
  static func display(_ options: Options) -> String? {
    guard
      let database = ResourceDatabase(
        lines: options.resourceLines, instanceName: options.windowInstanceName,
        className: className)
    else { return nil }
    return database.value("display", class: "Display")
  }

  private static func apply(
    _ setting: Setting, from database: borrowing ResourceDatabase, to options: inout Options
  ) throws(ProgramError) {
    let (name, className) = (setting.resourceName, setting.resourceClass)
    guard let value = database.value(name, class: className) else { return }
    do throws(SettingError) {
      try setting.applyResource(value, to: &options)
    } catch {
      guard let origin = database.origin(name, class: className) else { return }
      // "*background: gray20" in a file that all programs share is not wrong because this one
      // knows no such colour.
      if origin.isShared, database.isForEveryProgram(name, class: className) { return }
      let instance = printable(options.windowInstanceName, longest: 60)
      throw .usage(
        joined([
          instance, ".", name, " in ", origin.name, ": ", quotedText(value), " ", error.complaint,
        ]))
    }
  }
}
