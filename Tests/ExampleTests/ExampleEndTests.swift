import Glibc
import Testing
import XServerHarness

/// How a program on the bridge ends.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ExampleEndTests {
  static let names = ["ColorWheel", "CameraPad"]

  @Test("G4: It dies of the signal that ends it", arguments: names)
  func diesOfItsSignal(_ name: String) throws {
    let session = try ExampleSession(name)
    session.program.send(SIGTERM)
    #expect(try session.program.waitForExit() == .signalled(SIGTERM))
    #expect(session.program.errorText == "")
  }

  @Test("G4: Without a display it says so in one line", arguments: names)
  func hasNoDisplay(_ name: String) throws {
    let program = try RunningProgram(executable: RunningProgram.executable(named: name))
    #expect(try program.waitForExit() == .exited(1))
    #expect(
      program.errorText
        == "\(name): no display is set (neither --display nor the variable DISPLAY)\n")
  }

  @Test("G4: A server that goes away is one line", arguments: names)
  func losesItsServer(_ name: String) throws {
    let session = try ExampleSession(name)
    session.window.killClient()
    #expect(try session.program.waitForExit() == .exited(1))
    #expect(session.program.errorText == "\(name): the connection to the X server is lost\n")
  }
}
