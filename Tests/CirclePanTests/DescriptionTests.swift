import Foundation
import Testing
import XServerHarness

/// What Scripts/describe makes of the program's help: the manual page, the completions of shells,
/// the app-defaults file.
@Suite struct DescriptionTests {
  private let folder: ScratchFolder
  /// The names in --help.
  private let options: [String]

  init() throws {
    folder = try ScratchFolder()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/describe").standardized.path
    let program = try RunningProgram.executable()
    let describe = try RunningProgram([script, program, folder.path], executable: "/bin/sh")
    try #require(try describe.waitForExit() == .exited(0), "\(describe.errorText)")
    let help = try RunningProgram(["--help"])
    try help.waitForExit()
    options = help.outputText.matches(of: /(?m)^  --([a-z-]+)/).map { String($0.1) }
    try #require(options.count > 20)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
  }

  /// What a shell prints.
  private func output(_ shell: String, _ arguments: [String]) throws -> [String] {
    let path = try #require(
      ["/bin", "/usr/bin"].map { "\($0)/\(shell)" }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    let program = try RunningProgram(
      arguments, executable: path, environment: ["HOME": folder.path])
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.errorText == "")
    return program.lines
  }

  @Test("The manual page has every option, with what its value can be and its default")
  func manual() throws {
    let page = try text("circlepan.1")
    let described = page.matches(of: /(?m)^\.It Fl \\-([a-z-]+)/).map { String($0.1) }
    #expect(described == options)
    #expect(
      page.contains(
        """
        .It Fl \\-radius Ar N Ns | Ns Cm fit
        Radius of the limit in pixels, or as the window allows.
        By default it is 125.

        """))
    #expect(page.contains(".It Fl \\-latch\nThe knob follows from one click to the next.\n"))
    #expect(!page.contains("@"))
  }

  @Test("The app-defaults file has every resource, commented out")
  func appDefaults() throws {
    let notOnes = ["help", "version", "replay", "record", "headless", "name", "xrm", "display"]
    let resources = options.filter { !notOnes.contains($0) }.map {
      $0.replacing(/-(.)/) { $0.1.uppercased() }
    }
    let file = try text("CirclePan")
    #expect(file.matches(of: /(?m)^!CirclePan\.(\w+): ./).map { String($0.1) } == resources)
    for line in file.split(separator: "\n") { #expect(line.hasPrefix("!")) }
  }

  @Test(
    "The defaults in the app-defaults file are what holds without it",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
  func defaults() throws {
    // Where there is no default stands what can be written, as in "4|8" and "WxH+X+Y".
    let active = try text("CirclePan").replacing(/(?m)^!(CirclePan\.\w+: [^|+\n]+)$/) { $0.1 }
    #expect(active.matches(of: /(?m)^CirclePan/).count > 15)
    let file = try folder.write(active, to: "active")
    let server = try XServer()
    func firstLine(_ environment: [String: String]) throws -> String {
      let program = try RunningProgram(
        ["-output", "ndjson"], on: server, environment: environment)
      return try program.waitForLine { _ in true }
    }
    #expect(try firstLine(["XUSERFILESEARCHPATH": file]) == firstLine([:]))
  }

  /// The options that take one of a few words, and these words: as the program names them where it
  /// is given another.
  private func closedLists() throws -> [(option: String, words: [String])] {
    let lists = try options.compactMap { option -> (String, [String])? in
      let program = try RunningProgram(["--\(option)", "?", "--help"])
      try program.waitForExit()
      guard let list = program.errorText.firstMatch(of: /is not one of (.*) \(see/)?.1 else {
        return nil
      }
      // Of "spring[:DAMPING[:RESPONSE]]" only the beginning is a word.
      return (option, list.split(separator: ", ").map { String($0.prefix { $0 != "[" }) })
    }
    try #require(lists.count > 8 && lists.contains { $0.0 == "pads" })
    return lists
  }

  /// A command line up to the cursor, and what completes its last word.
  static let completions: [(words: [String], replies: [String])] = [
    (["--rad"], ["--radius"]), (["--radius", ""], ["fit"]), (["--knob-radius", ""], []),
    (["--re"], ["--release", "--reduced-motion", "--report-return", "--replay", "--record"]),
    (["--limit", ""], ["circle", "square", "horizontal", "vertical"]),
    (["--slop", "3", "--leave", "c"], ["cancel", "clamp"]),
    (["--curve", "s"], ["spring"]), (["--knob-color", "gr"], ["gray", "green"]),
    (["--latch", "--ver"], ["--version"]), (["drag"], []), (["--pads", ""], ["1", "2", "3", "4"]),
  ]

  @Test(
    "bash completes options and their values",
    .enabled(if: isInstalled("bash"), "needs bash"),
    arguments: completions + [
      (["-lim"], ["-limit"]), (["-limit", "s"], ["square"]), (["--limit", "=", "v"], ["vertical"]),
      (["--limit", "="], ["circle", "square", "horizontal", "vertical"]),
      // With COMP_WORDBREAKS as some people have it: the whole word is completed.
      (["--leave=cl"], ["--leave=clamp"]), (["-limit=s"], ["-limit=square"]),
      (["--limit="], ["circle", "square", "horizontal", "vertical"].map { "--limit=\($0)" }),
      (["--latch", "--pads="], ["--pads=1", "--pads=2", "--pads=3", "--pads=4"]),
      (["--slop=1"], []), (["--none=c"], []),
    ])
  func bash(_ words: [String], _ replies: [String]) throws {
    let script = """
      source "$0/circlepan.bash"
      COMP_WORDS=(circlepan "$@")
      COMP_CWORD=$#
      [[ $(complete -p circlepan) == *'-F _circlepan circlepan' ]] || exit 1
      _circlepan && printf '%s\\n' "${COMPREPLY[@]}"
      """
    let found = try output("bash", ["--norc", "-c", script, folder.path] + words)
    #expect(Set(found.filter { !$0.isEmpty }) == Set(replies))
  }

  @Test(
    "Where one of a few words is wanted, bash completes these",
    .enabled(if: isInstalled("bash"), "needs bash"))
  func bashWords() throws {
    for (option, words) in try closedLists() { try bash(["--\(option)", ""], words) }
  }

  @Test("bash completes the names of files", .enabled(if: isInstalled("bash"), "needs bash"))
  func bashFiles() throws {
    try folder.write("", to: "a drag.txt")
    let script = """
      compopt() { echo "$*"; }
      cd "$0" && source circlepan.bash
      COMP_WORDS=(circlepan --replay a)
      COMP_CWORD=2
      _circlepan && printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(
      try output("bash", ["--norc", "-c", script, folder.path]) == ["-o filenames", "a drag.txt"])
    let whole = script.replacing("--replay a", with: "--replay=a").replacing("=2", with: "=1")
    #expect(
      try output("bash", ["--norc", "-c", whole, folder.path])
        == ["-o filenames", "--replay=a drag.txt"])
  }

  @Test(
    "fish completes options and their values",
    .enabled(if: isInstalled("fish"), "needs fish"), arguments: completions)
  func fish(_ words: [String], _ replies: [String]) throws {
    let script = "source $argv[1]/circlepan.fish; complete -C \"circlepan $argv[2]\""
    let found = try output(
      "fish", ["--no-config", "-c", script, folder.path, words.joined(separator: " ")])
    // A tab and the explanation follow.
    #expect(
      Set(found.compactMap { $0.split(separator: "\t").first.map(String.init) }) == Set(replies))
  }

  @Test(
    "Where one of a few words is wanted, fish completes these",
    .enabled(if: isInstalled("fish"), "needs fish"))
  func fishWords() throws {
    for (option, words) in try closedLists() { try fish(["--\(option)", ""], words) }
  }

  @Test(
    "Where one of a few words is wanted, zsh is told these",
    .enabled(if: isInstalled("zsh"), "needs zsh"))
  func zshWords() throws {
    let specifications = try zshSpecifications()
    for (option, words) in try closedLists() {
      let specification = specifications.first { $0.hasPrefix("--\(option)=") }
      #expect(specification?.hasSuffix(":value:(\(words.joined(separator: " ")))") == true)
    }
  }

  @Test("zsh is told of every option", .enabled(if: isInstalled("zsh"), "needs zsh"))
  func zsh() throws {
    let specifications = try zshSpecifications()
    #expect(
      specifications.map { $0.matches(of: /--([a-z-]+)/).first.map { String($0.1) } } == options)
    #expect(
      specifications.contains(
        "--leave=[what leaving the limit does]:value:(cancel clamp rubber-band)"))
    #expect(
      specifications.contains(
        "--replay=[let a drag script happen; -\\: from standard input]:FILE:_files"))
    #expect(specifications.contains("(- *)--version[show the version and end]"))
  }

  /// What zsh is told of each option.
  private func zshSpecifications() throws -> [String] {
    let script = "_arguments() { print -rl -- \"$@\" }; source $1/_circlepan"
    return try output("zsh", ["-f", "-c", script, "zsh", folder.path])
  }
}
