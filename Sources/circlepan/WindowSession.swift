import CirclePanSupport
import PanEngine
import XlibBridge

/// The program with a window: what it does beside showing its scene, which is to pass the readings
/// on, and to write down what happens.
struct WindowSession: LoopHost {
  private var stream: ReadingStream?
  private var recording: Recording?

  /// What is said where Xlib ends the process.
  private static var lastWords: UnsafePointer<CChar> {
    let text: StaticString = "circlepan: the connection to the X server is lost\n"
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Shows the window until it is closed, and leaves with the last reading out whatever the reason.
  ///
  /// What is wrong with the options is said before there is a display; the settings that come with
  /// it are read after that.
  static func run(_ options: inout Options, outputWasOpen: Bool) throws(ProgramError) {
    let startupID = StartupID.take()
    let script = try options.script()
    try ResourceSettings.check(options)
    let connection = try connect(options)
    // For what the bridge cannot come back from.
    support_set_last_words(STDERR_FILENO, lastWords)
    defer { support_set_last_words(-1, nil) }
    try ResourceSettings.apply(connection, to: &options)
    if !outputWasOpen, options.writesToOutput { throw StandardDescriptors.cannotWrite(EBADF) }
    let window = makeWindow(options, connection, startupID)
    let size = script.startSize ?? window.contentSize
    // Before the loop, which takes signals for itself: a named pipe may be waited for.
    var session = try WindowSession(options, size)
    var loop = try makeLoop(window)
    var padOptions = options.pad
    padOptions.background = window.background
    let pad = PadScene(padOptions, pads: options.pads, size: size)
    var scene = ReplayScene(pad, script: script)
    // A script with sizes of its own gives the scene back at its end.
    if script.startSize != nil { scene.handle(.resize(window.contentSize), at: .zero) }
    // Last, so that what ends the program is the one line that it says.
    let hasSpoken = complainOfBackground(options, window, connection)
    session.stream?.write()
    window.show()
    let end = loop.run(&scene, host: &session)
    session.finish(&scene, at: loop.now)
    do throws(ProgramError) {
      try session.leave(end)
    } catch {
      // One line at most: how it has ended, the status says as well.
      throw hasSpoken ? .alreadySaid : error
    }
  }

  /// A session with a scene of that size.
  private init(_ options: Options, _ size: Size) throws(ProgramError) {
    if options.output != .none {
      stream = ReadingStream(
        to: STDOUT_FILENO, about: options, radius: options.startRadius(in: size))
    }
    if let name = options.record { recording = try Recording(of: size, in: name) }
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
    return Window(connection, configuration)
  }

  /// Whether there was something to say of the background. What a lost server has not answered is
  /// no news of compositors.
  private static func complainOfBackground(
    _ options: Options, _ window: Window, _ connection: Connection
  ) -> Bool {
    if options.pad.background.opacity == 1 || window.isSeeThrough || connection.isLost {
      return false
    }
    StandardDescriptors.complain(
      "--background: nothing shows through without a compositor; it is white instead", .none)
    return true
  }

  /// Where the X server refuses, Xlib has said why, in lines of its own: they become part of one.
  private static func connect(_ options: Options) throws(ProgramError) -> Connection {
    let display = options.display ?? ResourceSettings.display(options)
    let (result, reason) = OverheardErrors.during(lastWords: lastWords) {
      Result<Connection, ConnectionError> { () throws(ConnectionError) in
        try Connection(display: display)
      }
    }
    switch result {
    case .success(let connection):
      return connection
    case .failure(let error):
      throw .failure(
        joined([error.explanation, reason.isEmpty ? "" : ": ", printable(reason, longest: 200)]))
    }
  }

  private static func makeLoop(_ window: Window) throws(ProgramError) -> EventLoop {
    do throws(EventLoopError) {
      return try EventLoop(window, endingOn: .all)
    } catch {
      throw .failure(error.explanation)
    }
  }

  // MARK: While the loop runs

  // Once: it is called from many places in the loop.
  @inline(never) mutating func didAdvance(
    _ scene: inout ReplayScene<PadScene>, by input: Input, at now: Instant
  ) -> LoopStep {
    passOn(&scene, madeBy: input, at: now)
    return step
  }

  var watch: DescriptorWatch? {
    if stream?.isWaiting != true, let descriptor = recording?.waitsFor {
      return DescriptorWatch(descriptor, interest: .writing)
    }
    guard let stream, stream.reader == .listening else { return nil }
    return DescriptorWatch(stream.descriptor, interest: stream.isWaiting ? .writing : .failure)
  }

  mutating func descriptorBecameReady(
    _ readiness: DescriptorWatch.Readiness, _ scene: inout ReplayScene<PadScene>, at now: Instant
  ) -> LoopStep {
    if readiness.descriptor != stream?.descriptor {
      // Where its reader has gone, writing says so.
      recording?.write()
    } else if readiness.hasFailed {
      stream?.loseReader()
    }
    stream?.write()
    return step
  }

  /// Writes down what has happened, and then the readings that came of it: each by itself, so that
  /// one is merged with another only where the reader is slow.
  ///
  /// They are taken also where nobody wants them: the scene keeps them until they are.
  private mutating func passOn(
    _ scene: inout ReplayScene<PadScene>, madeBy input: Input, at now: Instant
  ) {
    var isNoted = false
    while true {
      let reading = scene.content.nextReading()
      if !isNoted { recording?.note(input, at: now, isRead: reading != nil) }
      isNoted = true
      guard let reading else { return }
      stream?.append(reading)
      stream?.write()
    }
  }

  private var step: LoopStep {
    stream == nil || stream?.reader == .listening ? .proceed : .end
  }

  // MARK: At the end

  /// Lets the readers have what they have not yet, the zero above all, for as long as a second.
  private mutating func finish(_ scene: inout ReplayScene<PadScene>, at now: Instant) {
    scene.handle(.close, at: now)
    passOn(&scene, madeBy: .close, at: now)
    let patience = Outlet.Patience.seconds(1)
    stream?.write(patience)
    recording?.write(patience)
  }

  private func leave(_ end: LoopEnd) throws(ProgramError) {
    end.dieOfSignal()
    if case .failed(let error) = stream?.reader { throw StandardDescriptors.cannotWrite(error) }
    if recording?.isBroken == true { throw .alreadySaid }
    if let explanation = end.explanation { throw .failure(explanation) }
  }
}
