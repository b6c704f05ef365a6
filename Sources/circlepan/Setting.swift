/// One thing that can be set, and everything that there is to know about it. The table of all of
/// them (``all``) is what the command line, the help and the tests of the documentation go by.
struct Setting {
  /// The long option's name without its dashes. Static, so that the C library may keep a pointer to
  /// it.
  let name: StaticString
  /// What stands for the value in the help; nil for a flag, which has none.
  let placeholder: String?
  /// What it is for, in a line.
  let help: String
  /// What it is where nobody sets it, for the help; nil where that goes without saying.
  let byDefault: String?
  /// Checks a value and puts it where it belongs. A flag's value is empty.
  let apply: (inout Options, String) throws(SettingError) -> Void

  init(
    _ name: StaticString, _ placeholder: String?, _ help: String, byDefault: String? = nil,
    apply: @escaping (inout Options, String) throws(SettingError) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.byDefault = byDefault
    self.apply = apply
  }
}
