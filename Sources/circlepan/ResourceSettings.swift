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
        if !setting.isResource {
          try refuse(setting, in: database)
        } else if !options.given.contains(index) {
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

  /// Looks at each line of -xrm by itself: one that names the program, and no setting that can be a
  /// resource, is as wrong as an option that there is not.
  static func check(_ options: Options) throws(ProgramError) {
    for line in options.resourceLines {
      guard
        let database = ResourceDatabase(
          lines: [line], instanceName: options.windowInstanceName, className: className),
        database.isNamed(in: line), !saysAnything(database)
      else { continue }
      throw .usage(
        joined(["--xrm: ", quotedText(line), " names no setting that can be a resource"]))
    }
  }

  private static func saysAnything(_ database: borrowing ResourceDatabase) -> Bool {
    for group in Setting.all() {
      for setting in group.settings where setting.isResource || setting.isDisplay {
        if database.value(setting.resourceName, class: setting.resourceClass) != nil { return true }
      }
    }
    return false
  }

  /// What is written of an option that is no resource does nothing, and is said to. The display is
  /// left alone, since -xrm may name it.
  private static func refuse(
    _ setting: Setting, in database: borrowing ResourceDatabase
  ) throws(ProgramError) {
    let (name, className) = (setting.resourceName, setting.resourceClass)
    guard !setting.isDisplay, let origin = database.origin(name, class: className),
      !database.isForEveryProgram(name, class: className)
    else { return }
    throw .usage(
      joined(["CirclePan.", name, " in ", origin.name, ": is an option, and no resource"]))
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
