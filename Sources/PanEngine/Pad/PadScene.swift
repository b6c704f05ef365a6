/// A scene with a pad in its middle: what the program shows.
///
/// The whole way of a drag is on this page: time passes for what moves by itself, the input goes to
/// the recognizers, what they report goes to the pad, and what the pad does to the views is damage.
public struct PadScene: Scene, Sendable {
  /// How often something that moves wants to be drawn, in nanoseconds: 60 times a second.
  private static let frameInterval: Int64 = 16_666_667

  /// The scene's size, in logical pixels.
  public private(set) var size: Size
  private var stage = Stage()
  private var pad: CirclePad
  private var log = ReadingLog()
  /// The latest moment so far.
  private var clock = Instant.zero

  /// A scene of that size, in logical pixels, with the knob at rest.
  public init(_ configuration: PadConfiguration, size: Size) {
    self.size = size
    pad = CirclePad(number: 1, configuration, center: Rect(size).center, on: &stage)
    stage.tree.damage(Rect(size))
  }

  // MARK: Scene

  /// Lets an input happen to the pad, after what time itself has brought.
  public mutating func handle(_ input: Input, at now: Instant) {
    advance(to: now)
    switch input {
    case .press(let location, let button, let pointer):
      stage.router.press(
        at: location, button: button, pointer: pointer, in: stage.tree, time: clock)
    case .move(let location, let primaryIsDown, let pointer):
      stage.router.move(
        to: location, primaryIsDown: primaryIsDown, pointer: pointer, time: clock)
    case .release(let location, let button, let pointer):
      stage.router.release(at: location, button: button, pointer: pointer, time: clock)
    case .keyPress(.escape), .unmap, .grabLost, .close:
      stage.router.cancelAll(at: clock)
    case .resize(let size):
      resize(to: size)
    case .keyPress, .keyRelease, .map, .focusIn, .focusOut, .tick:
      break
    }
    settle()
  }

  /// The next frame, while anything moves by itself; nil at rest.
  public var wakeUp: Instant? {
    guard let end = stage.animator.nextEnd else { return nil }
    // On a fixed grid, so that inputs in between do not put the next frame off; and at the end
    // itself, so that nothing ends late.
    let untilFrame = PadScene.frameInterval - clock.nanoseconds % PadScene.frameInterval
    let (frame, overflow) = clock.nanoseconds.addingReportingOverflow(untilFrame)
    return overflow ? end : min(Instant(nanoseconds: frame), end)
  }

  /// What looks different: the knob where it was and is, mostly.
  public mutating func takeDamage() -> Damage? {
    stage.tree.takeDamage()
  }

  /// Draws the background and the limit circle.
  public func drawBackdrop(on canvas: inout some Canvas) {
    canvas.fill(pad.configuration.background)
    stage.tree.draw(.backdrop, on: &canvas)
  }

  /// Draws the knob.
  public func draw(on canvas: inout some Canvas) {
    stage.tree.draw(.content, on: &canvas)
  }

  // MARK: Readings

  /// The oldest reading that has not been taken; nil where there is none.
  public mutating func nextReading() -> Reading? {
    log.popFirst()
  }

  /// Whether a gesture holds the knob.
  public var isHeld: Bool { pad.isHeld }

  // MARK: Interventions

  /// Cancels the drag, if one is on: the knob goes back, and the reading is zero at once.
  public mutating func cancel(at now: Instant) {
    advance(to: now)
    stage.router.cancelAll(at: clock)
    settle()
  }

  /// Gives the limit another radius, in logical pixels, 0 or more. A knob that would be outside is
  /// at the nearest point of the new limit in the same frame; a drag goes on from there.
  public mutating func setRadius(_ radius: Double, at now: Instant) {
    advance(to: now)
    pad.setRadius(radius, on: &stage, at: clock, log: &log)
    settle()
  }

  // MARK: Inside

  private mutating func advance(to now: Instant) {
    clock = max(clock, now)
    stage.animator.advance(to: clock, in: &stage.tree)
    pad.keepKnobInside(on: &stage)
    settle()
  }

  /// Lets everything follow that the last step brought about.
  private mutating func settle() {
    while true {
      if let report = stage.router.nextReport() {
        pad.handle(report, on: &stage, log: &log)
      } else if let completion = stage.animator.nextCompletion() {
        pad.handle(completion, on: &stage, at: clock)
      } else {
        return
      }
    }
  }

  /// The pad stays in the middle, and everything in it where it is in the pad.
  private mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    stage.tree[pad.root].center = Rect(size).center
    stage.tree.damage(Rect(size))
  }
}
