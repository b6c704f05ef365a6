import XServerHarness

/// The program on a screen of its own, and a user before it.
struct Session {
  let server: XServer
  /// What goes over the wire; nil where nobody looks.
  let trace: Trace?
  /// Who puts frames around windows; nil where nobody does.
  let manager: WindowManager?
  let user: XClient
  let program: RunningProgram
  let window: XWindow

  /// Starts the program, and waits for its window to be seen.
  ///
  /// - Parameters:
  ///   - arguments: The program's; its readings are asked for unless "--output" is among them, and
  ///     without soft edges unless "--antialias" is.
  ///   - geometry: Where its window goes; nil for no such option. By default there is room for the
  ///     pointer all around it.
  ///   - server: Nil for a new one of 800 by 600.
  ///   - otherServer: Where its window is to be seen; nil where that is the same server.
  ///   - line: What lies between the program and the server; nil for nothing.
  ///   - faultyLine: The same, where it is broken.
  ///   - isTraced: Whether there is to be a trace.
  ///   - isManaged: Whether there is to be a window manager.
  ///   - environment: More variables for the program.
  ///   - input: What the program reads.
  ///   - output: Where its readings go.
  ///   - errors: Where its messages go.
  init(
    _ arguments: [String] = [], geometry: String? = "+200+100", on server: XServer? = nil,
    showsOn otherServer: XServer? = nil, through line: SlowLine? = nil,
    throughFaulty faultyLine: FaultyLine? = nil, isTraced: Bool = false,
    isManaged: Bool = false, environment: [String: String] = [:], input: String? = nil,
    output: RunningProgram.OutputMode = .read, errors: RunningProgram.OutputMode = .read
  ) throws {
    self.server = if let server { server } else { try XServer() }
    trace = isTraced ? try Trace(of: self.server) : nil
    user = try XClient(otherServer ?? self.server)
    manager = isManaged ? try WindowManager(on: user) : nil
    var options = arguments.contains("--output") ? [] : ["--output", "ndjson"]
    // Pictures that are compared to the pixel are plain ones.
    if !arguments.contains("--antialias") { options += ["--antialias", "off"] }
    if let geometry { options += ["-geometry", geometry] }
    program = try RunningProgram(
      options + arguments, on: trace ?? line ?? faultyLine ?? self.server, environment: environment,
      input: input, output: output, errors: errors)
    window = try user.findWindow(class: "CirclePan")
  }

  /// The corner in the middle of the window, where the circle's centre is.
  func center() throws -> PixelPoint {
    Picture.center(of: try window.geometry())
  }

  /// The place at this distance from the centre, in window coordinates.
  func place(_ dx: Int, _ dy: Int) throws -> PixelPoint {
    let center = try center()
    return PixelPoint(center.x + dx, center.y + dy)
  }

  /// Closes the window as a window manager does, and checks that the program likes that.
  func closeCleanly() throws -> Bool {
    window.requestClose()
    return try program.waitForExit() == .exited(0) && program.errorText.isEmpty
  }
}

/// What a hand does at distances from the circle's centre: device pixels, y down.
extension Session {
  func press(_ dx: Int, _ dy: Int, button: Int = 1) throws {
    try window.press(at: place(dx, dy), button: button)
  }

  func move(_ dx: Int, _ dy: Int) throws {
    try window.movePointer(to: place(dx, dy))
  }

  func release(_ dx: Int, _ dy: Int, button: Int = 1) throws {
    try window.release(at: place(dx, dy), button: button)
  }

  /// Where the pointer is now, whatever it points at.
  func pointer() throws -> PixelPoint {
    let (pointer, window) = (user.pointerPosition, try window.geometry())
    let center = Picture.center(of: window)
    return PixelPoint(pointer.x - window.x - center.x, pointer.y - window.y - center.y)
  }
}
