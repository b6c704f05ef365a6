import Glibc
import Randomness
import Testing
import XServerHarness

/// Other clients of the same server that mean no good, or are broken: nothing that they make up is
/// taken for a hand's, and nothing that they do ends the program but what would end any.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct HostileTests {
  /// The knob obeys a hand, and the window looks as it should.
  private func expectObedience(of session: Session) throws {
    let count = try session.readings().count
    try session.press(0, 0)
    try session.move(30, -20)
    try session.waitUntilHeld(at: 30, -20, after: count)
    try session.waitForPicture(.dragged(30, -20))
    session.user.release()
    #expect(try session.waitForPhase("ended", after: count).isStop)
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test("Any 32 bytes as an event of every kind", arguments: [1, 2, 3])
  func anyEvent(_ seed: UInt64) throws {
    let session = try Session()
    try session.waitForPicture()
    let rude = try RawClient(session.server)
    var random = SeededGenerator(seed: seed)
    let window = RawClient.bytes(of: session.window.id)
    for turn in 0..<20 {
      for kind: UInt8 in 2...127 {
        var event = random.bytes(32)
        event[0] = kind
        // Where plain events name their window; a message may have any of three formats.
        let places = [4, 8, 12].dropLast(turn % 3)
        for place in places where kind != 33 {
          event.replaceSubrange(place..<place + 4, with: window)
        }
        if kind == 33 { event[1] = [8, 16, 32][turn % 3] }
        try rude.send(event, to: session.window)
      }
      try rude.sync()
    }
    try session.settle()
    #expect(try session.readings().isEmpty)
    #expect(try session.shows(Picture()))
    try expectObedience(of: session)
  }

  @Test("The same in the middle of a drag, which goes on")
  func anyEventWhileHeld() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(20, 10)
    try session.waitForPicture(.dragged(20, 10))
    let count = try session.readings().count
    let rude = try RawClient(session.server)
    var random = SeededGenerator(seed: 4)
    let window = RawClient.bytes(of: session.window.id)
    for kind: UInt8 in 2...127 where kind != 33 {
      for place in [4, 8, 12] {
        var event = random.bytes(32)
        event[0] = kind
        event.replaceSubrange(place..<place + 4, with: window)
        try rude.send(event, to: session.window)
      }
    }
    try rude.sync()
    try session.settle()
    #expect(try session.readings().count == count)
    try session.move(25, 15)
    try session.waitUntilHeld(at: 25, 15)
    session.user.release()
    try session.waitForPhases(["began", "ended"])
    #expect(try session.closeCleanly())
  }

  @Test("A size that the window does not have is nobody's to tell")
  func forgedSizes() throws {
    let session = try Session(["--radius", "fit"])
    let picture = Picture(radius: 175)
    try session.waitForPicture(picture)
    for size in [(1, 1), (32_767, 32_767), (0, 0), (-5, -5), (400, 65_000), (300, 300)] {
      session.window.forgeConfigure(width: size.0, height: size.1)
    }
    try session.settle()
    #expect(try session.shows(picture))
    session.window.resize(width: 300, height: 320)
    session.window.forgeConfigure(width: 40, height: 40)
    try session.waitForPicture(Picture(radius: 125))
    #expect(try session.closeCleanly())
  }

  @Test(
    "Of places that the window does not have it believes none, and asks seldom",
    .enabled(if: Trace.isAvailable, "\(Trace.requirement)"))
  func forgedPlaces() throws {
    let session = try Session(isTraced: true)
    let trace = try #require(session.trace)
    try session.waitForPicture()
    try session.window.waitForIcon()
    let start = try trace.markWhenQuiet()
    for turn in 0..<1_000 {
      session.window.forgeConfigure(at: PixelPoint(turn, -turn), width: 400, height: 400)
    }
    try session.settle()
    // One question about where the window is, when that is over, and none about screens. On a busy
    // machine it may have been over in between.
    let span = try trace.span(from: start, to: trace.markWhenQuiet(for: .seconds(1)))
    #expect((1...3).contains(span.replies["TranslateCoordinates", default: 0]))
    #expect(span.replyCount == span.replies["TranslateCoordinates"])
    try expectObedience(of: session)
  }

  @Test("Messages of the wrong format, storms of pings, forged marks of frames, startup nonsense")
  func messages() throws {
    let session = try Session()
    try session.waitForPicture()
    let rude = try RawClient(session.server)
    let names = ["WM_PROTOCOLS", "_CIRCLEPAN_FRAME", "_NET_STARTUP_INFO_BEGIN", "XdndEnter"]
    let atoms = names.map { session.user.atomNumber($0) }
    let delete = session.user.atomNumber("WM_DELETE_WINDOW")
    for format: UInt8 in [8, 16] {
      let event =
        [33, format, 0, 0] + RawClient.bytes(of: session.window.id) + RawClient.bytes(of: atoms[0])
        + RawClient.bytes(of: delete)
      try rude.send(event, to: session.window)
    }
    for turn in 0..<2_000 {
      session.window.post("WM_PROTOCOLS", [Int(session.user.atomNumber("_NET_WM_PING")), turn])
      session.window.post("_CIRCLEPAN_FRAME", [turn % 64])
      session.window.post("_CIRCLEPAN_FRAME", [-turn])
      session.window.post(names[turn % names.count], [0, -1, .max, .min, 5])
    }
    try expectObedience(of: session)
  }

  @Test("Properties of the wrong type, of megabytes, on its window and on the root")
  func properties() throws {
    let session = try Session()
    try session.waitForPicture()
    let window = session.window
    for name in ["WM_NAME", "_NET_WM_NAME", "WM_HINTS", "WM_PROTOCOLS", "WM_CLASS", "_NET_WM_PID"] {
      for format in [8, 16, 32] {
        window.setProperty(name, type: "JUNK", format: format, count: 60_000, value: 0xFF)
      }
      window.deleteProperty(name)
    }
    for name in ["RESOURCE_MANAGER", "_NET_WORKAREA", "_XKB_RULES_NAMES"] {
      for format in [8, 16, 32] {
        session.user.root.setProperty(
          name, type: format == 8 ? "STRING" : "JUNK", format: format, count: 60_000, value: 0xA9)
        // It looks at the resources when it gets the keyboard.
        window.focus()
        window.takeFocusAway()
      }
    }
    try expectObedience(of: session)
  }

  @Test("It owns no selection, and answers for none")
  func selections() throws {
    let session = try Session()
    for name in ["PRIMARY", "CLIPBOARD", "_NET_WM_CM_S0"] { session.window.requestSelection(name) }
    try expectObedience(of: session)
  }

  @Test(
    "A manager that gives the window another size a thousand times a second, while it is dragged")
  func restlessManager() throws {
    let session = try Session(["--leave", "clamp"])
    try session.press(0, 0)
    try session.waitUntilHeld(at: 0, 0)
    let start = ContinuousClock.now
    for turn in 0..<1_000 {
      session.window.resize(width: 200 + (turn * 37) % 400, height: 200 + (turn * 53) % 300)
      pause(until: start + .milliseconds(turn))
    }
    session.window.resize(width: 400, height: 400)
    try session.settle()
    session.user.release()
    try session.waitForPhases(["began", "ended"])
    try session.waitForPicture()
    try expectObedience(of: session)
  }

  @Test("Somebody who listens to its window, puts it into another one, and takes it out again")
  func reparented() throws {
    let session = try Session()
    session.window.eavesdrop()
    let other = try OtherWindow(
      of: session.user, at: PixelRect(x: 50, y: 50, width: 500, height: 500), color: .black)
    session.window.reparent(into: other.window)
    try session.waitForPicture()
    session.window.reparent(into: session.user.root)
    session.window.move(to: PixelPoint(200, 100))
    session.window.raise()
    try session.waitForPicture()
    try expectObedience(of: session)
  }

  @Test("A window around it that is destroyed takes it along: closed, with the last reading out")
  func destroyedWithItsParent() throws {
    let session = try Session()
    let other = try OtherWindow(
      of: session.user, at: PixelRect(x: 50, y: 50, width: 500, height: 500), color: .black)
    session.window.reparent(into: other.window)
    try session.press(0, 0)
    try session.waitForPhase("began")
    other.window.destroy()
    #expect(try session.program.waitForExit() == .exited(0))
    #expect(session.program.errorText == "")
    #expect(try session.readings().last?.isStop == true)
  }

  @Test(
    "Its pixmaps are destroyed: it draws again, with new ones or none", arguments: ["on", "off"])
  func losesItsPixmaps(_ antialiasing: String) throws {
    let session = try Session(["--antialias", antialiasing, "--leave", "clamp"])
    try session.press(0, 0)
    try session.move(10, 10)
    try session.waitUntilHeld(at: 10, 10)
    for turn in 0..<5 {
      session.window.freePixmapsOfOwner(count: 400)
      try session.move(20 + turn, 10)
      try session.waitUntilHeld(at: Double(20 + turn), 10)
    }
    session.window.resize(width: 500, height: 450)
    try session.settle()
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    // Its edges may be soft or plain by now.
    let middle = try session.center()
    try waitUntil("knob and circle are where they belong") {
      let seen = try session.image()
      return seen[middle.x, middle.y] == .cyan
        && seen[middle.x + 60, middle.y].isNear(Picture().circle, tolerance: 2)
    }
    #expect(try session.closeCleanly())
  }

  @Test("A client that keeps the server to itself: the drag is what the hand did, when it lets go")
  func grabbedServer() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.waitForPicture(.dragged(0, 0))
    session.user.grabServer()
    for step in 0..<200 { try session.move(step % 60, step % 40) }
    session.user.release()
    try session.letPass(.seconds(1))
    session.user.ungrabServer()
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try expectObedience(of: session)
  }

  @Test("A server that answers nobody any more: a signal ends it, and the last reading is out")
  func stoppedServer() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitForPicture(.dragged(20, 0))
    session.server.setStopped(true)
    defer { session.server.setStopped(false) }
    session.program.send(SIGTERM)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(try session.readings().last?.isStop == true)
  }

  @Test("A server that does not answer at the start is waited for, until a signal comes")
  func silentServer() throws {
    let server = try XServer()
    server.setStopped(true)
    defer { server.setStopped(false) }
    let program = try RunningProgram(on: server)
    try program.waitUntilIdle()
    program.send(SIGINT)
    #expect(try program.waitForExit() == .signalled(SIGINT))
    #expect(program.errorText == "")
  }

  @Test("Nor does it count that whoever started the program has blocked that signal")
  func blockedSignal() throws {
    let server = try XServer()
    server.setStopped(true)
    defer { server.setStopped(false) }
    let program = try RunningProgram(
      ["--block-signal=TERM", try RunningProgram.executable()], on: server,
      executable: "/usr/bin/env")
    try program.waitUntilIdle()
    program.send(SIGTERM)
    #expect(try program.waitForExit() == .signalled(SIGTERM))
    #expect(program.errorText == "")
  }

  @Test("A pipe in the place of a cursor: it waits as any program would, for signals at most")
  func endlessCursor() throws {
    let home = try ScratchFolder()
    try home.write("", to: ".icons/endless/cursors/nothing")
    for name in ["left_ptr", "hand2", "fleur"] {
      #expect(mkfifo("\(home.path)/.icons/endless/cursors/\(name)", 0o600) == 0)
    }
    let session = try Session(
      geometry: "+0+0", environment: ["HOME": home.path, "XCURSOR_THEME": "endless"])
    try session.waitForPicture()
    try session.move(1, 1)
    try session.program.waitUntilIdle()
    // One alone would be for the loop to hear.
    try waitUntil("the end") {
      session.program.send(SIGTERM)
      return session.program.exitStatus != nil
    }
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
  }

  /// What somebody has written where all programs look.
  static let resources: [(name: String, text: String)] = [
    ("a pipe to be included", "#include \"/PIPE\"\n"),
    ("a file that includes itself twice", "#include \"/LOOP\"\n"),
    ("wildcards", String(repeating: "*", count: 100_000) + ": 3\n"),
    ("names of many parts", String(repeating: "a.", count: 50_000) + "b: 1\n"),
    ("a number of many digits", "*radius: " + String(repeating: "9", count: 200_000) + "\n"),
    ("a title of a megabyte", "CirclePan.title: " + String(repeating: "ü", count: 500_000)),
    ("bytes of any kind", String(decoding: SeededGenerator.junk, as: UTF8.self)),
    ("escapes", "*title: " + String(repeating: "\\777\\000\\n\\", count: 20_000)),
    ("what does not end", "*title: \\"),
    ("zeros", "*title: a\n\u{0}\u{0}*radius: 1\n"),
  ]

  @Test("Nonsense in RESOURCE_MANAGER", arguments: resources.map(\.name))
  func nonsense(_ name: String) throws {
    let folder = try ScratchFolder()
    #expect(mkfifo("\(folder.path)/PIPE", 0o600) == 0)
    let loop = "#include \"\(folder.path)/LOOP\"\n"
    try folder.write(loop + loop, to: "LOOP")
    let text = HostileTests.resources.first { $0.name == name }?.text ?? ""
    let server = try XServer()
    let user = try XClient(server)
    user.root.setLongProperty("RESOURCE_MANAGER", text.replacing("\"/", with: "\"\(folder.path)/"))
    try expectObedience(of: Session(on: server))
  }

  @Test(
    "Files of the user's that do not end, also where Xlib would read them for the first cursor",
    arguments: [".Xdefaults", ".Xdefaults-\(hostName())", "CirclePan"], ["PIPE", "LOOP"])
  func endlessFiles(_ file: String, _ included: String) throws {
    let home = try ScratchFolder()
    #expect(mkfifo("\(home.path)/PIPE", 0o600) == 0)
    try home.write("#include \"LOOP\"\n#include \"LOOP\"\n", to: "LOOP")
    try home.write("#include \"\(included)\"\n", to: file)
    try expectObedience(of: Session(environment: ["HOME": home.path]))
    if file != "CirclePan" {
      let environment = ["XENVIRONMENT": "\(home.path)/\(included)"]
      try expectObedience(of: Session(environment: environment))
    }
  }

  @Test("The longest title that a command line can hold")
  func longTitle() throws {
    let session = try Session(["-title", String(repeating: "T", count: 131_000)])
    #expect(session.window.name?.count == 1_024)
    try expectObedience(of: session)
  }
}

extension SeededGenerator {
  /// Bytes of any kind, none of them zero, which begin a line about the program.
  fileprivate static var junk: [UInt8] {
    var random = SeededGenerator(seed: 9)
    return Array("CirclePan".utf8) + random.bytes(200_000).filter { $0 != 0 }
  }
}
