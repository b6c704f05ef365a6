/// The original demo: a knob in a circle, a pan that moves it, and the way back.
///
/// A small controller over the engine's parts. It keeps no position (the ``ViewTree`` does), only
/// what stands between the parts: what the knob is doing, and whether its gesture is closed.
struct CirclePad: Sendable {
  /// What the knob is doing.
  private enum Motion: Equatable, Sendable {
    case resting
    /// Dragged since it was at `start`.
    case held(start: Point)
    /// On its way back, by that animation.
    case returning(AnimationID)
  }

  /// Which pad of the scene this is, from 1.
  let number: Int
  private(set) var configuration: PadConfiguration
  /// Holds the others; its centre is the circle's.
  let root: ViewID
  private let circle: ViewID
  private let knob: ViewID
  let recognizer: RecognizerID

  private var motion = Motion.resting
  /// Set from the moment the knob left the circle until the return has completed: the core of the
  /// original.
  private var isClosed = false
  private var lastReading: Reading?

  private var constraint: CircleConstraint { CircleConstraint(radius: configuration.radius) }

  /// Puts a pad on a stage, its knob at rest.
  init(number: Int, _ configuration: PadConfiguration, center: Point, on stage: inout Stage) {
    self.number = number
    self.configuration = configuration
    root = stage.tree.add(View(center: center))
    circle = stage.tree.add(
      View(
        shape: .circle(radius: configuration.radius), fill: configuration.circleColor,
        layer: .backdrop),
      to: root)
    knob = stage.tree.add(
      View(
        shape: .circle(radius: configuration.knobRadius), fill: configuration.knobColor),
      to: root)
    recognizer = stage.router.attach(PanRecognizer(slop: configuration.slop), to: knob)
  }

  /// Whether a gesture holds the knob.
  var isHeld: Bool {
    if case .held = motion { true } else { false }
  }

  // MARK: The gesture

  /// Follows a step of the pad's own gesture.
  mutating func handle(_ report: GestureReport, on stage: inout Stage, log: inout ReadingLog) {
    switch report.phase {
    case .began:
      grab(on: &stage, at: report.time)
      drag(report, on: &stage, log: &log)
    case .changed:
      drag(report, on: &stage, log: &log)
    case .ended:
      moveKnob(by: report.translation, on: &stage)
      letGo(.ended, on: &stage, at: report.time, log: &log)
    case .cancelled:
      letGo(.cancelled, on: &stage, at: report.time, log: &log)
    }
  }

  private mutating func grab(on stage: inout Stage, at time: Instant) {
    stage.animator.stopMoving(knob)
    motion = .held(start: stage.tree[knob].center)
    stage.animator.recolor(
      knob, to: configuration.dragColor, timing: configuration.timing, in: &stage.tree, at: time)
  }

  private mutating func drag(
    _ report: GestureReport, on stage: inout Stage, log: inout ReadingLog
  ) {
    let stayedInside = moveKnob(by: report.translation, on: &stage)
    let leaves = !stayedInside && configuration.leave == .cancel
    // Leaving says `cancelled` only; but a gesture that begins by leaving has begun all the same.
    if report.phase == .began || !leaves {
      read(report.phase == .began ? .began : .changed, on: stage, at: report.time, log: &log)
    }
    if leaves {
      isClosed = true
      stage.router.setEnabled(false, recognizer, at: report.time)
    }
  }

  /// Puts a dragged knob where the pointer wants it, or at the nearest point of the limit.
  ///
  /// - Returns: whether the pointer wants it inside the limit.
  @discardableResult
  private func moveKnob(by translation: Vector, on stage: inout Stage) -> Bool {
    guard case .held(let start) = motion else { return true }
    let target = start + translation
    stage.tree[knob].center = constraint.nearest(to: target)
    return constraint.contains(target)
  }

  private mutating func letGo(
    _ phase: Reading.Phase, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    read(phase, on: stage, at: time, log: &log)
    returnKnob(on: &stage, at: time)
    stage.animator.recolor(
      knob, to: configuration.knobColor, timing: configuration.timing, in: &stage.tree, at: time)
  }

  private mutating func returnKnob(on stage: inout Stage, at time: Instant) {
    motion = .returning(
      stage.animator.move(
        knob, to: .zero, timing: configuration.timing, in: &stage.tree, at: time))
  }

  // MARK: The way back

  /// Follows the end of an animation, which may be of somebody else.
  mutating func handle(
    _ completion: Animator.Completion, on stage: inout Stage, at time: Instant
  ) {
    guard motion == .returning(completion.animation) else { return }
    motion = .resting
    if isClosed {
      isClosed = false
      stage.router.setEnabled(true, recognizer, at: time)
    }
  }

  // MARK: The limit

  /// Brings a knob back in that a curve beyond 0 and 1 has led out of the limit.
  func keepKnobInside(on stage: inout Stage) {
    guard case .returning = motion else { return }
    let center = stage.tree[knob].center
    let nearest = constraint.nearest(to: center)
    if nearest != center { stage.tree[knob].center = nearest }
  }

  /// Gives the limit another radius, in logical pixels, 0 or more. A knob outside is at the nearest
  /// point of the new limit at once; a gesture goes on from there.
  mutating func setRadius(
    _ radius: Double, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    configuration.radius = radius
    stage.tree[circle].shape = .circle(radius: radius)
    let center = stage.tree[knob].center
    let nearest = constraint.nearest(to: center)
    switch motion {
    case .held:
      if configuration.leave == .clamp {
        moveKnob(by: stage.router[recognizer].translation, on: &stage)
      } else if nearest != center {
        // Anchored where it is now: with the old anchor, rounding could make it leave at the next
        // step.
        stage.tree[knob].center = nearest
        motion = .held(start: nearest)
        stage.router.setTranslation(.zero, of: recognizer)
      }
      read(.changed, on: stage, at: time, log: &log)
    case .returning where nearest != center:
      stage.tree[knob].center = nearest
      returnKnob(on: &stage, at: time)
    case .returning, .resting:
      break
    }
  }

  // MARK: Readings

  private mutating func read(
    _ phase: Reading.Phase, on stage: Stage, at time: Instant, log: inout ReadingLog
  ) {
    let reading = reading(phase, on: stage, at: time)
    // A step that changes nothing is not worth a line; a gesture's beginning and end always are.
    if phase == .changed, let lastReading, reading.saysTheSame(as: lastReading) { return }
    lastReading = reading
    log.append(reading)
  }

  private func reading(_ phase: Reading.Phase, on stage: Stage, at time: Instant) -> Reading {
    let offset = stage.tree[knob].center - Point.zero
    let isHeld = isHeld && phase != .ended && phase != .cancelled
    let counts = isHeld && configuration.radius > 0
    // Adding 0 turns -0 into 0.
    return Reading(
      time: time, sequence: 0, pad: number, phase: phase,
      x: counts ? offset.dx / configuration.radius + 0 : 0,
      y: counts ? -offset.dy / configuration.radius + 0 : 0,
      isHeld: isHeld,
      offset: Vector(dx: offset.dx + 0, dy: offset.dy + 0))
  }
}
