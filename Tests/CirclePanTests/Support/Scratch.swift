import Foundation

/// A folder for a test's files, which goes with its owner.
final class Scratch {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "circlepan-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a file of that name, which need not be there.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What is in a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Makes a file.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }
}
