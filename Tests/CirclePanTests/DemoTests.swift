import Foundation
import Testing
import XServerHarness

/// What `make run` does without a display, and which programs the scripts take for those that they
/// need: others may have the same names, and come first in PATH.
@Suite struct DemoTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
  /// A program that is of no use.
  private static let failing = "echo 'another program' >&2; exit 1"

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Lets a shell read one of the scripts, and then a command, without a display. Programs that are
  /// these lines of a shell come first in PATH.
  private func script(
    _ name: String, _ others: [String: String], _ command: String = "exec \"$0\""
  ) throws -> RunningProgram {
    for (program, lines) in others {
      let file = try folder.write("#!/bin/sh\n\(lines)\n", to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let file = DemoTests.top.appending(path: "Scripts/\(name)").path
    return try RunningProgram(
      ["-c", command, file], executable: "/bin/sh",
      environment: [
        "PATH": "\(folder.path):\(path)", "CIRCLEPAN_BINARY": try RunningProgram.executable(),
      ])
  }

  @Test(
    "A1: Without a display a drag is played, whatever convert is; without pictures, if need be",
    .enabled(if: XServer.isAvailable && isInstalled("xdotool"), "needs Xvfb and xdotool"),
    arguments: [("convert", 6), ("gzip", 0)])
  func demo(_ program: String, pictures: Int) throws {
    let demo = try script("run", [program: DemoTests.failing])
    #expect(try demo.waitForExit() == .exited(0))
    let said = demo.errorText.split(separator: "\n")
    #expect(said.filter { $0.hasPrefix("    picture: build/demo/0") }.count == pictures)
    #expect(
      said.filter { $0.hasPrefix("    no pictures: ") }
        == (pictures == 0 ? ["    no pictures: another program"] : []))
    let phases = try demo.lines.dropFirst().map { try StreamLine($0).phase }
    #expect(phases.filter { $0 == "began" }.count == 2)
    #expect(phases.filter { ["ended", "cancelled"].contains($0) } == ["cancelled", "ended"])
  }

  @Test(
    "A1: ImageMagick is what says so, and not what is called convert",
    arguments: [
      ("echo 'Version: ImageMagick 6.9.11-60'", true), ("echo 'GraphicsMagick 1.3.40'", false),
      (failing, false),
    ])
  func imageMagick(_ lines: String, isReal: Bool) throws {
    let found = try script("image-magick.sh", ["convert": lines], ". \"$0\"; image_magick convert")
    _ = try found.waitForExit()
    #expect((found.lines == ["\(folder.path)/convert"]) == isReal)
  }

  @Test(
    "A1: A package is asked for where another program has the name of its own, and said to be hidden",
    .enabled(if: isInstalled("apt-get"), "needs apt-get"))
  func packages() throws {
    // Nothing is installed: apt-get is another one as well.
    let installation = try script(
      "install-packages",
      ["xtrace": DemoTests.failing, "apt-get": "exit 0", "sudo": "exec \"$@\""],
      "exec \"$0\" bench")
    #expect(try installation.waitForExit() == .exited(0))
    let said = installation.errorText.split(separator: "\n")
    #expect(said.count == 2 && said.allSatisfy { $0.contains(" xtrace") }, "\(said)")
    #expect(said.last?.contains("come first in PATH") == true)
  }

  @Test("A1: OpenStack's client is no Swift")
  func toolchain() throws {
    let other = try script(
      "install-packages", ["swift": "echo python-swiftclient"], "exec \"$0\" toolchain")
    #expect(try other.waitForExit() == .exited(1))
    #expect(other.errorText.hasPrefix("There is no Swift in PATH: install a Swift toolchain"))
  }
}
