import Randomness
import Testing

@testable import PanEngine

@Suite struct DragScriptParsingTests {
  private static let here = Point(x: 1.5, y: -2)

  private static let events: [(String, Input)] = [
    ("press 1.5 -2", .press(here, button: 1, pointer: .mouse)),
    ("press 1.5 -2 button=3", .press(here, button: 3, pointer: .mouse)),
    ("press 1.5 -2 pointer=2", .press(here, button: 1, pointer: Pointer(kind: .touch, number: 2))),
    (
      "press 1.5 -2 button=2 pointer=1",
      .press(here, button: 2, pointer: Pointer(kind: .touch, number: 1))
    ),
    ("press 1.5 -2 pointer=0", .press(here, button: 1, pointer: .mouse)),
    ("move 1.5 -2", .move(here, primaryIsDown: true, pointer: .mouse)),
    ("move 1.5 -2 button=0", .move(here, primaryIsDown: false, pointer: .mouse)),
    ("move 1.5 -2 button=1", .move(here, primaryIsDown: true, pointer: .mouse)),
    (
      "move 1.5 -2 pointer=9",
      .move(here, primaryIsDown: true, pointer: Pointer(kind: .touch, number: 9))
    ),
    (
      "move 1.5 -2 mouse=3",
      .move(here, primaryIsDown: true, pointer: Pointer(kind: .mouse, number: 3))
    ),
    ("press 1.5 -2 mouse=0", .press(here, button: 1, pointer: .mouse)),
    ("grab-lost mouse=0", .pointerLost(.mouse)),
    ("grab-lost pointer=2", .pointerLost(Pointer(kind: .touch, number: 2))),
    ("release 1.5 -2", .release(here, button: 1, pointer: .mouse)),
    ("release 1.5 -2 button=7", .release(here, button: 7, pointer: .mouse)),
    ("key-press Escape", .keyPress(.escape)),
    ("key-press Left", .keyPress(.arrow(.left))),
    ("key-press a", .keyPress(.other)),
    ("key-release Escape", .keyRelease(.escape)),
    ("resize 500 400.5", .resize(Size(width: 500, height: 400.5))),
    ("map", .map), ("unmap", .unmap), ("focus-in", .focusIn), ("focus-out", .focusOut),
    ("grab-lost", .grabLost), ("tick", .tick), ("close", .close),
    ("move 15e-1 -2E0", .move(here, primaryIsDown: true, pointer: .mouse)),
  ]

  @Test(arguments: events)
  func everyEvent(_ text: String, _ input: Input) throws {
    let script = try DragScript(parsing: "0.25 \(text)")
    #expect(script.events == [DragScript.Event(time: Instant(0.25), input: input)])
  }

  @Test(arguments: [
    "", "\n\n\n", "# nothing", "   \t  # nothing", "\r\n\r\n", "#", "# 0 press", "#\u{301} accent",
  ])
  func linesThatSayNothing(_ text: String) throws {
    #expect(try DragScript(parsing: text).events.isEmpty)
  }

  @Test(arguments: [
    "0 tick\n1 tick", "0 tick\r\n1 tick\r\n", "\n0 tick # one\n\n1 tick# two\n",
    "  0\ttick  \n\t1   tick\t", "0 tick\n# between\n1.0e0 tick", "0 tick #️⃣ note\n1 tick",
  ])
  func blanksCommentsAndLineEnds(_ text: String) throws {
    #expect(try DragScript(parsing: text).events.map(\.time) == [.zero, Instant(1)])
  }

  private static let errors: [(String, String)] = [
    ("0", "the event is missing"),
    ("abc tick", "'abc' is not a time in seconds"),
    ("nan tick", "'nan' is not a time in seconds"),
    ("1e999 tick", "'1e999' is not a time in seconds"),
    ("-1 tick", "a time is from 0 to 1e9 seconds"),
    ("1e10 tick", "a time is from 0 to 1e9 seconds"),
    ("0 jump", "'jump' is not an event"),
    ("0 Press 1 1", "'Press' is not an event"),
    ("0 press", "x is missing"),
    ("0 press 1", "y is missing"),
    ("0 press one 1", "'one' is not a number"),
    ("0 move 1 inf", "'inf' is not a number"),
    ("0 move 0x1 1", "'0x1' is not a number"),
    ("0 press 1 1 1", "'1' is left over"),
    ("0 press 1 1 button=", "'button=' wants a whole number"),
    ("0 press 1 1 button=+1", "'button=' wants a small whole number, not '+1'"),
    ("0 press 1 1 button=-1", "'button=' wants a small whole number, not '-1'"),
    ("0 press 1 1 button=1.5", "'button=' wants a small whole number, not '1.5'"),
    (
      "0 press 1 1 button=99999999999999999999",
      "'button=' wants a small whole number, not '99999999999999999999'"
    ),
    ("0 press 1 1 button=0", "a button is 1 or more"),
    ("0 release 1 1 button=0", "a button is 1 or more"),
    ("0 press 1 1 pointer=x", "'pointer=' wants a small whole number, not 'x'"),
    ("0 press 1 1 mouse=", "'mouse=' wants a whole number"),
    ("0 grab-lost 1", "'1' is left over"),
    ("0 press 1 1 button=1 button=1", "'button=1' is left over"),
    ("0 key-press", "the key's name is missing"),
    ("0 key-release Escape now", "'now' is left over"),
    ("0 resize", "width is missing"),
    ("0 resize 100", "height is missing"),
    ("0 resize 100 0", "a size is above 0, and at most 1e9"),
    ("0 resize -1 100", "a size is above 0, and at most 1e9"),
    ("0 tick now", "'now' is left over"),
    ("0 close 1", "'1' is left over"),
    ("0 tick\r1 tick", "'tick?1' is not an event"),
    ("0 tick\r 1", "'tick?' is not an event"),
    ("0 t\0i\u{1B}", "'t?i?' is not an event"),
    ("0 émoi", "'émoi' is not an event"),
    ("0 move 1\u{9F}2", "'1?2' is not a number"),
  ]

  @Test(arguments: errors)
  func everyError(_ line: String, _ message: String) {
    let error = #expect(throws: DragScriptError.self) {
      try DragScript(parsing: "# a comment\r\n\r\n0 tick\n\(line)\n0 nonsense")
    }
    #expect(error == DragScriptError(line: 4, message: message))
  }

  @Test(
    "A first line that names another version is refused",
    arguments: ["2", "10", "0", "1.1", "01", "2, recorded"])
  func otherVersions(_ version: String) {
    let error = #expect(throws: DragScriptError.self) {
      try DragScript(parsing: "# circlepan drag script \(version)\n0 tick\n")
    }
    let number = version.prefix { $0 != "," }
    #expect(
      error
        == DragScriptError(
          line: 1, message: "version '\(number)' of drag scripts is not known, only '1'"))
  }

  @Test(
    "A first line that names this version, or none, is a comment",
    arguments: [
      "# circlepan drag script 1", "# circlepan drag script 1\r", "# circlepan drag script 1, mine",
      "# circlepan drag script for the stand", "# circlepan drag script", "# drag script 2",
      "0 tick # circlepan drag script 2", "\n# circlepan drag script 2",
    ])
  func noOtherVersion(_ line: String) throws {
    #expect(try DragScript(parsing: "\(line)\n1 tick\n").events.last?.time == Instant(1))
  }

  @Test func timesNeverGoBackwards() {
    let error = #expect(throws: DragScriptError.self) {
      try DragScript(parsing: "0 tick\n1 tick\n1 tick\n0.999999999 tick")
    }
    #expect(error == DragScriptError(line: 4, message: "the time goes backwards"))
  }

  @Test func nothingFollowsTheEnd() throws {
    #expect(try DragScript(parsing: "0 close\n# that was it\n").events.count == 1)
    let error = #expect(throws: DragScriptError.self) {
      try DragScript(parsing: "0 close\n1 tick")
    }
    #expect(error == DragScriptError(line: 2, message: "nothing can follow 'close'"))
  }

  @Test func theLargestNumbersAreFine() throws {
    let script = try DragScript(parsing: "1e9 press 1.7e308 -1.7e308 button=123456789")
    #expect(
      script.events == [
        DragScript.Event(
          time: Instant(1e9),
          input: .press(Point(x: 1.7e308, y: -1.7e308), button: 123_456_789, pointer: .mouse))
      ])
  }

  @Test func longWordsAreCutInTheMessage() {
    let error = #expect(throws: DragScriptError.self) {
      try DragScript(parsing: "0 " + String(repeating: "x", count: 10_000))
    }
    #expect(error?.message == "'" + String(repeating: "x", count: 60) + "…' is not an event")
  }

  // MARK: Any text whatever

  private static let words = [
    "0", "0.1", "1e9", "-1", "1e999", ".", "press", "move", "release", "resize", "key-press",
    "Escape", "tick", "close", "button=1", "button=", "pointer=2", "1", "200", "nan", "#", "\0",
    "\u{FEFF}", "é", "\u{301}", "😀", " ", "\t", "\n", "\r\n", "\r", "\u{2028}", "=", "-", "1e",
  ]

  @Test(arguments: UInt64(1)...4)
  func noTextTraps(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        text += DragScriptParsingTests.words.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { text += " " }
      }
      readAndReplay(text)
    }
  }

  @Test func noBytesTrap() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<60, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      readAndReplay(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Either the text is a script that can be played to its end, or the error names one of its
  /// lines.
  private func readAndReplay(_ text: String) {
    do {
      for reading in try replay(text) {
        #expect(reading.x.isFinite && reading.y.isFinite && reading.length <= 1)
      }
    } catch {
      #expect(error.line >= 1 && error.line <= text.utf8.count + 1)
      #expect(!error.message.isEmpty)
    }
  }
}

extension DragScriptParsingTests {
  @Test("The torn last line of a recording is passed over; of any other script it counts")
  func aRecordingMayBeTorn() throws {
    let first = "# circlepan drag script 1, recorded\n"
    #expect(try DragScript(parsing: first + "0 tick\n1.5 move 2").events.count == 1)
    #expect(try DragScript(parsing: first + "0 tick\n1.5 tick\n").events.count == 2)
    #expect(try DragScript(parsing: first).events.isEmpty)
    #expect(try DragScript(parsing: String(first.dropLast())).events.isEmpty)
    #expect(try DragScript(parsing: "# by hand\n0 tick\n1.5 tick").events.count == 2)
    #expect(throws: DragScriptError(line: 2, message: "y is missing")) {
      try DragScript(parsing: "# by hand\n1.5 move 2")
    }
  }
}
