internal import CX11
public import PanEngine

/// Runs a scene in a window: one thread that waits, hands over what happened, ticks, and draws.
///
/// While it lives, SIGINT, SIGTERM and SIGHUP have handlers of its own (unless they are ignored), and
/// come out of ``run(_:host:)`` as its end, at once: also where the server answers nobody, in any
/// thread, and when they came before. A signal takes the connection along, on which nothing is heard
/// any more. With the loop the handlers go, and those before are back; a further signal, that nobody
/// was told of, is then theirs. Of several loops at a time, which end in the reverse order, the last
/// one hears. SIGPIPE is left to the program.
///
/// Its clock begins when it is made: that moment is `Instant.zero`.
public struct EventLoop: ~Copyable {
  private let window: Window
  private let clock = MonotonicClock()
  private var timer: WakeUpTimer
  private let signals: SignalWatch
  private var waitSet: WaitSet
  private var painter: Painter
  private var capture: PointerCapture
  private var cursor: PointerCursor
  private var reader: EventReader
  private var merger = EventMerger()
  private var exposed = ExposedArea()
  private var fence = FrameFence()
  private var arrival: Arrival
  private var isMapped = false
  private var scale: ScaleFollower
  private var refresh: RefreshFollower
  private var background: BackgroundHandle
  /// Whether the line to the server is quick enough for what a window can do without; nil until
  /// the window has been drawn.
  private var hasQuickLine: Bool?
  private var hasDevices = false
  /// The size that the scene was told last, or was made for.
  private var knownSize: Size

  /// A loop for that window.
  ///
  /// - Throws: ``EventLoopError`` where the process has too many open files.
  public init(_ window: Window) throws(EventLoopError) {
    let connection = window.connection
    let timer = try WakeUpTimer()
    let server = XConnectionNumber(connection.display)
    self.window = window
    waitSet = WaitSet(server: server, timer: timer.descriptor)
    self.timer = timer
    signals = SignalWatch(server: server)
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
      if let end = checkConnection() { return end }
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

  /// The earlier of what the scene and the painter want.
  private func wakeUp<S: Scene>(for scene: S) -> Instant? {
    guard isMapped && fence.hasRoom, let due = painter.wakeUp else { return scene.wakeUp }
    return min(due, scene.wakeUp ?? due)
  }

  // MARK: Drain

  /// Takes the events that are there by now, and no later ones: a flood must not keep the loop from
  /// drawing, nor from signals. Only after a key that came up it looks once more: it may be repeated.
  private mutating func drain<S: Scene, H: LoopHost>(_ scene: inout S, _ host: inout H) -> LoopEnd?
  where H.SceneType == S {
    if let end = takeQueuedEvents(&scene, &host) { return end }
    if merger.holdsKeyRelease, let end = takeQueuedEvents(&scene, &host) { return end }
    return merger.flush().flatMap { apply($0, &scene, &host) }
  }

  private mutating func takeQueuedEvents<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let display = window.connection.display
    let count = max(0, XEventsQueued(display, QueuedAfterReading))
    // See Brush for why: each ping, for one, is answered.
    for _ in 0..<count where !window.connection.isLost {
      var event = XEvent()
      XNextEvent(display, &event)
      guard let meaning = reader.meaning(of: &event) else { continue }
      background.note(event)
      window.noteUser(event)
      if case .exposed(let rect) = meaning {
        exposed.add(rect)
      } else if let earlier = merger.push(meaning), let end = apply(earlier, &scene, &host) {
        return end
      }
    }
    return nil
  }

  private mutating func apply<S: Scene, H: LoopHost>(
    _ event: WindowEvent, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    switch event {
    case .input(.press(let point, button: 1, pointer: .mouse)):
      return press(at: point, &scene, &host)
    case .input(let input):
      if input == .focusIn { scale.look() }
      let end = hand(input, &scene, &host)
      return input == .focusOut ? end ?? lookForWindow(&scene, &host) : end
    case .left(let x, let y):
      // The pointer has gone out by itself, or something has happened to the window.
      return window.size.contains(x: x, y: y) ? lookForWindow(&scene, &host) : nil
    case .motion(let point, let state, let pointer):
      let primaryIsDown = EventTranslator.primaryIsDown(state)
      return hand(.move(point, primaryIsDown: primaryIsDown, pointer: pointer), &scene, &host)
    case .keyPress(let stroke):
      return hand(.keyPress(stroke.key), &scene, &host)
    case .keyRelease(let stroke):
      return hand(.keyRelease(stroke.key), &scene, &host)
    case .exposed(let rect):
      exposed.add(rect)
      return nil
    case .resized(let size):
      // A size that goes with another scale waits for that, as what comes along with it is still
      // meant for the old one.
      if scale.sizeCame() {
        takeSize(size)
        return nil
      }
      return setSize(size, &scene, &host)
    case .mapped:
      isMapped = true
      scale.windowAppeared()
      refresh.look()
      return hand(.map, &scene, &host)
    case .unmapped:
      isMapped = false
      return hand(.unmap, &scene, &host)
    case .frameShown(let marker):
      fence.take(marker: marker, at: clock.now)
      arrival.take(marker: marker)
      return nil
    case .ping(let time):
      window.answerPing(time: time)
      return nil
    case .closeRequested, .destroyed:
      return .closed
    }
  }

  private mutating func setSize<S: Scene, H: LoopHost>(
    _ size: PixelSize, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    takeSize(size)
    if window.contentSize == knownSize { return nil }
    knownSize = window.contentSize
    return hand(.resize(knownSize), &scene, &host)
  }

  private mutating func takeSize(_ size: PixelSize) {
    if size == window.size { return }
    window.size = size
    painter.invalidate()
  }

  // MARK: Hand over

  private func hand<S: Scene, H: LoopHost>(
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
    if capture.set(scene.capturesPointer, cursor: cursor.current) { return nil }
    return hand(.grabLost, &scene, &host)
  }

  private mutating func checkConnection() -> LoopEnd? {
    if window.connection.isLost {
      // It may be a signal that took it away.
      return signals.take().map { .signal($0) } ?? .connectionLost
    }
    guard let error = window.connection.takeError() else { return nil }
    switch error.consequence(for: window.id, render: painter.renderOpcode) {
    case .windowIsGone: return .closed
    case .drawingIsLost: painter.recover(from: error)
    case .fatal: return .protocolError(error)
    }
    return nil
  }

  // MARK: The window's own affairs

  /// A press of the primary button that takes hold of nothing is one on the background.
  private mutating func press<S: Scene, H: LoopHost>(
    at point: Point, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    // Where the scene has the pointer, the press ends that.
    let isFree = !scene.capturesPointer
    let end = hand(.press(point, button: 1, pointer: .mouse), &scene, &host)
    if window.isBorderless && isFree && scene.pointerLook == .ordinary { background.handOver() }
    return end
  }

  /// In the middle of a drag another window has come below the pointer, or has got the keyboard. That
  /// is ordinary, unless it was this one that went: hidden with what it lies in, as i3 hides
  /// workspaces, of which the server says nothing. One round trip.
  private func lookForWindow<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let isGone = scene.holdsPointer && isMapped && !window.isViewable
    return isGone ? hand(.grabLost, &scene, &host) : nil
  }

  /// Brings window and scene onto another scale, where there is one and nothing is held.
  private mutating func settleScale<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    if scale.isReady, !scene.holdsPointer, scale.adopt() { painter.invalidate() }
    return setSize(window.size, &scene, &host)
  }

  /// Looks whether there is another scale. After the frame, since it may cost a round trip.
  private mutating func askForScale<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    // The scene is asked last, as it is the slowest to answer.
    guard scale.isDue, !window.connection.isLost, !scene.holdsPointer, scale.ask() else {
      return nil
    }
    let end = settleScale(&scene, &host)
    paint(&scene)
    return end
  }

  // MARK: Paint

  /// A window that cannot be seen is not drawn, nor one of which enough is under way to the server:
  /// its scene keeps the damage until it can.
  private mutating func paint<S: Scene>(_ scene: inout S) {
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
    if arrival.isFree && scene.wakeUp == nil && !scene.holdsPointer { arrival.proceed() }
    if isMapped { followUp(&scene) }
  }

  /// What is not to keep the picture waiting. Over a slow line it would keep the hand waiting
  /// instead, for seconds: there fingers and pens are what the server makes of them, a mouse, the
  /// pointer is an arrow, and what moves does so 60 times a second.
  private mutating func followUp<S: Scene>(_ scene: inout S) {
    if hasQuickLine == nil { hasQuickLine = LineCheck.isQuick(window.connection.display) }
    if hasQuickLine != true { return }
    // Not in the middle of anything: where the server goes meanwhile, libXi leaves nobody the time
    // for a last reading.
    if !hasDevices && scene.wakeUp == nil && !scene.holdsPointer {
      hasDevices = true
      reader.setUpDevices()
    }
    if cursor.show(scene.pointerLook) { capture.change(cursor.current) }
    if let interval = refresh.ask() { scene.setFrameInterval(interval) }
  }
}
