// A private X server, the hands and eyes of a user on it, and the program under test.
//
// Tests are written on four types, and read as what a user does:
//
//     let server = try XServer()
//     let user = try XClient(server)
//     let program = try RunningProgram(["--output", "ndjson"], on: server)
//     let window = try user.findWindow(class: "CirclePan")
//     try window.press(at: PixelPoint(200, 200))
//     try window.movePointer(to: PixelPoint(260, 200))
//     try waitUntil("the knob is red") { try window.image().count(of: .red) > 1_900 }
//     try window.release(at: PixelPoint(260, 200))
//     window.requestClose()
//     #expect(try program.waitForExit() == .exited(0))
//
// Rules:
//
// * A server is always started for the test. The DISPLAY of the person who runs the tests is never
//   looked at.
// * Nothing sleeps for a fixed time where something can be waited for: see `waitUntil`. Deadlines
//   are
//   long, since a loaded machine is slow; success is immediate.
// * Each test has its own server, client and program, so that tests can run side by side. None of
//   the
//   classes may be shared between threads. What is global is small and locked: the guard that ends
//   what a dying test process leaves behind, and the X error handlers (see `XErrorPolicy`).
// * The harness is for tests on Linux only, and knows nothing of the program's own modules: it sees
//   what a user sees.
