import Glibc
import Testing

@testable import XlibBridge

@Suite struct StartupIDTests {
  private func id(_ text: String) throws -> StartupID {
    try #require(StartupID(Array(text.utf8)))
  }

  @Test(
    "The time is what follows the last _TIME",
    arguments: [
      ("gnome-shell/xterm/1234-5-host_TIME987654", 987_654), ("_TIME0", 0), ("a__TIME12", 12),
      ("_TIME7_TIME8", 8), ("_TIM_TIME9", 9), ("_TIME4294967295", 4_294_967_295),
    ])
  func hasTime(text: String, time: Int) throws {
    #expect(try id(text).time == time)
  }

  @Test(
    "There is no time where there is none, or none that a server can have",
    arguments: [
      "launcher", "_TIME", "x_TIME12y", "_TIME-1", "_TIM1", "_TIME4294967296", "TIME5",
      "_TIME99999999999999999999999999999999999999", "_TIME1 2",
    ])
  func hasNoTime(text: String) throws {
    #expect(try id(text).time == nil)
  }

  @Test("The message quotes what would end it, and ends in a NUL")
  func message() throws {
    #expect(try id(#"a b"c\d_TIME1"#).message == Array(#"remove: ID="a b\"c\\d_TIME1""#.utf8) + [0])
  }

  @Test("Nothing is no name, and neither is more than any launcher makes up")
  func limits() {
    #expect(StartupID([]) == nil)
    #expect(StartupID([UInt8](repeating: 65, count: 1024)) != nil)
    #expect(StartupID([UInt8](repeating: 65, count: 1025)) == nil)
  }

  @Test("It is taken out of the environment, so that no child has it")
  func isTaken() async {
    await #expect(processExitsWith: .success) {
      setenv("DESKTOP_STARTUP_ID", "launcher_TIME5", 1)
      setenv("XDG_ACTIVATION_TOKEN", "token", 1)
      let taken = StartupID.take()
      #expect(taken?.bytes == Array("launcher_TIME5".utf8))
      #expect(getenv("DESKTOP_STARTUP_ID") == nil && getenv("XDG_ACTIVATION_TOKEN") == nil)
      #expect(StartupID.take() == nil)
    }
  }
}
