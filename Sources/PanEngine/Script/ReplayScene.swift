/// A scene to which a drag script happens instead of what the hand does.
///
/// It is driven like the scene in it: by a window's event loop in real time, or with no window and
/// no clock by handing it a ``Input/tick`` at each `wakeUp` until there is none. Either way each
/// event of the script happens at its own time exactly, so that both make the same readings.
///
/// From its first ``Input/tick`` on, a script brings the frames itself that say something, as a
/// recording does (``DragRecorder``): between them, what moves is drawn, but a frame that would not
/// be quiet (``Scene/isQuiet(at:)``) waits for the script's. So a live session in which frames came
/// late, or not at all, reads the same again. After the last event the scene goes on by itself.
///
/// From its first ``Input/resize(_:)`` on, it brings the scene's sizes too: the window's own wait
/// for the end of the script, so that what it says does not depend on them.
public struct ReplayScene<Content: Scene>: Scene {
  /// The scene that the script happens to.
  public var content: Content
  private let script: DragScript
  private var next = 0
  /// Whether the script has had a tick, and with it the frames that say something.
  private var bringsFrames = false
  /// Whether the script has given the scene a size.
  private var bringsSizes = false
  /// The size of the window that the script has in its hand, as far as it was told.
  private var windowSize: Size?

  /// The scene with the script before it.
  public init(_ content: Content, script: DragScript) {
    self.content = content
    self.script = script
  }

  /// Whether all of the script has happened. From then on the hand's inputs do.
  public var isFinished: Bool { next >= script.events.count }

  /// Lets what is due of the script happen, and then the input, unless it is the hand's and the
  /// script has not finished.
  @inline(never)  // A copy for each known input would be 6 KB of the small binary.
  public mutating func handle(_ input: Input, at now: Instant) {
    var hasHappenedNow = false
    while next < script.events.count, script.events[next].time <= now {
      let event = script.events[next]
      next += 1
      hasHappenedNow = event.time == now
      note(event.input)
      content.handle(event.input, at: event.time)
      if isFinished { finish(at: event.time) }
    }
    let input = isFinished || !keepsBack(input) ? input : .tick
    // An event brings its moment with it: whoever lived through it got no tick on top.
    if input == .tick, hasHappenedNow { return }
    if input == .tick, !mayTick(at: now) { return catchUp(with: now) }
    content.handle(input, at: now)
  }

  private mutating func note(_ input: Input) {
    switch input {
    case .tick: bringsFrames = true
    case .resize: bringsSizes = true
    default: break
    }
  }

  /// A script that ends in the middle of a drag has lost the hand, and its keys.
  private mutating func finish(at time: Instant) {
    content.handle(.grabLost, at: time)
    content.handle(.focusOut, at: time)
    if bringsSizes, let windowSize { content.handle(.resize(windowSize), at: time) }
  }

  /// Whether an input is one that the scene must not know of while the script happens.
  private mutating func keepsBack(_ input: Input) -> Bool {
    guard case .resize(let size) = input else { return input.isFromTheHand }
    windowSize = size
    return bringsSizes
  }

  /// Lets the frames happen by now that are only seen: a driver that is late must not find one of
  /// them due for ever.
  private mutating func catchUp(with now: Instant) {
    while let frame = content.wakeUp, frame <= now, content.isQuiet(at: frame) {
      content.handle(.tick, at: frame)
    }
  }

  /// When the script or the scene in it goes on; nil at rest after the script.
  public var wakeUp: Instant? {
    guard next < script.events.count else { return content.wakeUp }
    let event = script.events[next].time
    guard let frame = content.wakeUp, frame < event, mayTick(at: frame) else { return event }
    return frame
  }

  /// Whether the scene may have a frame that is not the script's.
  private func mayTick(at moment: Instant) -> Bool {
    isFinished || !bringsFrames || content.isQuiet(at: moment)
  }

  /// The scene in it has its frames so often, in nanoseconds.
  public mutating func setFrameInterval(_ nanoseconds: Int64) {
    content.setFrameInterval(nanoseconds)
  }

  /// Whether the scene in it would only be seen.
  public func isQuiet(at moment: Instant) -> Bool {
    content.isQuiet(at: moment)
  }

  /// Whether the scene in it does; not while the script happens, which is no hand's.
  public var capturesPointer: Bool { isFinished && content.capturesPointer }

  /// The pointer that the scene in it has captured; none while the script happens.
  public var capturedPointer: Pointer? { isFinished ? content.capturedPointer : nil }

  /// Whether the scene in it says so; not while the script happens, which has no hand.
  public var holdsPointer: Bool { isFinished && content.holdsPointer }

  /// What the scene in it says; not while the script happens, which has no pointer to look at.
  public var pointerLook: PointerLook { isFinished ? content.pointerLook : .ordinary }

  /// What the scene in it says of that pointer; not while the script happens.
  public func pointerLook(of pointer: Pointer) -> PointerLook {
    isFinished ? content.pointerLook(of: pointer) : .ordinary
  }

  /// The damage of the scene in it.
  public mutating func takeDamage() -> Damage? {
    content.takeDamage()
  }

  /// Draws the backdrop of the scene in it.
  public func drawBackdrop(on canvas: inout some Canvas) {
    content.drawBackdrop(on: &canvas)
  }

  /// Draws the scene in it.
  public func draw(on canvas: inout some Canvas) {
    content.draw(on: &canvas)
  }
}

extension Input {
  /// Whether it comes from a pointer or a key, and not from the window.
  fileprivate var isFromTheHand: Bool {
    switch self {
    case .press, .move, .release, .keyPress, .keyRelease, .grabLost, .pointerLost, .focusIn,
      .focusOut:
      true
    case .resize, .map, .unmap, .tick, .close: false
    }
  }
}
