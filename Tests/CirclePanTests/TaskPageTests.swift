import Foundation
import Testing
import XServerHarness

/// The commands on the pages for tasks, and those for the adapters in the README, as they stand
/// there: each with a drag where it shows a window.
@Suite(
  .enabled(
    if: XServer.isAvailable && Adapter.hasPython, "\(XServer.requirement), and /usr/bin/python3"))
struct TaskPageTests {
  static let pages = [
    "Documentation/Teleoperation.md", "Documentation/Camera.md", "Documentation/Music.md",
    "Documentation/GameTest.md", "Documentation/Accessibility.md", "Documentation/Kiosk.md",
    "README.md",
  ]

  /// The listings of a page that a shell runs.
  private static func commands(on page: String) throws -> [String] {
    let text = try String(contentsOf: Adapter.top.appending(path: page), encoding: .utf8)
    let all = text.matches(of: /```sh\n((?:.|\n)*?)```/).map { String($0.1) }
    // Of the README only what is about the adapters: the rest builds, or needs a sound server.
    return page == "README.md" ? all.filter { $0.contains("Examples/Adapters/") } : all
  }

  /// Why a command cannot be tried on this machine; nil where it can.
  private static func obstacle(to command: String) -> String? {
    if command.contains("osc.py"), !Adapter.hasOSC { return "python3-liblo is missing" }
    if command.contains("plot.py"), !Adapter.hasPlots { return "gnuplot is missing" }
    if command.contains("gamepad.py") {
      if !Adapter.hasGamepads { return "python3-evdev is missing" }
      let isPlain = command.split(separator: "\n").contains {
        $0.contains("gamepad.py") && !$0.contains("--dry-run")
      }
      if isPlain, !FileManager.default.isWritableFile(atPath: "/dev/uinput") {
        return "/dev/uinput cannot be written"
      }
    }
    return nil
  }

  @Test("Every command on the page works", arguments: pages)
  func works(_ page: String) throws {
    let scratch = try Scratch()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: scratch.path("circlepan"), withDestinationPath: RunningProgram.executable())
    try files.createSymbolicLink(
      atPath: scratch.path("Examples"),
      withDestinationPath: Adapter.top.appending(path: "Examples").path)
    let commands = try TaskPageTests.commands(on: page)
    #expect(commands.count >= 2)
    for command in commands {
      if let obstacle = TaskPageTests.obstacle(to: command) {
        print("not tried, since \(obstacle): \(command)")
      } else {
        try run(command, in: scratch)
      }
    }
  }

  @Test("Every file that a page links to is there", arguments: pages + ["Documentation/Formats.md"])
  func linksLead(_ page: String) throws {
    let file = Adapter.top.appending(path: page)
    for link in try String(contentsOf: file, encoding: .utf8).matches(of: /\]\(([^)#:]+)[)#]/) {
      let path = file.deletingLastPathComponent().appending(path: String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(link.1)")
    }
  }

  private func run(_ command: String, in scratch: Scratch) throws {
    let server = try XServer()
    let user = try XClient(server)
    let shell = try RunningProgram(
      ["-c", "cd \"$0\" && PATH=\"$0:$PATH\"\n\(command)", scratch.path("")], on: server,
      executable: "/bin/sh")
    // A line that shows a window is the only one, or the first.
    let showsWindow =
      command.contains("circlepan") && !command.hasPrefix("printf")
      && !command.split(separator: "\n").allSatisfy { $0.contains("--headless") }
    if showsWindow {
      let window = try user.findWindow(class: "CirclePan")
      let size = try window.geometry()
      // Of two sticks the first.
      let middle = PixelPoint(size.width / (size.width > 700 ? 4 : 2), size.height / 2)
      try window.press(at: middle)
      try window.movePointer(to: PixelPoint(middle.x + 40, middle.y - 30))
      try window.release(at: PixelPoint(middle.x + 40, middle.y - 30))
      window.requestClose()
    }
    #expect(try shell.waitForExit() == .exited(0), "\(command)")
    #expect(shell.errorText == "", "\(command)")
    let isToSee = command.contains("| Examples") || command.contains("--output")
    let goesElsewhere = command.contains("osc.py") || command.contains(".svg")
    if isToSee, !goesElsewhere { #expect(shell.lines.count >= 2, "\(command)") }
  }
}
