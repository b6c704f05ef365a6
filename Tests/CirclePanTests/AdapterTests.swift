import Foundation
import Glibc
import Testing
import XServerHarness

/// The adapters in Examples: from a drag to what another program gets of it.
@Suite(.enabled(if: Adapter.hasPython, "needs /usr/bin/python3"))
struct AdapterTests {
  static let script = """
    0.0 press 200 200
    0.1 move 260 150
    0.2 move 150 275
    0.3 release 150 275
    """
  static let replay = "\"$0\" --headless --replay - --leave clamp"

  @Test(
    "OSC: each reading is a message, as oscdump gets it",
    .enabled(if: Adapter.hasOSC, "needs python3-liblo and liblo-tools"))
  func osc() throws {
    let port = try AdapterTests.freePort()
    let listener = try RunningProgram(["-L", "\(port)"], executable: "/usr/bin/oscdump")
    try waitUntil("somebody listens") { try AdapterTests.isTaken(port) }
    let sender = try Adapter.shell(
      AdapterTests.replay + " | \"$1\" --port \(port)", "osc.py", input: AdapterTests.script)
    #expect(try sender.waitForExit() == .exited(0))
    #expect(sender.errorText == "")
    try waitUntil("all messages") { listener.lines.count == 4 }
    #expect(
      listener.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "/stick/1 ffi 0.000000 0.000000 1", "/stick/1 ffi 0.480000 0.400000 1",
        "/stick/1 ffi -0.400000 -0.600000 1", "/stick/1 ffi 0.000000 0.000000 0",
      ])
  }

  @Test(
    "H: OSC: the number of a stick can be part of a word, for Pure Data",
    .enabled(if: Adapter.hasOSC, "needs python3-liblo and liblo-tools"),
    arguments: [("/stick#", "/stick2"), ("/pad", "/pad/2"), ("/a/#/b#", "/a/2/b2")])
  func oscAddresses(_ option: String, _ address: String) throws {
    let port = try AdapterTests.freePort()
    let listener = try RunningProgram(["-L", "\(port)"], executable: "/usr/bin/oscdump")
    try waitUntil("somebody listens") { try AdapterTests.isTaken(port) }
    let sender = try Adapter.shell(
      AdapterTests.replay + " --pads 2 | \"$1\" --port \(port) --address '\(option)'", "osc.py",
      input: "0 press 600 200\n0.1 release 600 200")
    #expect(try sender.waitForExit() == .exited(0))
    #expect(sender.errorText == "")
    try waitUntil("all messages") { listener.lines.count == 2 }
    #expect(
      listener.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "\(address) ffi 0.000000 0.000000 1", "\(address) ffi 0.000000 0.000000 0",
      ])
  }

  @Test(
    "OSC: a stream that is cut off in the middle of a drag ends in a zero",
    .enabled(if: Adapter.hasOSC, "needs python3-liblo and liblo-tools"))
  func oscStops() throws {
    let port = try AdapterTests.freePort()
    let listener = try RunningProgram(["-L", "\(port)"], executable: "/usr/bin/oscdump")
    try waitUntil("somebody listens") { try AdapterTests.isTaken(port) }
    let sender = try Adapter.shell(
      AdapterTests.replay + " | head -3 | \"$1\" --port \(port)", "osc.py",
      input: AdapterTests.script)
    #expect(try sender.waitForExit() == .exited(0))
    try waitUntil("all messages") { listener.lines.count == 3 }
    #expect(listener.lines.last?.hasSuffix("/stick/1 ffi 0.000000 0.000000 0") == true)
  }

  @Test(
    "Gamepad: two sticks, y down, full at the edge, in the middle at the end",
    .enabled(if: Adapter.hasGamepads, "needs python3-evdev"))
  func gamepad() throws {
    let pad = try Adapter.shell(
      AdapterTests.replay + " --pads 2 | \"$1\" --dry-run", "gamepad.py",
      input: "0 press 200 200\n0.1 move 200 40\n0.2 release 200 40\n"
        + "1 press 600 200\n1.1 move 500 200\n1.2 move 650 200")
    #expect(try pad.waitForExit() == .exited(0))
    #expect(
      pad.lines.filter { $0 != "SYN_REPORT" } == [
        "ABS_X 0", "ABS_Y 0", "ABS_X 0", "ABS_Y -32767", "ABS_X 0", "ABS_Y 0",
        "ABS_RX 0", "ABS_RY 0", "ABS_RX -26214", "ABS_RY 0", "ABS_RX 13107", "ABS_RY 0",
        "ABS_RX 0", "ABS_RY 0", "ABS_X 0", "ABS_Y 0", "ABS_RX 0", "ABS_RY 0",
      ])
  }

  @Test(
    "Gamepad: where the kernel has no such device, it says what to do",
    .enabled(if: Adapter.hasGamepads, "needs python3-evdev"))
  func gamepadNeedsADevice() throws {
    let pad = try RunningProgram(
      ["--device", "/nonexistent/uinput"], executable: Adapter.path("gamepad.py"))
    #expect(try pad.waitForExit() == .exited(1))
    #expect(
      pad.errorText == "gamepad.py: /nonexistent/uinput is not there: as root, modprobe uinput\n")
  }

  @Test("Robot: speeds of its own, never above the cap, and a stop at the end")
  func twist() throws {
    let ready = #"{"phase":"ready","schema":1,"rate":20}"# + "\n"
    func line(_ phase: String, _ x: Double, _ y: Double, pad: Int = 1) -> String {
      #"{"t":0,"pad":\#(pad),"phase":"\#(phase)","x":\#(x),"y":\#(y),"held":true,"new":[]}"# + "\n"
    }
    let robot = try RunningProgram(
      ["--linear", "0.5", "--angular", "2"], executable: Adapter.path("twist.py"),
      input: ready + line("began", 0, 0) + line("changed", 0.5, 1) + line("changed", 1, 1, pad: 2)
        + line("changed", -40, 40))
    #expect(try robot.waitForExit() == .exited(0))
    #expect(try robot.lines.map(AdapterTests.speeds) == [[0, 0], [0.5, -1], [0.5, 2], [0, 0]])
    #expect(robot.errorText == "")
  }

  @Test("Robot: without a rate it says that it cannot watch")
  func twistWithoutRate() throws {
    let robot = try Adapter.shell(
      AdapterTests.replay + " | \"$1\"", "twist.py", input: AdapterTests.script)
    #expect(try robot.waitForExit() == .exited(0))
    #expect(robot.errorText.hasPrefix("twist.py: no --rate: "))
    #expect(robot.errorText.split(separator: "\n").count == 1)
    #expect(try robot.lines.map(AdapterTests.speeds).last == [0, 0])
  }

  @Test(
    "Robot: a stick that freezes in the middle of a drag stops it until it is taken anew",
    .enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
  func twistWatches() throws {
    let server = try XServer()
    let user = try XClient(server)
    // The program's number comes on the errors, since its parent is a shell.
    let stick = "sh -c 'echo $$ >&2; exec \"$0\" --output ndjson --rate 50 --leave clamp' \"$0\""
    let robot = try Adapter.shell(stick + " | \"$1\" --stall 0.5", "twist.py", on: server)
    let window = try user.findWindow(class: "CirclePan")
    let process = try #require(Int32(robot.errorText.prefix { $0 != "\n" }))
    try window.press(at: PixelPoint(200, 200))
    try window.movePointer(to: PixelPoint(200, 100))
    try robot.waitForLine("a speed") { (try? AdapterTests.speeds($0)) == [0.16, 0] }
    kill(process, SIGSTOP)
    try robot.waitForLine("a stop") { $0 == robot.lines.last && AdapterTests.isStop($0) }
    #expect(robot.errorText.contains("the stream has stalled"))
    let count = robot.lines.count
    kill(process, SIGCONT)
    // It is still held, and repeated, and must not move.
    try window.movePointer(to: PixelPoint(200, 110))
    try window.ping()
    try window.release(at: PixelPoint(200, 110))
    try waitUntil("the knob is back") { try window.image()[200, 200] == .cyan }
    #expect(robot.lines.dropFirst(count).allSatisfy(AdapterTests.isStop))
    try window.press(at: PixelPoint(200, 200))
    try window.movePointer(to: PixelPoint(250, 200))
    try robot.waitForLine("a turn", after: count) { (try? AdapterTests.speeds($0)) == [0, -0.4] }
    kill(process, SIGKILL)
    #expect(try robot.waitForExit() == .exited(0))
    #expect(AdapterTests.isStop(try #require(robot.lines.last)))
  }

  @Test(
    "Plot: a picture of the way, in the terminal and as a file",
    .enabled(if: Adapter.hasPlots, "needs gnuplot"))
  func plot() throws {
    let scratch = try Scratch()
    let terminal = try Adapter.shell(
      AdapterTests.replay + " | \"$1\"", "plot.py", input: AdapterTests.script)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.errorText == "")
    #expect(terminal.outputText.contains("###") && terminal.outputText.contains("***"))
    let file = try Adapter.shell(
      AdapterTests.replay + " | \"$1\" \"$2\"", "plot.py", [scratch.path("drag.svg")],
      input: AdapterTests.script)
    #expect(try file.waitForExit() == .exited(0))
    #expect(try scratch.text("drag.svg").contains("</svg>"))
  }

  @Test(
    "What is no stream is one line and status 1",
    arguments: ["", "hello\n", "{\"a\":1}\n", "{\"phase\":\"ready\",\"schema\":2}\n"])
  func refusesOthers(_ input: String) throws {
    let robot = try RunningProgram(executable: Adapter.path("twist.py"), input: input)
    #expect(try robot.waitForExit() == .exited(1))
    #expect(robot.errorText.hasPrefix("twist.py: "))
    #expect(robot.errorText.split(separator: "\n").count == 1)
    #expect(robot.outputText == "")
  }

  // MARK: Reading

  /// Forward and turn.
  @Test(
    "A full disk, no output or no stream is one line, and status 1",
    arguments: [
      (" | \"$1\" >/dev/full", "twist.py: No space left on device"),
      (" | \"$1\" >&-", "twist.py: standard output is closed"),
      (">/dev/null; \"$1\" </dev/null", "twist.py: the stream has ended before its first line"),
    ])
  func failsInOneLine(command: String, line: String) throws {
    let replay = AdapterTests.replay + " --rate 10"
    let robot = try Adapter.shell(replay + command, "twist.py", input: AdapterTests.script)
    #expect(try robot.waitForExit() == .exited(1))
    #expect(robot.errorText == line + "\n")
  }

  @Test(
    "OSC: a host that nobody knows and a port that there is not are one line each",
    .enabled(if: Adapter.hasOSC, "needs python3-liblo and liblo-tools"),
    arguments: [("--host no.such.host.invalid", 1), ("--port 65536", 2)])
  func oscNamesWhatIsWrong(option: String, status: Int32) throws {
    let sender = try Adapter.shell(
      AdapterTests.replay + " | \"$1\" \(option)", "osc.py", input: AdapterTests.script)
    #expect(try sender.waitForExit() == .exited(status))
    #expect(!sender.errorText.contains("Traceback"))
    #expect(sender.errorText.split(separator: "\n").count { $0.hasPrefix("osc.py: ") } == 1)
  }

  private static func speeds(_ line: String) throws -> [Double] {
    let fields = try StreamLine.object(line)
    let linear = try #require(fields["linear"] as? [String: Double])
    let angular = try #require(fields["angular"] as? [String: Double])
    return try [#require(linear["x"]), #require(angular["z"])]
  }

  private static func isStop(_ line: String) -> Bool {
    (try? speeds(line)) == [0, 0]
  }

  /// A port of UDP that nobody has.
  private static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    try #require(result)
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func isTaken(_ port: Int) throws -> Bool {
    let hexadecimal = String(port, radix: 16, uppercase: true)
    let wanted = ":" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal + " "
    return try ["/proc/net/udp", "/proc/net/udp6"].contains {
      try String(contentsOfFile: $0, encoding: .utf8).contains(wanted)
    }
  }
}
