import Foundation

/// The package's own files.
enum PackageFiles {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file of that path within the package.
  static func file(_ path: String) -> URL {
    top.appending(path: path)
  }

  /// All files with that ending below a folder of the package.
  static func all(in folder: String, ending: String) -> [URL] {
    let start = top.appending(path: folder)
    // A folder that is a link would not be entered.
    let names = FileManager.default.enumerator(atPath: start.resolvingSymlinksInPath().path)
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { start.appending(path: $0) }
  }
}
