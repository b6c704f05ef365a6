import Foundation
import XServerHarness

/// A folder for somebody else's package and what is built of it; it goes with its owner.
final class OtherPackage {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "circlepan-other-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file, and the folders on the way to it.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What a command of the shell's prints, in the folder.
  ///
  /// - Throws: ``ShellError`` where it fails.
  @discardableResult
  func run(_ command: String, environment: [String: String] = [:]) throws -> String {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? folder.path
    let shell = try RunningProgram(
      ["-c", "cd \"$0\" && \(command)", folder.path], executable: "/bin/sh",
      environment: ["HOME": home].merging(environment) { $1 })
    guard try shell.waitForExit(deadline: .seconds(300)) == .exited(0) else {
      throw ShellError(command: command, said: shell.outputText + shell.errorText)
    }
    return shell.outputText
  }
}

/// A command that failed, and all that it said.
struct ShellError: Error {
  let command: String
  let said: String
}
