import Foundation

extension SecureShell {
  /// A folder that nobody else can look into, which goes with its owner.
  final class Folder {
    let path: String

    init() throws(HarnessError) {
      var template = Array("/tmp/harness-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw .cannotStart("no folder in /tmp") }
      path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
