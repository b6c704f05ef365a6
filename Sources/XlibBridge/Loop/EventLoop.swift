internal import CirclePanX11
public import PanEngine

/// Runs a scene in a window: one thread that waits, hands over what happened, ticks, and draws.
///
/// While it lives, the signals that it was made with (SIGINT, SIGTERM and SIGHUP, if the program
/// does not say otherwise) have handlers of its own (unless they are ignored), and come out of ``run(_:host:)`` as its end, at once: also where the server answers nobody, in
/// any thread, and when they came before. A signal takes the connection along, on which nothing is
/// heard any more. With the loop the handlers go, and those before are back; a further signal, that
/// nobody was told of, is then theirs. Where a signal is not taken within two seconds, since a
/// library waits for something else than the server, the next one ends the process. Several loops
/// at a time belong to one thread, and end in the reverse order; the last one hears. SIGPIPE is
/// left to the program.
///
/// Its clock begins when it is made: that moment is `Instant.zero`.
public struct EventLoop: ~Copyable {
  let window: Window
  let clock = MonotonicClock()
  private var timer: WakeUpTimer
  private let signals: SignalWatch
  private var waitSet: WaitSet
  var painter: Painter
  var capture: PointerCapture
  /// The pointer that is captured.
  var captured: Pointer?
  var cursor: PointerCursor
  var reader: EventReader
  var merger = EventMerger()
  var exposed = ExposedArea()
  var fence = FrameFence()
  var arrival: Arrival
  var isMapped = false
  var scale: ScaleFollower
  var refresh: RefreshFollower
  var background: BackgroundHandle
  /// Whether the line to the server is quick enough for what a window can do without; nil until
  /// the window has been drawn.
  var hasQuickLine: Bool?
  var hasDevices = false
  /// The size that the scene was told last, or was made for.
  var knownSize: Size

  /// A loop for that window.
  ///
  /// - Parameters:
  ///   - window: The window to show scenes in.
  ///   - signals: Those that end the loop.
  /// - Throws: ``EventLoopError`` where the process has too many open files.
  public init(
    _ window: Window, endingOn signals: EndingSignals = .usual
  ) throws(EventLoopError) {
    let connection = window.connection
    let timer = try WakeUpTimer()
    let server = XConnectionNumber(connection.display)
    self.window = window
    waitSet = WaitSet(server: server, timer: timer.descriptor)
    self.timer = timer
    self.signals = SignalWatch(server: server, for: signals)
    painter = Painter(window)
    arrival = Arrival(window)
    capture = PointerCapture(window)
    scale = ScaleFollower(window)
    refresh = RefreshFollower(window)
    background = BackgroundHandle(window)
    cursor = PointerCursor(window)
    reader = EventReader(window)
    knownSize = window.grid.size(window.wishedSize)
  }

  // Written out although it does nothing: in Embedded Swift another module can let go of a value
  // that cannot be copied only where it sees a deinit.
  deinit {}

  /// The moment as the loop counts it.
  public var now: Instant { clock.now }

  /// Shows the scene until there is a reason to end.
  ///
  /// A scene that was made for another size than the window's is told at once. The scene is never
  /// sent `Input.close`: that is left to the program, whatever the reason is.
  public mutating func run<S: Scene, H: LoopHost>(_ scene: inout S, host: inout H) -> LoopEnd
  where H.SceneType == S {
    if let end = setSize(window.size, &scene, &host) { return end }
    while true {
      wait(for: scene, host)
      if let number = signals.take() { return .signal(number) }
      if let end = drain(&scene, &host) { return end }
      if let end = tellHost(&scene, &host) { return end }
      if let end = tick(&scene, &host) { return end }
      if let end = capturePointer(&scene, &host) { return end }
      if let end = checkConnection(&scene, &host) { return end }
      if let end = settleScale(&scene, &host) { return end }
      paint(&scene)
      if let end = askForScale(&scene, &host) { return end }
    }
  }

  // MARK: Wait

  /// Sleeps until there is something to do. `XFlush` can bring events into Xlib's own queue, of
  /// which poll knows nothing: so first flush, then look, and only then sleep.
  private mutating func wait<S: Scene, H: LoopHost>(for scene: S, _ host: H) {
    let display = window.connection.display
    timer.arm(wakeUp(for: scene), clock: clock)
    XFlush(display)
    let isBusy = window.connection.isLost || XEventsQueued(display, QueuedAlready) > 0
    waitSet.wait(watching: host.watch, isBusy: isBusy)
  }

  /// The earliest of what the scene, the painter and the frames' rate want.
  private func wakeUp<S: Scene>(for scene: S) -> Instant? {
    guard isMapped && fence.hasRoom else { return scene.wakeUp }
    return earlier(scene.wakeUp, earlier(painter.wakeUp, refresh.wakeUp))
  }

  // MARK: Hand over

  func hand<S: Scene, H: LoopHost>(
    _ input: Input, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let now = clock.now
    scene.handle(input, at: now)
    return host.didAdvance(&scene, by: input, at: now) == .end ? .host : nil
  }

  private func tellHost<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    guard let readiness = waitSet.hostReadiness else { return nil }
    return host.descriptorBecameReady(readiness, &scene, at: clock.now) == .end ? .host : nil
  }

  private mutating func tick<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    if waitSet.timerIsDue { timer.wentOff(clock) }
    guard let wakeUp = scene.wakeUp, wakeUp <= clock.now else { return nil }
    return hand(.tick, &scene, &host)
  }

  private mutating func capturePointer<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let wanted = scene.capturedPointer
    if wanted == nil && captured == nil { return nil }
    let look = wanted.map { cursor.cursor(for: reader.devices.look(of: $0)) } ?? XID(None)
    let isTaken = capture.set(wanted.map { reader.devices.grip(on: $0) }, cursor: look)
    captured = isTaken ? wanted : nil
    reader.devices.capture(captured)
    guard let wanted, !isTaken else { return nil }
    reader.devices.expectReplay(of: wanted, isRefused: true)
    return hand(.pointerLost(wanted), &scene, &host)
  }

  private mutating func checkConnection<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    if window.connection.isLost {
      // It may be a signal that took it away.
      return signals.take().map { .signal($0) } ?? .connectionLost
    }
    while let error = window.connection.takeError() {
      let consequence = error.consequence(
        for: window.id, render: painter.renderOpcode, input: reader.devices.opcode)
      switch consequence {
      case .windowIsGone: return .closed
      case .drawingIsLost: painter.recover(from: error, at: clock.now)
      case .cursorsAreLost: cursor.recover(from: error)
      case .captureIsLost:
        if let end = captureAnew(after: error, &scene, &host) { return end }
      case .fatal: return .protocolError(error)
      case .nothing: break
      }
    }
    return nil
  }

  /// It may have been the cursor that the server did not like: then once more without one.
  private mutating func captureAnew<S: Scene, H: LoopHost>(
    after error: ProtocolError, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let hadCursor = cursor.isMade
    cursor.recover(from: error)
    capture.wasRefused()
    if hadCursor { return capturePointer(&scene, &host) }
    guard let lost = captured else { return nil }
    captured = nil
    reader.devices.capture(nil)
    return hand(.pointerLost(lost), &scene, &host)
  }

  // MARK: Paint

  /// A window that cannot be seen is not drawn, nor one of which enough is under way to the server:
  /// its scene keeps the damage until it can.
  mutating func paint<S: Scene>(_ scene: inout S) {
    if isMapped && fence.hasRoom {
      let firstRequest = XNextRequest(window.connection.display)
      let damage = scene.takeDamage()
      painter.paint(scene, damage: damage, exposed: exposed.rects, at: clock.now)
      exposed.clear()
      if XNextRequest(window.connection.display) != firstRequest { fence.noteFrame() }
    }
    // An icon is more than Xlib's buffer has room for, which nobody empties any more.
    if window.connection.isLost { return }
    if let marker = fence.nextMarker(at: clock.now) { window.sendFrameMarker(marker) }
    if arrival.isFree && isAtRest(scene) { arrival.proceed(isQuick: hasQuickLine == true) }
    if isMapped { followUp(&scene) }
  }
}

private func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}
