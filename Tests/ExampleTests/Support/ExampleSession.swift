import XServerHarness

/// An example on a screen of its own, and a user before it.
struct ExampleSession {
  let user: XClient
  let program: RunningProgram
  let window: XWindow

  /// Starts the example of that name, and waits for its window, of the class of the same name.
  init(_ name: String) throws {
    user = try XClient(try XServer())
    program = try RunningProgram(
      on: user.server, executable: try RunningProgram.executable(named: name))
    window = try user.findWindow(class: name)
  }

  /// Closes the window as a window manager does, and checks that the program likes that.
  func closeCleanly() throws -> Bool {
    window.requestClose()
    return try program.waitForExit() == .exited(0) && program.errorText.isEmpty
  }
}
