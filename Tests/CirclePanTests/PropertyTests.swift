import Glibc
import Testing
import XServerHarness

/// What the window tells its manager.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct PropertyTests {
  /// The flags of WM_NORMAL_HINTS, as X11/Xutil.h has them.
  private enum SizeHint {
    static let userPosition = 1
    static let userSize = 2
    static let minimum = 16
    static let gravity = 512
  }

  @Test("Everything that a manager wants to know is there")
  func isAGoodCitizen() throws {
    let session = try Session(geometry: nil)
    let window = session.window
    #expect(window.wmClass?.instance == "circlepan")
    #expect(window.wmClass?.class == "CirclePan")
    #expect(window.property("WM_NAME")?.type == "STRING")
    for name in ["WM_NAME", "_NET_WM_NAME", "_NET_WM_ICON_NAME"] {
      #expect(window.property(name)?.text == "circlepan", "\(name)")
    }
    #expect(window.property("_NET_WM_NAME")?.type == "UTF8_STRING")
    #expect(window.property("_NET_WM_PID")?.integers == [Int(session.program.processNumber)])
    #expect(window.property("WM_CLIENT_MACHINE")?.text == hostName())
    #expect(
      Set(window.atoms("WM_PROTOCOLS") ?? []) == ["WM_DELETE_WINDOW", "_NET_WM_PING"])
    #expect(window.atoms("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
    // Flags for input and state; input; NormalState.
    #expect(window.property("WM_HINTS")?.integers.prefix(3) == [3, 1, 1])
  }

  @Test("And nothing that a manager should not be told")
  func saysNothingElse() throws {
    let session = try Session(geometry: nil)
    try waitUntil("the icon, which comes last") {
      session.window.property("_NET_WM_ICON") != nil
    }
    // No session manager's WM_COMMAND, WM_CLIENT_LEADER and SM_CLIENT_ID; no group and no role,
    // which tell one window of several; nothing that makes compositors stop.
    #expect(
      session.window.propertyNames == [
        "WM_NAME", "WM_CLASS", "WM_CLIENT_MACHINE", "WM_HINTS", "WM_NORMAL_HINTS", "WM_PROTOCOLS",
        "_NET_WM_NAME", "_NET_WM_ICON_NAME", "_NET_WM_PID", "_NET_WM_WINDOW_TYPE", "_NET_WM_ICON",
      ])
  }

  @Test("Without -geometry the place is the manager's choice, and the size is not the user's wish")
  func placeIsFree() throws {
    let session = try Session(geometry: nil)
    let hints = try #require(session.window.property("WM_NORMAL_HINTS")?.integers)
    #expect(hints[0] == SizeHint.minimum)
    #expect(hints[5...6] == [52, 52])
    #expect(try session.window.geometry().width == 400)
    #expect(try session.window.geometry().height == 400)
  }

  @Test("The window is larger where the circle and the knob need it, and at most the screen")
  func sizeFitsTheScene() throws {
    let server = try XServer(width: 900, height: 700)
    let fitting = try Session(
      ["--radius", "200", "--knob-radius", "30"], geometry: nil, on: server)
    #expect(try fitting.window.geometry() == PixelRect(x: 0, y: 0, width: 460, height: 460))
    let hints = try #require(fitting.window.property("WM_NORMAL_HINTS")?.integers)
    #expect(hints[5...6] == [62, 62])
    #expect(try fitting.closeCleanly())
    let large = try Session(["--radius", "400"], geometry: nil, on: server)
    #expect(try large.window.geometry() == PixelRect(x: 0, y: 0, width: 850, height: 700))
  }

  /// A geometry on a screen of 800 by 600, where the window then is, and what a manager is told.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rect: PixelRect
    var flags: Int
    /// As X11/X.h numbers them: the corner that stays where it is when there is a frame.
    var gravity: Int

    init(
      _ geometry: String, at x: Int, _ y: Int, _ width: Int = 400, _ height: Int = 400,
      flags: Int, gravity: Int = 1
    ) {
      testDescription = geometry
      rect = PixelRect(x: x, y: y, width: width, height: height)
      self.flags = flags
      self.gravity = gravity
    }
  }

  private static let (position, size) = (SizeHint.userPosition, SizeHint.userSize)

  static let places = [
    Place("-50-50", at: 350, 150, flags: position, gravity: 9),
    Place("+50-50", at: 50, 150, flags: position, gravity: 7),
    Place("-0+10", at: 400, 10, flags: position, gravity: 3),
    Place("+-20+10", at: -20, 10, flags: position),
    Place("300x200", at: 0, 0, 300, 200, flags: size),
    Place("300x200-5-5", at: 495, 395, 300, 200, flags: position | size, gravity: 9),
    Place("1x1+7+8", at: 7, 8, 52, 52, flags: position | size),
    Place("20000x20000+0+0", at: 0, 0, 20_000, 20_000, flags: position | size),
    Place("999999x999999", at: 0, 0, 32_767, 32_767, flags: size),
  ]

  @Test("-geometry is obeyed, and known as the user's wish", arguments: places)
  func obeysGeometry(_ place: Place) throws {
    let session = try Session(geometry: place.testDescription)
    #expect(try session.window.geometry() == place.rect)
    let hints = try #require(session.window.property("WM_NORMAL_HINTS")?.integers)
    let isPlaced = place.flags & SizeHint.userPosition != 0
    #expect(hints[0] == place.flags | SizeHint.minimum | (isPlaced ? SizeHint.gravity : 0))
    if isPlaced { #expect(hints[17] == place.gravity) }
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test("The title is UTF-8, whatever it is", arguments: ["Größe 🕹 摇杆", "", "a\tb", "x"])
  func titles(_ title: String) throws {
    let session = try Session(["-title", title])
    let isASCII = title.utf8.allSatisfy { $0 < 128 }
    #expect(session.window.property("_NET_WM_NAME")?.text ?? "" == title)
    #expect(session.window.property("_NET_WM_ICON_NAME")?.text ?? "" == title)
    #expect(session.window.property("WM_NAME")?.text ?? "" == title)
    #expect(session.window.property("WM_NAME")?.type == (isASCII ? "STRING" : "UTF8_STRING"))
  }

  @Test("What is no UTF-8 in a title is replaced, and a very long one is cut")
  func strangeTitles() throws {
    let server = try XServer()
    let user = try XClient(server)
    let shell = try RunningProgram(
      ["-c", "exec \"$0\" -title \"$(printf 'caf\\351')\"", try RunningProgram.executable()],
      on: server, executable: "/bin/sh")
    #expect(try user.findWindow(class: "CirclePan").name == "caf\u{FFFD}")
    shell.send(SIGTERM)
    try shell.waitForExit()
    let long = try Session(["-title", String(repeating: "ä", count: 60_000)], on: server)
    #expect(long.window.name == String(repeating: "ä", count: 1024))
  }

  @Test("The instance is -name, else RESOURCE_NAME, else the program's own name")
  func instances() throws {
    let server = try XServer()
    let user = try XClient(server)
    let variable = ["RESOURCE_NAME": "variable"]
    let named = try RunningProgram(["-name", "option"], on: server, environment: variable)
    _ = try user.findWindow(instance: "option")
    let byVariable = try RunningProgram(on: server, environment: variable)
    _ = try user.findWindow(instance: "variable")
    let linked = try RunningProgram(on: server, name: "/some/where/stick")
    #expect(try user.findWindow(instance: "stick").wmClass?.class == "CirclePan")
    for program in [named, byVariable, linked] {
      program.send(SIGTERM)
      #expect(try program.waitForExit() == .signalled(SIGTERM))
    }
  }

  @Test("-display counts more than DISPLAY")
  func displayOption() throws {
    let (first, second) = (try XServer(), try XServer())
    let session = try Session(
      ["-display", second.display, "-name", "there"], on: first, showsOn: second)
    #expect(session.window.wmClass?.instance == "there")
    #expect(try XClient(first).allWindows.isEmpty)
    #expect(try session.closeCleanly())
  }
}
