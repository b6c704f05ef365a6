import Testing
import XServerHarness

/// Scripts without a display.
@Suite struct HeadlessTests {
  static let wrongScripts: [(String, String)] = [
    ("0 press 1\n", "line 1: y is missing"),
    ("0 press 1 2 3\n", "line 1: '3' is left over"),
    ("0 press 1 2\n1 fly\n", "line 2: 'fly' is not an event"),
    ("# a comment\n\n1 move 0 0\n0.5 move 0 0\n", "line 4: the time goes backwards"),
    ("x press 1 2", "line 1: 'x' is not a time in seconds"),
    (
      "# circlepan drag script 2, recorded\n0 press 1 2\n",
      "line 1: version '2' of drag scripts is not known, only '1'"
    ),
  ]

  @Test("A wrong line is named, and nothing is done by half", arguments: wrongScripts)
  func wrongScript(_ script: String, _ complaint: String) throws {
    let program = try RunningProgram(["--replay", "-", "--headless"], input: script)
    #expect(try program.waitForExit() == .exited(2))
    #expect(program.errorText == "circlepan: --replay: '-', \(complaint)\n")
    #expect(program.outputText == "")
  }

  @Test("Nothing that happens outside a script matters: display, locale, resources")
  func ignoresSurroundings() throws {
    let script = "0 press 210 200\n0.1 move 250.5 200\n0.2 release 250.5 200\n"
    let plain = try RunningProgram(["--replay", "-", "--headless"], input: script)
    try plain.waitForExit()
    let other = try RunningProgram(
      ["--replay", "-", "--headless"],
      environment: [
        "DISPLAY": ":94321", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8",
        "XENVIRONMENT": "/dev/null", "RESOURCE_NAME": "x",
      ], input: script)
    #expect(try other.waitForExit() == .exited(0))
    #expect(other.outputText == plain.outputText)
    #expect(other.lines.count == 4)
  }

  @Test("A script that ends while held is cancelled at its last time")
  func endsWhileHeld() throws {
    let program = try RunningProgram(
      ["--replay", "-", "--headless"], input: "0 press 200 200\n0.5 move 220 200\n")
    #expect(try program.waitForExit() == .exited(0))
    let last = try #require(program.lines.last)
    #expect(last.contains("\"t\":0.5,"))
    #expect(last.contains("\"phase\":\"cancelled\",\"x\":0,\"y\":0,"))
    #expect(last.contains("\"held\":false,\"px\":20,\"py\":0}"))
  }

  @Test("A geometry is in device pixels, and the scene is as large as the scale leaves it")
  func scaleAndGeometry() throws {
    let program = try RunningProgram(
      [
        "--replay", "-", "--headless", "--scale", "2", "--geometry", "600x500", "--background=none",
      ],
      input: "0 press 150 125\n")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.lines[1].contains("\"phase\":\"began\",\"x\":0,\"y\":0,"))
  }

  @Test("A slow reader of a replay loses nothing")
  func waitsForReader() throws {
    var script = "0 press 200 200\n"
    for step in 1...2_000 { script += "\(step) move \(200 + step % 100) 200\n" }
    let program = try RunningProgram(
      ["--replay", "-", "--headless"], input: script, output: .unread())
    try program.waitUntilIdle()
    #expect(program.exitStatus == nil)
    try program.startReadingOutput()
    #expect(try program.waitForExit() == .exited(0))
    // The first line, the press, each move, and the end.
    #expect(program.lines.count == 2_003)
  }

  @Test("A reader that leaves ends a replay quietly; a full disk does not go unnoticed")
  func readerLeaves() throws {
    let script = "0 press 200 200\n1 move 210 200\n2 release 210 200\n"
    let gone = try RunningProgram(
      ["--replay", "-", "--headless"], input: script, output: .readerGone)
    #expect(try gone.waitForExit() == .exited(0))
    #expect(gone.errorText == "")
    let full = try RunningProgram(
      ["--replay", "-", "--headless"], input: script, output: .file("/dev/full"))
    #expect(try full.waitForExit() == .exited(1))
    #expect(
      full.errorText == "circlepan: cannot write to standard output: No space left on device\n")
  }

  @Test(
    "A script that cannot be read is one line",
    arguments: [
      ("/nonexistent/drag.txt", "No such file or directory"), ("/", "Is a directory"),
    ])
  func unreadable(_ file: String, _ complaint: String) throws {
    let program = try RunningProgram(["--replay", file, "--headless"])
    #expect(try program.waitForExit() == .exited(2))
    #expect(program.errorText == "circlepan: --replay: '\(file)': \(complaint)\n")
  }

  @Test("A closed standard input is not an empty script")
  func closedInput() throws {
    let shell = try RunningProgram(
      ["-c", "exec \"$0\" --replay - --headless <&-", try RunningProgram.executable()],
      executable: "/bin/sh")
    #expect(try shell.waitForExit() == .exited(2))
    #expect(shell.errorText == "circlepan: --replay: '-': Bad file descriptor\n")
  }

  @Test("The scene has the size that is asked for, as a window would", arguments: [true, false])
  func size(_ isAsked: Bool) throws {
    let program = try RunningProgram(
      ["--replay", "-", "--headless"] + (isAsked ? ["--geometry", "600x500"] : []),
      input: "\u{FEFF}0 press 300 250\n1 release 300 250\n")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.lines.count == (isAsked ? 3 : 1))
  }
}
