import Foundation
import Testing
import XServerHarness

/// What the README says is so.
@Suite struct ReadmeTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: top.appending(path: file), encoding: .utf8)
  }

  /// An option as the help or the README has it.
  private struct Option: Hashable {
    let name: String
    let placeholder: String
    let byDefault: String
  }

  @Test("The README's table of options is that of --help")
  func optionsAgree() throws {
    let readme = try ReadmeTests.optionsOfReadme()
    let help = try ReadmeTests.optionsOfHelp()
    #expect(help.count > 15)
    #expect(readme == help)
  }

  @Test("H: Of --antialias auto both say that it does without over a slow line")
  func saysWhatAutoIs() throws {
    let program = try RunningProgram(["--help"])
    try program.waitForExit()
    #expect(program.outputText.contains("soft edges; auto: not over a slow line (auto)"))
    #expect(try ReadmeTests.text("README.md").contains("`auto`: but not over a slow line |"))
  }

  @Test("H: The README names each option that is no resource")
  func namesWhatIsNoResource() throws {
    let readme = try ReadmeTests.text("README.md")
    let list = try #require(readme.firstMatch(of: /Each option but ([^:]*) can\s+stand in/)).1
    #expect(
      Set(list.matches(of: /`--([a-z]+)`/).map { String($0.1) })
        == ["help", "version", "replay", "record", "headless", "name", "xrm", "display"])
  }

  @Test(
    "H: Who relies on it is told what a remote desktop and a latch do",
    arguments: [
      ("README.md", ["VNC", "i3lock"]), ("Documentation/Teleoperation.md", ["VNC"]),
      ("Documentation/Accessibility.md", ["i3lock"]),
      ("Documentation/Kiosk.md", ["VNC", "locker"]),
      ("Documentation/Faults.md", ["VNC", "i3lock"]),
    ])
  func warns(_ document: String, _ words: [String]) throws {
    let text = try ReadmeTests.text(document)
    for word in words { #expect(text.contains(word), "\(word)") }
  }

  @Test("The README's example is the one that is built, and prints what it should")
  func exampleRuns() throws {
    let example = try ReadmeTests.text("Examples/FirstDrag/main.swift")
    #expect(try ReadmeTests.text("README.md").contains("```swift\n\(example)```\n"))
    let program = try RunningProgram(
      executable: try RunningProgram.executable(named: "FirstDrag"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(
      program.outputText == """
        0.0 began 0.0 0.0
        0.1 changed 0.4 0.4
        0.2 cancelled 0.0 0.0
        0.5 began 0.0 0.0
        0.6 ended 0.0 0.0

        """)
  }

  @Test("The README's drag script leaves the circle and is cancelled")
  func scriptRuns() throws {
    let readme = try ReadmeTests.text("README.md")
    let start = try #require(readme.range(of: "```\n# Grab the knob"))
    let rest = readme[readme.index(start.lowerBound, offsetBy: 4)...]
    let end = try #require(rest.range(of: "```"))
    let program = try RunningProgram(
      ["--replay", "-", "--headless"], input: String(rest[..<end.lowerBound]))
    #expect(try program.waitForExit() == .exited(0))
    let phases = program.lines.compactMap { line in
      ["ready", "began", "changed", "ended", "cancelled"].first {
        line.contains("\"phase\":\"\($0)\"")
      }
    }
    #expect(phases == ["ready", "began", "changed", "cancelled"])
  }

  @Test("Every command that the README recommends is one")
  func commandsWork() throws {
    let readme = try ReadmeTests.text("README.md")
    let section = try #require(readme.firstMatch(of: /## What would you like\?\n([^#]|#(?!# ))*/))
    let commands = section.0.matches(of: /\| `circlepan ([^`]*)`/).map { String($0.1) }
    #expect(commands.count > 12)
    for command in commands {
      let options = command.replacing("--headless --replay drag.txt", with: "")
      let program = try RunningProgram(
        [
          "-c", "exec \"$0\" \(options) --headless --replay /dev/null",
          try RunningProgram.executable(),
        ], executable: "/bin/sh")
      #expect(try program.waitForExit() == .exited(0), "\(command)")
      #expect(program.errorText.isEmpty && program.lines.count == 1, "\(command)")
    }
  }

  @Test("What the README has the program say is what it says")
  func messagesAgree() throws {
    let messages = try ReadmeTests.text("README.md").matches(of: /\| `(circlepan: [^`]*)`[,| ]/)
      .map { String($0.1) }
    let noDisplay = try RunningProgram()
    let noServer = try RunningProgram(["--display", ":65535"])
    let noCompositor = try RunningProgram(["--background", "none"], on: XServer())
    for program in [noDisplay, noServer, noCompositor] {
      let line = try waitFor("a message") {
        program.errorText.split(separator: "\n").first?.replacing("65535", with: "7")
      }
      #expect(messages.contains { line.hasPrefix($0) }, "\(line)")
    }
    // The shell's, for a program that it does not find.
    #expect(messages.count == 4)
    noCompositor.send(SIGTERM)
    try noCompositor.waitForExit()
  }

  @Test(
    "Every file that the documents link to is there",
    arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Documentation/Faults.md"])
  func linksLead(_ document: String) throws {
    for link in try ReadmeTests.text(document).matches(of: /\]\(([^)#:]+)\)/) {
      let path = ReadmeTests.top.appending(path: String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document): \(link.1)")
    }
  }

  @Test("Every suite that the README names as a proof is there")
  func proofsAreThere() throws {
    let tests = ReadmeTests.top.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let suites = Set((files ?? []).compactMap { $0.split(separator: "/").last.map(String.init) })
    let named = try ReadmeTests.text("README.md").matches(of: /`(\w+Tests)`/)
    #expect(named.count > 20)
    for name in named { #expect(suites.contains("\(name.1).swift"), "\(name.1)") }
  }

  @Test("Every test that the table of faults names is there")
  func faultsAreShown() throws {
    let named = try ReadmeTests.text("Documentation/Faults.md").matches(of: /`(\w+Tests)\.(\w+)`/)
    #expect(named.count > 50)
    let tests = ReadmeTests.top.appending(path: "Tests")
    let files =
      FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    for name in named {
      let suites = files.filter { $0.hasSuffix("/\(name.1).swift") }
      #expect(
        try suites.contains { try ReadmeTests.text("Tests/\($0)").contains("func \(name.2)(") },
        "\(name.0)")
    }
  }

  // MARK: Reading

  /// Rows such as "| `--radius N` | 125 | … |".
  private static func optionsOfReadme() throws -> Set<Option> {
    var options: Set<Option> = []
    for row in try text("README.md").split(separator: "\n") where row.hasPrefix("| `--") {
      let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|")
      let byDefault = cells[1].trimming().replacing("`", with: "")
      for name in cells[0].split(separator: ",") {
        let words = name.replacing("`", with: "").trimming().split(separator: " ", maxSplits: 1)
        options.insert(
          Option(
            name: String(words[0]),
            placeholder: words.count > 1 ? String(words[1]).replacing("\u{1}", with: "|") : "",
            byDefault: byDefault))
      }
    }
    return options
  }

  /// Lines such as "  --radius N   radius of the circle, in pixels (125)".
  private static func optionsOfHelp() throws -> Set<Option> {
    let program = try RunningProgram(["--help"])
    try program.waitForExit()
    // An explanation may stand on a line of its own.
    let text = program.outputText.replacing("\n" + String(repeating: " ", count: 26), with: "  ")
    var options: Set<Option> = []
    for line in text.split(separator: "\n") where line.hasPrefix("  --") {
      let parts = line.dropFirst(2).replacing(/\s{2,}/, with: "\u{1}", maxReplacements: 1)
        .split(separator: "\u{1}")
      let words = parts[0].split(separator: " ", maxSplits: 1)
      let byDefault = parts[1].firstMatch(of: /\(([^()]*)\)$/)
      options.insert(
        Option(
          name: String(words[0]), placeholder: words.count > 1 ? String(words[1]) : "",
          byDefault: byDefault.map { String($0.1) } ?? ""))
    }
    return options
  }
}

extension StringProtocol {
  fileprivate func trimming() -> String {
    trimmingCharacters(in: .whitespaces)
  }
}
