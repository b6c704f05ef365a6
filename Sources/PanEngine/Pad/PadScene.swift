/// A scene with pads side by side, mostly one: what the program shows.
///
/// The whole way of a drag is on this page: time passes for what moves by itself, the input goes to
/// the recognizers, what they report goes to the pads, and what a pad does to the views is damage.
public struct PadScene: Scene, Sendable {
  /// The scene's size, in logical pixels.
  public private(set) var size: Size
  var stage = Stage()
  var pads: [Pad] = []
  var log = ReadingLog()
  var latch: Latch
  var selection = PadSelection()
  /// The latest moment so far.
  var clock: Instant { stage.now }

  /// A scene of that size, in logical pixels, with each knob at rest.
  ///
  /// - Precondition: there is at least one pad.
  public init(_ configuration: PadConfiguration, pads count: Int = 1, size: Size) {
    precondition(count > 0, "a scene has at least one pad")
    self.size = size
    latch = Latch(isEnabled: configuration.latches)
    for number in 1...count {
      pads.append(Pad(number: number, configuration, on: &stage))
    }
    layOut()
    stage.tree.damage(Rect(size))
  }

  // MARK: Scene

  /// Lets an input happen to the pads, after what time itself has brought.
  public mutating func handle(_ input: Input, at now: Instant) {
    advance(to: now)
    switch input {
    case .press(let location, let button, let pointer):
      press(at: location, button: button, pointer: pointer)
    case .move(let location, let primaryIsDown, let pointer):
      move(to: location, primaryIsDown: primaryIsDown, pointer: pointer)
    case .release(let location, let button, let pointer):
      release(at: location, button: button, pointer: pointer)
    case .keyPress(let key): press(key)
    case .keyRelease(let key): release(key)
    case .focusOut: loseKeys()
    case .grabLost: stage.router.cancelAll(at: clock)
    case .pointerLost(let pointer): stage.router.cancel(pointer, at: clock)
    case .unmap: empty()
    case .close: close()
    case .resize(let size): resize(to: size)
    case .map, .focusIn, .tick: break
    }
    settle()
  }

  /// The next frame, while anything moves by itself, or the next repetition; nil at rest.
  public var wakeUp: Instant? {
    var next = stage.wakeUp
    for pad in pads {
      if let due = pad.repeater?.next { next = min(next ?? due, due) }
    }
    return next
  }

  /// From now on what moves by itself has its frames so often, in nanoseconds
  /// (``Stage/frameInterval``).
  public mutating func setFrameInterval(_ nanoseconds: Int64) {
    stage.frameInterval = nanoseconds
  }

  /// Whether pointer events must reach the scene wherever the pointer is and with no button down:
  /// while a knob is latched to it.
  public var capturesPointer: Bool { latch.pointer != nil }

  /// The pointer that a knob is latched to.
  public var capturedPointer: Pointer? { latch.pointer }

  /// Whether a pointer, whichever it is, has a knob.
  public var holdsPointer: Bool { stage.router.ownsPointers }

  /// A hand over a knob that can be taken, and a closed one while the mouse or a pen holds it.
  public var pointerLook: PointerLook { pointerLook(of: latch.candidate) }

  /// The same, of a mouse or a pen.
  public func pointerLook(of pointer: Pointer) -> PointerLook {
    if stage.router.isOwned(pointer) { return .grabbing }
    guard let location = latch.location(of: pointer),
      stage.router.claims(location, in: stage.tree)
    else { return .ordinary }
    return .grabbable
  }

  /// What looks different: the knob where it was and is, mostly.
  public mutating func takeDamage() -> Damage? {
    stage.tree.takeDamage()
  }

  /// Draws the background and the limits.
  public func drawBackdrop(on canvas: inout some Canvas) {
    canvas.fill(pads[0].configuration.background)
    stage.tree.draw(.backdrop, on: &canvas)
  }

  /// Draws the knobs.
  public func draw(on canvas: inout some Canvas) {
    stage.tree.draw(.content, on: &canvas)
  }

  // MARK: Readings

  /// The oldest reading that has not been taken; nil where there is none. The scene keeps each one
  /// until it is taken: a program that wants none takes them all the same.
  public mutating func nextReading() -> Reading? {
    log.popFirst()
  }

  /// Whether a hand, or a key, holds a knob.
  public var isHeld: Bool { pads.contains { $0.isHeld } }

  // MARK: Interventions

  /// Cancels every gesture: the knobs go to where they belong.
  public mutating func cancel(at now: Instant) {
    advance(to: now)
    cancelAll()
    settle()
  }

  /// Sends every knob to the middle, also one that is held, or that would stay where it is.
  public mutating func recenter(at now: Instant) {
    advance(to: now)
    for index in pads.indices { goHome(index) }
    settle()
  }

  /// Gives the limits another radius, in logical pixels, 0 or more. A knob that would be outside is
  /// at the nearest point of the new limit in the same frame; a drag goes on from there.
  public mutating func setRadius(_ radius: Double, at now: Instant) {
    advance(to: now)
    for index in pads.indices {
      pads[index].setRadius(radius, on: &stage, at: clock, log: &log)
    }
    settle()
  }

  // MARK: Time

  private mutating func advance(to now: Instant) {
    let now = max(clock, now)
    while let (index, due) = firstRepetition(by: now) {
      move(to: due)
      pads[index].repeatReading(on: stage, at: due, log: &log)
    }
    move(to: now)
  }

  /// The pad whose repetition is due first, so that the readings of all are in the order of time.
  private func firstRepetition(by now: Instant) -> (pad: Int, due: Instant)? {
    var first: (pad: Int, due: Instant)?
    for index in pads.indices {
      guard let due = pads[index].repeater?.due(by: now) else { continue }
      if let first, first.due <= due { continue }
      first = (index, due)
    }
    return first
  }

  /// Lets everything that moves by itself be where it is at a moment.
  private mutating func move(to moment: Instant) {
    let moves = stage.animator.isRunning
    stage.advance(to: moment)
    if moves {
      for index in pads.indices { pads[index].follow(on: &stage, at: clock, log: &log) }
      settle()
    }
  }

  /// Lets everything follow that the last step brought about.
  private mutating func settle() {
    while true {
      if let report = stage.router.nextReport() {
        for index in pads.indices where pads[index].recognizer == report.recognizer {
          pads[index].handle(report, on: &stage, log: &log)
        }
      } else if let completion = stage.animator.nextCompletion() {
        for index in pads.indices {
          pads[index].handle(completion, on: &stage, at: clock, log: &log)
        }
      } else {
        break
      }
    }
    // Whatever ended the gesture of a latched pointer ended the latch.
    if let pointer = latch.pointer, !stage.router.isOwned(pointer) { latch.open() }
  }

  // MARK: Place

  private mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    layOut()
    stage.tree.damage(Rect(size))
  }

  /// Each pad is in the middle of its column, and everything in it where it is in the pad.
  private mutating func layOut() {
    let width = size.width / Double(pads.count)
    for index in pads.indices {
      stage.tree[pads[index].root].center = Point(
        x: (Double(index) + 0.5) * width, y: size.height / 2)
      pads[index].fit(size, columns: pads.count, on: &stage, at: clock, log: &log)
    }
  }
}
