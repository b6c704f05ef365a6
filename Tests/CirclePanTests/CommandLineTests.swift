import Testing
import XServerHarness

/// What the program says of its options: exact texts and exit statuses, without a display.
@Suite struct CommandLineTests {
  /// A command line that is wrong, and the end of the one line that it gets.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let complaint: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ complaint: String) {
      self.arguments = arguments
      self.complaint = complaint
    }
  }

  static let wrong: [Wrong] = [
    Wrong(["--radius", "abc"], "--radius: 'abc' is not a number of pixels, 0 or more"),
    Wrong(["--radius=-1"], "--radius: '-1' is not a number of pixels, 0 or more"),
    Wrong(["-radius", "-1"], "--radius: '-1' is not a number of pixels, 0 or more"),
    Wrong(["--radius", ""], "--radius: '' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "nan"], "--radius: 'nan' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "inf"], "--radius: 'inf' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "0x10"], "--radius: '0x10' is not a number of pixels, 0 or more"),
    Wrong(["--radius", " 5"], "--radius: ' 5' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "5 "], "--radius: '5 ' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "1,5"], "--radius: '1,5' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "1e999"], "--radius: '1e999' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "2e9"], "--radius: '2e9' is more than 1000000000 pixels"),
    Wrong(
      ["--radius", "a\nb\u{1b}[31m"],
      "--radius: 'a?b?[31m' is not a number of pixels, 0 or more"),
    Wrong(
      ["--radius", String(repeating: "9", count: 61) + "x"],
      "--radius: '\(String(repeating: "9", count: 60))…' is not a number of pixels, 0 or more"),
    Wrong(["--radius"], "--radius: a value is missing"),
    Wrong(["-radius"], "--radius: a value is missing"),
    Wrong(["-display"], "--display: a value is missing"),
    Wrong(
      ["--radius", "-display", ":0"],
      "--radius: '-display' is not a number of pixels, 0 or more"),
    Wrong(["--knob-radius", "0"], "--knob-radius: '0' is not a number of pixels above 0"),
    Wrong(["--knob-radius", "-3"], "--knob-radius: '-3' is not a number of pixels above 0"),
    Wrong(["--leave", "fly"], "--leave: 'fly' is not one of cancel, clamp"),
    Wrong(["--leave", "Clamp"], "--leave: 'Clamp' is not one of cancel, clamp"),
    Wrong(["--duration", "61"], "--duration: '61' is not a number of seconds from 0 to 60"),
    Wrong(["--duration", "-0.1"], "--duration: '-0.1' is not a number of seconds from 0 to 60"),
    Wrong(["--curve", "cubic"], "--curve: 'cubic' is not one of ease-in-out, ease-out, linear"),
    Wrong(["--slop", "-1"], "--slop: '-1' is not a number of pixels, 0 or more"),
    Wrong(
      ["--knob-color", "blurple"],
      "--knob-color: 'blurple' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(
      ["--drag-color", "#12345"],
      "--drag-color: '#12345' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(
      ["--background", "#ggg"],
      "--background: '#ggg' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(
      ["--circle-color", ""],
      "--circle-color: '' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(["--circle-opacity", "1.1"], "--circle-opacity: '1.1' is not a number from 0 to 1"),
    Wrong(["--output", "xml"], "--output: 'xml' is not one of none, ndjson"),
    Wrong(["--replay", ""], "--replay: '' is empty"),
    Wrong(
      ["--replay", "/nonexistent/drag.txt"],
      "--replay: '/nonexistent/drag.txt': No such file or directory"),
    Wrong(["--replay", "/"], "--replay: '/': Is a directory"),
    Wrong(["--headless"], "--headless: needs --replay FILE"),
    Wrong(["--headless=yes", "--replay", "-"], "--headless: takes no value"),
    Wrong(["--help=me"], "--help: takes no value"),
    Wrong(
      ["--geometry", "big"], "--geometry: 'big' is not a geometry such as 400x400+10-10"),
    Wrong(["-geometry", ""], "--geometry: '' is not a geometry such as 400x400+10-10"),
    Wrong(["--name", ""], "--name: '' is empty"),
    Wrong(["--frobnicate"], "'--frobnicate' is not an option"),
    Wrong(["-x"], "'-x' is not an option"),
    Wrong(["drag.txt"], "'drag.txt' is not an option"),
    Wrong(["--radius", "5", "6"], "'6' is not an option"),
    Wrong(["-"], "'-' is not an option"),
    Wrong([""], "'' is not an option"),
  ]

  @Test("A wrong option is one line on standard error and status 2", arguments: wrong)
  func complains(_ wrong: Wrong) throws {
    let program = try RunningProgram(wrong.arguments)
    #expect(try program.waitForExit() == .exited(2))
    #expect(program.errorText == "circlepan: \(wrong.complaint) (see circlepan --help)\n")
    #expect(program.outputText == "")
  }

  @Test("Bytes that are no UTF-8 are complained of like anything else")
  func survivesBytes() throws {
    let shell = try RunningProgram(
      ["-c", "exec \"$0\" --radius \"$(printf 'a\\377b')\"", try RunningProgram.executable()],
      executable: "/bin/sh")
    #expect(try shell.waitForExit() == .exited(2))
    #expect(
      shell.errorText
        == "circlepan: --radius: 'a\u{FFFD}b' is not a number of pixels, 0 or more (see circlepan --help)\n"
    )
  }

  @Test("The first of two wrong options is named, and a later value counts")
  func orderCounts() throws {
    let first = try RunningProgram(["--radius", "a", "--slop", "b"])
    try first.waitForExit()
    #expect(first.errorText.contains("--radius: 'a'"))
    let later = try RunningProgram(
      ["--radius", "3", "--radius", "4", "--replay", "-", "--headless"], input: "")
    #expect(try later.waitForExit() == .exited(0))
    #expect(later.outputText.contains("\"radius\":4,"))
  }

  @Test("Help goes to standard output", arguments: ["--help", "-help", "-h", "--h"])
  func helps(_ option: String) throws {
    let program = try RunningProgram([option, "--radius", "never read"])
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.outputText.hasPrefix("Usage: circlepan [OPTION]...\n"))
    #expect(program.errorText == "")
    for line in program.lines { #expect(line.utf8.count <= 90, "\(line)") }
  }

  @Test("The version is the stream's version")
  func version() throws {
    let version = try RunningProgram(["--version"])
    #expect(try version.waitForExit() == .exited(0))
    #expect(version.outputText == "circlepan 0.1.0\n")
    let stream = try RunningProgram(["--replay", "-", "--headless"], input: "")
    try stream.waitForExit()
    #expect(stream.outputText.contains("\"version\":\"0.1.0\""))
  }

  @Test(
    "A value follows its option, an equals sign, and one dash or two",
    arguments: [["--radius", "90"], ["--radius=90"], ["-radius", "90"], ["-radius=90"]])
  func spellings(_ arguments: [String]) throws {
    let program = try RunningProgram(arguments + ["--replay", "-", "--headless"], input: "")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.outputText.contains("\"radius\":90,"))
  }

  @Test("Help that nobody can read is a failure, or no failure where the reader has left")
  func helpToNowhere() throws {
    let full = try RunningProgram(["--help"], output: .file("/dev/full"))
    #expect(try full.waitForExit() == .exited(1))
    #expect(
      full.errorText == "circlepan: cannot write to standard output: No space left on device\n")
    let gone = try RunningProgram(["--help"], output: .readerGone)
    #expect(try gone.waitForExit() == .exited(0))
    #expect(gone.errorText == "")
    let closed = try RunningProgram(["--help"], output: .closed)
    #expect(try closed.waitForExit() == .exited(1))
    #expect(
      closed.errorText == "circlepan: cannot write to standard output: Bad file descriptor\n")
  }

  /// A display that is none, and what is said of it.
  @Test(
    "No X server is one line and status 1",
    arguments: [
      ("", "no display is set (neither -display nor the variable DISPLAY)"),
      (":94321", "cannot open the display ':94321'"),
      ("nonsense", "cannot open the display 'nonsense'"),
      (":", "cannot open the display ':'"),
      ("127.0.0.1:9", "cannot open the display '127.0.0.1:9'"),
    ])
  func noDisplay(_ display: String, _ complaint: String) throws {
    let program = try RunningProgram([], environment: ["DISPLAY": display])
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.errorText == "circlepan: \(complaint)\n")
    #expect(program.outputText == "")
    let option = try RunningProgram(["-display", display.isEmpty ? ":94321" : display])
    #expect(try option.waitForExit() == .exited(1))
  }
}
