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

  private static func spring(_ value: String) -> String {
    "--curve: '\(value)' is not spring[:DAMPING[:RESPONSE]], with 0.1 to 5, and 0.01 to 5 seconds"
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
    Wrong(["-radius"], "-radius: a value is missing"),
    Wrong(["-display"], "-display: a value is missing"),
    Wrong(["-x"], "-x: a value is missing"),
    Wrong(["--x"], "--x: a value is missing"),
    Wrong(["--rad"], "--rad: a value is missing"),
    Wrong(["-geom"], "-geom: a value is missing"),
    Wrong(["-x", "radius"], "--xrm: 'radius' is not a resource such as circlepan.radius: 90"),
    Wrong(["-la=yes"], "-la: takes no value"),
    Wrong(["-latch="], "-latch: takes no value"),
    Wrong(["-h=1"], "-h: takes no value"),
    Wrong(["-:"], "'-:' is not an option"),
    Wrong(["-+"], "'-+' is not an option"),
    Wrong(["-re"], "'-re' is not an option"),
    Wrong(["--="], "'--=' is not an option"),
    Wrong(
      ["--radius", "-display", ":0"],
      "--radius: '-display' is not a number of pixels, 0 or more"),
    Wrong(["--knob-radius", "0"], "--knob-radius: '0' is not a number of pixels above 0"),
    Wrong(["--knob-radius", "-3"], "--knob-radius: '-3' is not a number of pixels above 0"),
    Wrong(["--radius", "Fit"], "--radius: 'Fit' is not a number of pixels, 0 or more"),
    Wrong(["--radius", "fits"], "--radius: 'fits' is not a number of pixels, 0 or more"),
    Wrong(["--leave", "fly"], "--leave: 'fly' is not one of cancel, clamp, rubber-band"),
    Wrong(["--leave", "Clamp"], "--leave: 'Clamp' is not one of cancel, clamp, rubber-band"),
    Wrong(["--leave", "rubber"], "--leave: 'rubber' is not one of cancel, clamp, rubber-band"),
    Wrong(
      ["--limit", "ring"], "--limit: 'ring' is not one of circle, square, horizontal, vertical"),
    Wrong(
      ["--release", "drop"],
      "--release: 'drop' is not one of return, hold, hold-x, hold-y, glide"),
    Wrong(["--release", ""], "--release: '' is not one of return, hold, hold-x, hold-y, glide"),
    Wrong(["--duration", "61"], "--duration: '61' is not a number of seconds from 0 to 60"),
    Wrong(["--duration", "-0.1"], "--duration: '-0.1' is not a number of seconds from 0 to 60"),
    Wrong(
      ["--curve", "cubic"],
      "--curve: 'cubic' is not one of ease-in-out, ease-out, linear, spring[:DAMPING[:RESPONSE]]"),
    Wrong(
      ["--curve", "springs"],
      "--curve: 'springs' is not one of ease-in-out, ease-out, linear, spring[:DAMPING[:RESPONSE]]"
    ),
    Wrong(["--curve", "spring:"], spring("spring:")),
    Wrong(["--curve", "spring:0"], spring("spring:0")),
    Wrong(["--curve", "spring:-1:1"], spring("spring:-1:1")),
    Wrong(["--curve", "spring:0.5:"], spring("spring:0.5:")),
    Wrong(["--curve", "spring:0.5:0.3:1"], spring("spring:0.5:0.3:1")),
    Wrong(["--curve", "spring:nan"], spring("spring:nan")),
    Wrong(["--curve", "spring:1:5.1"], spring("spring:1:5.1")),
    Wrong(["--curve", "spring:0.09"], spring("spring:0.09")),
    Wrong(["--snap", "5"], "--snap: '5' is not one of 4, 8"),
    Wrong(["--directions", "16"], "--directions: '16' is not one of 4, 8"),
    Wrong(["--pads", "0"], "--pads: '0' is not one of 1, 2, 3, 4"),
    Wrong(["--pads", "5"], "--pads: '5' is not one of 1, 2, 3, 4"),
    Wrong(["--pads", "2.0"], "--pads: '2.0' is not one of 1, 2, 3, 4"),
    Wrong(["--dead-zone", "1"], "--dead-zone: '1' is not a number from 0 to below 1"),
    Wrong(["--dead-zone", "-0.1"], "--dead-zone: '-0.1' is not a number from 0 to below 1"),
    Wrong(["--dead-zone", "nan"], "--dead-zone: 'nan' is not a number from 0 to below 1"),
    Wrong(["--expo", "1.01"], "--expo: '1.01' is not a number from 0 to 1"),
    Wrong(["--axis", "z"], "--axis: 'z' is not one of x, y, both"),
    Wrong(["--invert", "none"], "--invert: 'none' is not one of x, y, both"),
    Wrong(["--rate", "1001"], "--rate: '1001' is not a number per second from 0 to 1000"),
    Wrong(["--rate", "-1"], "--rate: '-1' is not a number per second from 0 to 1000"),
    Wrong(["--rate", "inf"], "--rate: 'inf' is not a number per second from 0 to 1000"),
    Wrong(["--latch=yes"], "--latch: takes no value"),
    Wrong(["--square=on"], "--square: takes no value"),
    Wrong(["--reduced-motion=1"], "--reduced-motion: takes no value"),
    Wrong(["--report-return=1"], "--report-return: takes no value"),
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
    Wrong(["--output", "xml"], "--output: 'xml' is not one of none, ndjson, text"),
    Wrong(["--replay", ""], "--replay: '' is empty"),
    Wrong(["--headless"], "--headless: needs --replay FILE"),
    Wrong(["--headless=yes", "--replay", "-"], "--headless: takes no value"),
    Wrong(["--help=me"], "--help: takes no value"),
    Wrong(
      ["--geometry", "big"], "--geometry: 'big' is not a geometry such as 400x400+10-10"),
    Wrong(["--geometry", "0x0"], "--geometry: '0x0' has a width or height of 0"),
    Wrong(["--geometry=0x100"], "--geometry: '0x100' has a width or height of 0"),
    Wrong(["-geometry", "100x0+5+5"], "--geometry: '100x0+5+5' has a width or height of 0"),
    Wrong(["-geometry", ""], "--geometry: '' is not a geometry such as 400x400+10-10"),
    Wrong(["--name", ""], "--name: '' is empty"),
    Wrong(["--scale", "0.49"], "--scale: '0.49' is neither auto nor a number from 0.5 to 8"),
    Wrong(["--scale", "8.01"], "--scale: '8.01' is neither auto nor a number from 0.5 to 8"),
    Wrong(["--scale", "Auto"], "--scale: 'Auto' is neither auto nor a number from 0.5 to 8"),
    Wrong(["--scale", "nan"], "--scale: 'nan' is neither auto nor a number from 0.5 to 8"),
    Wrong(["--scale", ""], "--scale: '' is neither auto nor a number from 0.5 to 8"),
    Wrong(["--opacity", "1.5"], "--opacity: '1.5' is not a number from 0 to 1"),
    Wrong(["--opacity", "half"], "--opacity: 'half' is not a number from 0 to 1"),
    Wrong(["--keep-above=yes"], "--keep-above: takes no value"),
    Wrong(["--borderless=1"], "--borderless: takes no value"),
    Wrong(["--no-focus=on"], "--no-focus: takes no value"),
    Wrong(
      ["--background", "None"],
      "--background: 'None' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(
      ["--knob-color", "none"],
      "--knob-color: 'none' is not a color: #rgb, #rrggbb or a name such as orange"),
    Wrong(["--frobnicate"], "'--frobnicate' is not an option"),
    Wrong(["-z"], "'-z' is not an option"),
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

  /// Options that are right, and what the first line of the stream then says, if that is anything.
  static let right: [(arguments: [String], said: String)] = [
    (["--radius", "fit"], "\"radius\":175,"),
    (["--radius", "fit", "--radius", "50"], "\"radius\":50,"),
    (["--radius", "fit", "--knob-radius", "300"], "\"radius\":0,"),
    (["--limit", "horizontal"], "\"limit\":\"horizontal\""), (["--pads", "4"], "\"pads\":4,"),
    (["--rate", "33.5"], "\"rate\":33.5,"), (["--rate", "0"], "\"rate\":0,"),
    (["--rate", "1e3"], "\"rate\":1000,"), (["--leave", "rubber-band"], ""),
    (["--release", "hold-y"], ""), (["--curve", "spring"], ""), (["--curve", "spring:0.5"], ""),
    (["--curve", "spring:0.1:5", "--curve", "linear"], ""), (["--snap", "8"], ""),
    (["--dead-zone", "0.999"], ""), (["--expo", "1"], ""), (["--axis", "both"], ""),
    (["--invert", "both"], ""), (["--directions", "4"], ""), (["--square"], ""), (["--latch"], ""),
    (["--reduced-motion"], ""), (["--report-return"], ""),
  ]

  @Test("A right option is taken", arguments: right)
  func takes(_ arguments: [String], _ said: String) throws {
    let program = try RunningProgram(arguments + ["--replay", "-", "--headless"], input: "")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.errorText == "")
    #expect(program.lines.count == 1)
    #expect(said.isEmpty || program.outputText.contains(said))
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
      ("", "no display is set (neither --display nor the variable DISPLAY)"),
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
