import CSupport
import PanEngine
import XlibBridge

/// The program with a window: what it does beside showing its scene, which is to pass the readings
/// on.
struct WindowSession: LoopHost {
  private var stream: ReadingStream?

  /// Shows the window until it is closed, and leaves with the last reading out whatever the reason.
  ///
  /// What is wrong with the options is said before there is a display; the settings that come with
  /// it are read after that.
  static func run(_ options: inout Options, outputWasOpen: Bool) throws(ProgramError) {
    let startupID = StartupID.take()
    let script = try options.script()
    let connection = try connect(options)
    try ResourceSettings.apply(connection, to: &options)
    if !outputWasOpen, options.writesToOutput { throw StandardDescriptors.cannotWrite(EBADF) }
    let window = makeWindow(options, connection, startupID)
    var loop = try makeLoop(window)
    var padOptions = options.pad
    padOptions.background = window.background
    let pad = PadScene(padOptions, pads: options.pads, size: window.contentSize)
    var scene = ReplayScene(pad, script: script)
    var session = WindowSession(
      stream: options.output == .ndjson
        ? ReadingStream(to: STDOUT_FILENO, about: options) : nil)
    session.stream?.write()
    window.show()
    let end = loop.run(&scene, host: &session)
    scene.handle(.close, at: loop.now)
    session.finish(&scene)
    try session.leave(end)
  }

  private static func makeWindow(
    _ options: Options, _ connection: Connection, _ startupID: StartupID?
  ) -> Window {
    var configuration = WindowConfiguration(
      title: options.title, instanceName: options.windowInstanceName,
      className: ResourceSettings.className,
      contentSize: options.sceneSize, minimumSize: options.minimumSize,
      geometry: options.geometry, scale: options.scale, background: options.pad.background)
    configuration.antialiasing = options.antialiasing
    configuration.closesOnKeys = true
    configuration.opacity = options.opacity
    configuration.isKeptAbove = options.isKeptAbove
    configuration.isBorderless = options.isBorderless
    configuration.takesFocus = options.takesFocus
    configuration.icon = .program
    configuration.startupID = startupID
    let window = Window(connection, configuration)
    if options.pad.background.opacity < 1 && !window.isSeeThrough {
      StandardDescriptors.complain(
        "--background: nothing shows through without a compositor; it is white instead")
    }
    return window
  }

  /// Where the X server refuses, Xlib has said why, in lines of its own: they become part of one.
  private static func connect(_ options: Options) throws(ProgramError) -> Connection {
    let display = options.display ?? ResourceSettings.display(options)
    let (result, reason) = OverheardErrors.during {
      Result<Connection, ConnectionError> { () throws(ConnectionError) in
        try Connection(display: display)
      }
    }
    switch result {
    case .success(let connection):
      return connection
    case .failure(let error):
      throw .failure(
        error.explanation + (reason.isEmpty ? "" : ": \(printable(reason, longest: 200))"))
    }
  }

  private static func makeLoop(_ window: Window) throws(ProgramError) -> EventLoop {
    do throws(EventLoopError) {
      return try EventLoop(window)
    } catch {
      switch error {
      case .noDescriptor(let code):
        throw .failure("cannot wait for events: \(SystemError.text(code))")
      }
    }
  }

  // MARK: While the loop runs

  mutating func didAdvance(
    _ scene: inout ReplayScene<PadScene>, by input: Input, at now: Instant
  ) -> LoopStep {
    passOn(&scene)
  }

  var watch: DescriptorWatch? {
    guard let stream, stream.reader == .listening else { return nil }
    return DescriptorWatch(stream.descriptor, interest: stream.isWaiting ? .writing : .failure)
  }

  mutating func descriptorBecameReady(
    _ readiness: DescriptorWatch.Readiness, _ scene: inout ReplayScene<PadScene>, at now: Instant
  ) -> LoopStep {
    if readiness.hasFailed { stream?.loseReader() }
    return passOn(&scene)
  }

  /// Writes the readings that there are, as far as the reader takes them.
  private mutating func passOn(_ scene: inout ReplayScene<PadScene>) -> LoopStep {
    takeReadings(&scene)
    stream?.write()
    return stream == nil || stream?.reader == .listening ? .proceed : .end
  }

  /// Takes the readings also where nobody wants them: the scene keeps them until they are taken.
  private mutating func takeReadings(_ scene: inout ReplayScene<PadScene>) {
    while let reading = scene.content.nextReading() { stream?.append(reading) }
  }

  // MARK: At the end

  /// Lets the reader have what it has not yet, the zero above all, for as long as a second.
  private mutating func finish(_ scene: inout ReplayScene<PadScene>) {
    takeReadings(&scene)
    stream?.write(waitingAtMost: 1)
  }

  private func leave(_ end: LoopEnd) throws(ProgramError) {
    if case .signal(let number) = end { Program.die(of: number) }
    if case .failed(let error) = stream?.reader { throw StandardDescriptors.cannotWrite(error) }
    switch end {
    case .closed, .host, .signal: break
    case .connectionLost: throw .failure("the connection to the X server is lost")
    case .protocolError(let error):
      throw .failure(
        "the X server refused a request (error \(error.code), request \(error.request))")
    }
  }
}
