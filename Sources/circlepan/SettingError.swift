/// What is wrong with the value of a setting, as the end of a sentence that begins with the value:
/// "is not a number of pixels, 0 or more".
struct SettingError: Error {
  var complaint: String

  init(_ complaint: String) {
    self.complaint = complaint
  }
}
