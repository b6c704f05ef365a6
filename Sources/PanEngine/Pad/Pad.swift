/// A knob in its limit, a pan that moves it, and what becomes of it: the original demo as a small
/// controller over the engine's parts, and what has come to it since.
///
/// It keeps no position of the knob (the ``ViewTree`` does), only what stands between the parts:
/// what the knob is doing, and where it belongs when nobody holds it. Whether its gesture is
/// closed, which is the core of the original, the recognizer itself knows: the pad switches it off
/// when the knob leaves the limit, and on when the return has completed.
///
/// All positions are in the pad's own frame: logical pixels from the limit's middle, y down.
struct Pad: Sendable {
  /// What the knob is doing.
  enum Motion: Equatable, Sendable {
    case resting
    /// Dragged: the pointer wants it at `start` and its translation.
    case held(start: Point)
    /// Led by the keys, from `base`: where they let it go.
    case keyed(base: Point)
    /// On its way to where it belongs, by that animation. The way itself is read, or else where it
    /// leads to.
    case returning(AnimationID, isRead: Bool)
    /// Let go with a velocity that it loses, by that animation.
    case gliding(AnimationID)

    /// Whether the knob moves by itself.
    var isOfItself: Bool {
      switch self {
      case .returning, .gliding: true
      case .resting, .held, .keyed: false
      }
    }
  }

  /// Which pad of the scene this is, from 1.
  let number: Int
  /// What is wanted of the pad, with the radius that it has now. Nobody else keeps it: the scene
  /// asks its pads.
  private(set) var configuration: PadConfiguration
  /// Holds the others; its centre is the limit's middle.
  let root: ViewID
  let ring: SelectionRing
  let limitView: ViewID
  let knob: ViewID
  let recognizer: RecognizerID

  private(set) var range: KnobRange
  var motion = Motion.resting
  /// Where the knob belongs when nobody holds it: the middle, or where it was let go to stay.
  var rest = Point.zero
  /// What the scene has no room for now, in radii: the knob reads as 0 at a radius of 0, and as
  /// before when the limit fits again. Nil where there is nothing to come back to.
  var squeezed: Places?
  var keys = KeyDeflection()
  /// When the reading is repeated; nil before the first gesture, and without a rate.
  var repeater: Repeater?
  var lastReading: Reading?

  /// Puts a pad on a stage, its knob at rest in the middle.
  init(number: Int, _ configuration: PadConfiguration, on stage: inout Stage) {
    self.number = number
    self.configuration = configuration
    range = KnobRange(configuration)
    root = stage.tree.add(View())
    ring = SelectionRing(on: configuration.background, in: root, of: &stage.tree)
    limitView = stage.tree.add(View(fill: configuration.circleColor, layer: .backdrop), to: root)
    knob = stage.tree.add(
      View(
        shape: .circle(radius: configuration.knobRadius), fill: configuration.knobColor),
      to: root)
    recognizer = stage.router.attach(PanRecognizer(slop: configuration.slop), to: knob)
    shapeViews(on: &stage)
  }

  /// Whether a hand, or a key, holds the knob.
  var isHeld: Bool {
    switch motion {
    case .held, .keyed: true
    case .resting, .returning, .gliding: false
    }
  }

  /// Whether the knob moves by itself and is read meanwhile.
  var isReadOnItsWay: Bool {
    switch motion {
    case .gliding, .returning(_, isRead: true): true
    case .resting, .held, .keyed, .returning: false
    }
  }

  /// Gives the limit another radius, and leaves the rest to the caller.
  mutating func shapeLimit(radius: Double, on stage: inout Stage) {
    configuration.radius = radius
    range = KnobRange(configuration)
    shapeViews(on: &stage)
  }

  // MARK: The gesture

  /// Follows a step of the pad's own gesture.
  mutating func handle(_ report: GestureReport, on stage: inout Stage, log: inout ReadingLog) {
    switch report.phase {
    case .began:
      endKeysWhereTheKnobIs(on: stage, at: report.time, log: &log)
      let start = range.target(drawnAt: stage.tree[knob].center)
      take(as: .held(start: start), on: &stage, at: report.time)
      drag(report, on: &stage, log: &log)
    case .changed:
      drag(report, on: &stage, log: &log)
    case .ended:
      moveKnob(by: report.translation, on: &stage)
      letGo(.ended, on: &stage, at: report.time, log: &log)
    case .cancelled:
      // One whose value was given up has been let go already.
      guard case .held = motion else { return }
      letGo(.cancelled, on: &stage, at: report.time, log: &log)
    }
  }

  /// Stops what the knob does by itself, and shows that it is held.
  mutating func take(as motion: Motion, on stage: inout Stage, at time: Instant) {
    stage.animator.stopMoving(knob)
    squeezed = nil
    self.motion = motion
    stage.animator.recolor(
      knob, to: configuration.dragColor, timing: configuration.colorTiming, in: &stage.tree,
      at: time)
    repeater = configuration.repeater(from: time)
  }

  private mutating func drag(
    _ report: GestureReport, on stage: inout Stage, log: inout ReadingLog
  ) {
    guard let (target, place) = moveKnob(by: report.translation, on: &stage) else { return }
    let leaves = configuration.leave == .cancel && !range.limit.contains(target)
    // Leaving says `cancelled` only; but a gesture that begins by leaving has begun all the same.
    if report.phase == .began || !leaves {
      readHeld(
        report.phase == .began ? .began : .changed, drawnAt: place, at: report.time, log: &log)
    }
    if leaves { stage.router.setEnabled(false, recognizer, at: report.time) }
  }

  /// Puts a dragged knob where the pointer wants it, as far as the limit lets it. (The pad stays as
  /// it is; were this not mutating, a call would copy it.)
  ///
  /// - Returns: where the pointer wants it, and where it is; nil where no pointer holds it.
  @discardableResult
  mutating func moveKnob(
    by translation: Vector, on stage: inout Stage
  ) -> (target: Point, place: Point)? {
    guard case .held(let start) = motion else { return nil }
    let target = start + translation
    let place = range.place(for: target)
    stage.tree[knob].center = place
    return (target, place)
  }
}
