import Foundation
import Testing
import XServerHarness

/// Settings in the X resource database: where they are read, which one counts, and what is said of
/// a wrong one.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ResourceTests {
  private let server: XServer
  private let user: XClient
  private let home: ScratchFolder

  init() throws {
    server = try XServer()
    user = try XClient(server)
    home = try ScratchFolder()
  }

  /// What `xrdb -load` does.
  private func load(_ resources: String) {
    user.root.setProperty("RESOURCE_MANAGER", text: resources)
  }

  private func start(
    _ arguments: [String], environment: [String: String] = [:], name: String? = nil
  ) throws -> RunningProgram {
    try RunningProgram(
      ["--output", "ndjson"] + arguments, on: server, name: name,
      environment: ["HOME": home.path].merging(environment) { $1 })
  }

  /// The radius that the program starts with.
  private func radius(
    _ arguments: String..., environment: [String: String] = [:], name: String? = nil
  ) throws -> String {
    let program = try start(arguments, environment: environment, name: name)
    let line = try program.waitForLine { $0.contains("\"phase\":\"ready\"") }
    #expect(program.errorText == "")
    return String(try #require(line.firstMatch(of: /"radius":([0-9.]+)/)).1)
  }

  /// The line that it ends with, and that it ends as for a wrong option.
  private func complaint(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    let program = try start(arguments, environment: environment)
    #expect(try program.waitForExit() == .exited(2))
    #expect(program.outputText == "")
    return program.errorText
  }

  // MARK: The order of the places

  @Test("Each place covers those below it, and an option covers them all")
  func order() throws {
    let system = try home.write("CirclePan.radius: 1\n", to: "system/CirclePan")
    let environment = ["XFILESEARCHPATH": system]
    #expect(try radius() == "125")
    #expect(try radius(environment: environment) == "1")
    try home.write("CirclePan.radius: 2\n", to: "CirclePan")
    #expect(try radius(environment: environment) == "2")
    try home.write("CirclePan.radius: 3\n", to: ".Xdefaults")
    #expect(try radius(environment: environment) == "3")
    load("CirclePan.radius: 4\n")
    #expect(try radius(environment: environment) == "4")
    try home.write("CirclePan.radius: 5\n", to: ".Xdefaults-\(hostName())")
    #expect(try radius(environment: environment) == "5")
    let own = try home.write("CirclePan.radius: 6\n", to: "own")
    let named = environment.merging(["XENVIRONMENT": own]) { $1 }
    #expect(try radius(environment: named) == "6")
    #expect(try radius("-xrm", "CirclePan.radius: 7", environment: named) == "7")
    #expect(
      try radius("-xrm", "CirclePan.radius: 7", "-xrm", "*radius: 8", "-radius", "9") == "9")
  }

  @Test("RESOURCE_MANAGER stands in for ~/.Xdefaults even where it says nothing of the program")
  func serverReplacesFile() throws {
    try home.write("CirclePan.radius: 3\n", to: ".Xdefaults")
    load("Xft.dpi:\t96\n")
    #expect(try radius() == "125")
  }

  @Test("The more specific line counts, wherever it is written")
  func specificity() throws {
    try home.write("circlepan.radius: 2\n", to: "CirclePan")
    load("*radius: 4\nCirclePan.Radius: 5\n")
    #expect(try radius() == "2")
    #expect(try radius("-name", "other") == "5")
  }

  @Test("Of several -xrm the last one counts")
  func severalLines() throws {
    #expect(try radius("-xrm", "*radius: 4", "--xrm=*radius: 5") == "5")
    #expect(try radius("-xrm", "*radius: 4", "-xrm", "*slop: 5") == "4")
  }

  @Test(
    "A file of another system has carriage returns; of one that is too long no half line counts")
  func ends() throws {
    try home.write("*radius: 74\r\n*slop: 1\r\n", to: "CirclePan")
    #expect(try radius() == "74")
    let begun = "*radius: 7"
    let remarks = String(repeating: "! a remark\n", count: 1 << 20).prefix(
      (1 << 20) - begun.count - 1)
    try home.write(remarks + "\n" + begun + "45\n", to: "CirclePan")
    #expect(try radius() == "125")
    try home.write(remarks.dropLast(2) + "\n" + begun + "\n45\n", to: "CirclePan")
    #expect(try radius() == "7")
  }

  // MARK: Files of the class

  @Test("The user's files for the class are found as the X Toolkit finds them")
  func userFiles() throws {
    try home.write("*radius: 1\n", to: "CirclePan")
    #expect(try radius(environment: ["LANG": "de_AT.UTF-8"]) == "1")
    try home.write("*radius: 2\n", to: "de/CirclePan")
    #expect(try radius(environment: ["LANG": "de_AT.UTF-8"]) == "2")
    try home.write("*radius: 3\n", to: "de_AT.UTF-8/CirclePan")
    #expect(try radius(environment: ["LANG": "de_AT.UTF-8"]) == "3")
    #expect(try radius(environment: ["LANG": "fr"]) == "1")
    let folder = "\(home.path)/more"
    #expect(try radius(environment: ["XAPPLRESDIR": folder]) == "1")
    try home.write("*radius: 4\n", to: "more/CirclePan")
    #expect(try radius(environment: ["XAPPLRESDIR": folder]) == "4")
    let path = "/nowhere/%N:\(home.path)/%l/%N%S"
    #expect(try radius(environment: ["XUSERFILESEARCHPATH": path, "LANG": "de"]) == "2")
    #expect(try radius(environment: ["XUSERFILESEARCHPATH": path, "LANG": "fr"]) == "125")
  }

  @Test("XFILESEARCHPATH is a list of names with letters that stand for something")
  func systemFiles() throws {
    try home.write("*radius: 1\n", to: "top/app-defaults/CirclePan")
    let path = ":%D:\(home.path)/top/%T/%N%C%S"
    #expect(try radius(environment: ["XFILESEARCHPATH": path]) == "1")
    #expect(try radius(environment: ["XFILESEARCHPATH": "%%\(path)"]) == "1")
    #expect(try radius(environment: ["XFILESEARCHPATH": "\(home.path)/none"]) == "125")
  }

  @Test("A file may include another, and continue a line")
  func parsing() throws {
    try home.write("*radius: 6\\\n6\n", to: "more")
    try home.write("! A comment\n#include \"more\"\n", to: "CirclePan")
    #expect(try radius() == "66")
  }

  @Test("What is included counts where it is included, from beside the file that names it")
  func includes() throws {
    try home.write("*radius: 1\n#include \"parts/first\"\n", to: "CirclePan")
    try home.write("  # include\t\"second\" and no more\n*slop: 0", to: "parts/first")
    try home.write("*radius: 2\\\n0\\", to: "parts/second")
    #expect(try radius() == "20")
    let second = "#include \"\(home.path)/parts/second\"\n"
    try home.write("\(second)*radius: 3\n", to: "CirclePan")
    #expect(try radius() == "3")
    try home.write("*radius: 3\n! Not the end \\\n\(second)", to: "CirclePan")
    #expect(try radius() == "20")
    try home.write("*radius: 3\n*title: a\\\n\(second)", to: "CirclePan")
    #expect(try radius() == "3")
    try home.write("*title: a\\\\\n\(second)", to: "CirclePan")
    #expect(try radius() == "20")
    for nothing in ["#include parts/second", "#include \"parts/second", "#include \"\"", "#inc"] {
      try home.write("*radius: 4\n\(nothing)\n", to: "CirclePan")
      #expect(try radius() == "4")
    }
  }

  @Test(
    "A file that includes what does not end is read all the same",
    arguments: [
      "pipe", "/dev/zero", "/dev/tty", "folder", "missing", "loop", "long", "CirclePan",
    ])
  func includesWhatDoesNotEnd(_ name: String) throws {
    #expect(mkfifo("\(home.path)/pipe", 0o600) == 0)
    try home.write("", to: "folder/file")
    try home.write("*radius: 5\n#include \"loop\"\n#include \"loop\"\n", to: "loop")
    try home.write("*radius: 6\n" + String(repeating: "! nothing\n", count: 300_000), to: "long")
    let include = "#include \"\(name)\"\n"
    try home.write("*radius: 7\n\(include)\(include)\(include)*slop: 2\n", to: "CirclePan")
    let wanted = ["loop": "5", "long": "6"][name] ?? "7"
    #expect(try radius() == wanted)
    try home.write("\(include)\(include)*radius: 8\n", to: "CirclePan")
    #expect(try radius() == "8")
  }

  @Test("A folder, a pipe, or a secret in the place of a file is none")
  func strangeFiles() throws {
    try home.write("", to: "CirclePan/file")
    #expect(try radius() == "125")
    #expect(mkfifo("\(home.path)/pipe", 0o600) == 0)
    #expect(try radius(environment: ["XENVIRONMENT": "\(home.path)/pipe"]) == "125")
    #expect(try radius(environment: ["XENVIRONMENT": "/dev/zero"]) == "125")
    #expect(try radius(environment: ["HOME": ""]) == "125")
  }

  @Test(
    "The resource manager is not called where nothing is written for the program",
    .enabled(
      if: ShippedProgram()?.isEmbedded ?? false, "needs functions that are bound when called")
  )
  func staysAway() throws {
    // The linker tells of each function of a library when it is called for the first time.
    func calls(_ arguments: String...) throws -> Bool {
      let program = try start(arguments, environment: ["LD_DEBUG": "bindings"])
      try program.waitForLine { $0.contains("ready") }
      return program.errorText.contains("`Xrm")
    }
    #expect(try !calls())
    load("Xft.dpi:\t96\nxterm*background: #123\n")
    try home.write("! CirclePan.radius: 90\n", to: "CirclePan")
    #expect(try !calls())
    #expect(try calls("-xrm", "*slop: 0"))
    load("Xft.dpi:\t96\n*background: #123\n")
    #expect(try calls())
  }

  // MARK: Names

  @Test("The instance's name is the option's, else the variable's, else the program's")
  func instances() throws {
    load("stick.radius: 1\nbar.radius: 2\ncirclepan.radius: 3\n")
    #expect(try radius("-name", "stick", name: "/usr/bin/bar") == "1")
    #expect(try radius(environment: ["RESOURCE_NAME": "stick"], name: "bar") == "1")
    #expect(try radius(name: "/usr/bin/bar") == "2")
    #expect(try radius(name: "circlepan") == "3")
    #expect(try radius(name: "other") == "125")
    #expect(try radius("-name", "stick.radius") == "125")
  }

  @Test("Every setting has a resource, but for those that are about one run")
  func everySetting() throws {
    let notOnes = ["help", "version", "replay", "record", "headless", "name", "xrm"]
    // What any text is right for.
    let anything = ["title"]
    let help = try RunningProgram(["--help"])
    try help.waitForExit()
    for match in help.outputText.matches(of: /(?m)^  --([a-z-]+)/) {
      let option = String(match.1)
      let name = option.replacing(/-(.)/) { $0.1.uppercased() }
      let lines = ["-xrm", "circlepan.\(name): \u{1}?"]
      // That of the display, -xrm can say.
      if option == "display" { continue }
      if notOnes.contains(option) {
        #expect(
          try complaint("-xrm", "circlepan.\(name): 1")
            == "circlepan: --xrm: 'circlepan.\(name): 1' names no setting that can be a resource "
            + "(see circlepan --help)\n")
      } else if anything.contains(option) {
        try start(lines).waitForLine("ready in spite of \(name)") { $0.contains("ready") }
      } else {
        let program = try RunningProgram(lines, on: server)
        #expect(try program.waitForExit() == .exited(2), "\(name)")
        #expect(
          program.errorText.hasPrefix("circlepan: circlepan.\(name) in -xrm: '??' is "),
          "\(name)")
        let byClass = "CirclePan.\(name.prefix(1).uppercased() + name.dropFirst()): \u{1}?"
        let other = try RunningProgram(["-xrm", byClass], on: server)
        #expect(try other.waitForExit() == .exited(2), "\(name)")
      }
    }
  }

  @Test("A flag can be on and off", arguments: ["on", "true", "YES", "1", "True "])
  func flags(_ value: String) throws {
    let program = try start(["-xrm", "*latch: \(value)", "--output", "ndjson"])
    let window = try user.findWindow(class: "CirclePan")
    let middle = PixelPoint(200, 200)
    try window.press(at: middle)
    try window.release(at: middle)
    // A click takes the knob, and nothing lets go of it: it has not ended.
    try program.waitForLine { $0.contains("began") }
    try window.press(at: middle)
    try program.waitForLine { $0.contains("ended") }
    #expect(program.lines.count == 3)
    let off = try start(["-xrm", "*latch: off", "-xrm", "*square: No"])
    try off.waitForLine { $0.contains("ready") }
  }

  @Test("The window's title and geometry are resources, and so is the display of -xrm")
  func windowSettings() throws {
    load("circlepan.title: Größe\ncirclepan.geometry: 200x100+30+40\n")
    let program = try start([])
    let window = try user.findWindow(class: "CirclePan")
    #expect(window.name == "Größe")
    #expect(try window.geometry() == PixelRect(x: 30, y: 40, width: 200, height: 100))
    program.send(SIGKILL)
    let other = try RunningProgram(
      ["-name", "other", "-xrm", "other.display: \(server.display)"], on: nil)
    _ = try user.findWindow(instance: "other")
    other.send(SIGKILL)
    let nowhere = try RunningProgram(["-xrm", "*display: :94321"], on: server)
    #expect(try nowhere.waitForExit() == .exited(1))
    #expect(nowhere.errorText == "circlepan: cannot open the display ':94321'\n")
  }

  @Test("Resources that ask for readings are obeyed, also where standard output is closed")
  func output() throws {
    let program = try RunningProgram(["-xrm", "*output: ndjson"], on: server)
    try program.waitForLine { $0.contains("ready") }
    let closed = try RunningProgram(["-xrm", "*output: ndjson"], on: server, output: .closed)
    #expect(try closed.waitForExit() == .exited(1))
    #expect(
      closed.errorText == "circlepan: cannot write to standard output: Bad file descriptor\n")
  }

  @Test("The resources in the README do what it says of them")
  func readme() throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../README.md"), encoding: .utf8)
    load(String(try #require(readme.firstMatch(of: /```\n(! In ~\/\.Xresources[^`]*)```/)).1))
    #expect(try radius() == "90")
    let program = try start(["-name", "throttle"])
    let line = try program.waitForLine { $0.contains("ready") }
    #expect(line.contains("\"radius\":90,") && line.contains("\"limit\":\"vertical\""))
  }

  // MARK: What is wrong

  @Test("A wrong value is named with the resource and its place")
  func complains() throws {
    let end = "'abc' is not a number of pixels, 0 or more (see circlepan --help)\n"
    let file = try home.write("*radius: 9\nCirclePan*radius: abc\n", to: "own")
    #expect(
      try complaint("-xrm", "*radius: abc") == "circlepan: circlepan.radius in -xrm: \(end)")
    #expect(
      try complaint(environment: ["XENVIRONMENT": file])
        == "circlepan: circlepan.radius in \(file): \(end)")
    #expect(
      try complaint(environment: ["XUSERFILESEARCHPATH": file])
        == "circlepan: circlepan.radius in \(file): \(end)")
    load("circlepan.radius: abc\n")
    #expect(try complaint() == "circlepan: circlepan.radius in RESOURCE_MANAGER: \(end)")
    load("")
    #expect(
      try complaint("-xrm", "*latch: perhaps")
        == "circlepan: circlepan.latch in -xrm: 'perhaps' is not one of on, off, true, false, "
        + "yes, no, 1, 0 (see circlepan --help)\n")
    #expect(
      try complaint("-xrm", "radius 90")
        == "circlepan: --xrm: 'radius 90' is not a resource such as circlepan.radius: 90 "
        + "(see circlepan --help)\n")
  }

  @Test(
    "H: A line of -xrm that names the program and nothing that it has is wrong",
    arguments: [
      "circlepan.radus: 90", "CirclePan*Record: f", "circlepan: 90", "*circlepan.help: on",
      "circlepan.window.radius: 90", " CirclePan.knob-radius : 9",
    ])
  func namesNothing(_ line: String) throws {
    let end = " names no setting that can be a resource (see circlepan --help)\n"
    #expect(try complaint("-xrm", line) == "circlepan: --xrm: '\(line)'\(end)")
    // Before there is a display.
    let program = try RunningProgram(["-xrm", line, "-display", ":65535"])
    #expect(try program.waitForExit() == .exited(2))
  }

  @Test(
    "H: A line of -xrm that is about any program, or about another one, is no mistake",
    arguments: ["*radus: 90", "*record: f", "?.help: on", "xterm.radus: 1", "*title: circlepan"])
  func namesOthers(_ line: String) throws {
    #expect(try radius("-xrm", line) == "125")
  }

  @Test("H: An option that is no resource is said to be none, wherever it is written")
  func isNoResource() throws {
    let end = ": is an option, and no resource (see circlepan --help)\n"
    load("CirclePan.record: f\n")
    #expect(try complaint() == "circlepan: CirclePan.record in RESOURCE_MANAGER\(end)")
    // Later versions may have it, and their files are read by this one as well.
    load("*record: f\nCirclePan.radus: 3\n")
    #expect(try radius() == "125")
    load("")
    let file = try home.write("CirclePan*headless: on\n", to: "CirclePan")
    #expect(try complaint() == "circlepan: CirclePan.headless in \(file)\(end)")
  }

  @Test("An option in its place hides a wrong resource")
  func hidden() throws {
    #expect(try radius("-xrm", "circlepan.radius: abc", "--radius", "3") == "3")
  }

  @Test("A wildcard for every program counts where it can be read, and is no mistake where not")
  func wildcards() throws {
    load("*radius: abc\n*background: gray20\n*title: a\n?.slop: -1\n*rate: often\n*foreground: x\n")
    #expect(try radius() == "125")
    load("*background: #123\n*radius: 90 \n")
    #expect(try radius() == "90")
    load("*CirclePan.radius: abc\n")
    #expect(try complaint().contains("circlepan.radius in RESOURCE_MANAGER: 'abc'"))
    load("")
    // On its own command line and in its own files a wildcard is about this program.
    let file = try home.write("*radius: abc\n", to: "CirclePan")
    let said = try complaint()
    #expect(said.contains("circlepan.radius in \(file): 'abc'"))
  }

  @Test("Without a display there are no resources")
  func headless() throws {
    try home.write("*radius: abc\n", to: "CirclePan")
    load("*radius: abc\n")
    let program = try RunningProgram(
      ["--headless", "--replay", "-", "-xrm", "*radius: abc"], on: server,
      environment: ["HOME": home.path], input: "")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.outputText.contains("\"radius\":125,"))
  }
}
