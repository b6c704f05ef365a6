/// A knob that moves by itself.
extension Pad {
  /// Sends the knob to where it belongs.
  ///
  /// - Parameter velocity: of a spring, at the start; nil to go on with the one that it has.
  mutating func returnKnob(
    velocity: Vector? = nil, isRead: Bool, on stage: inout Stage, at time: Instant
  ) {
    let animation: AnimationID
    if let spring = configuration.spring, !configuration.reducesMotion {
      animation = stage.animator.move(
        knob, to: rest, spring: spring, velocity: velocity, in: &stage.tree, at: time)
    } else {
      animation = stage.animator.move(
        knob, to: rest, timing: configuration.returnTiming, in: &stage.tree, at: time)
    }
    motion = .returning(animation, isRead: isRead)
  }

  /// Follows a knob that moves by itself.
  mutating func follow(on stage: inout Stage, at time: Instant, log: inout ReadingLog) {
    keepKnobInPlace(on: &stage)
    // With a rate it is read at that rate.
    guard isReadOnItsWay, repeater == nil else { return }
    read(.tick, on: stage, at: time, log: &log)
  }

  /// Follows the end of an animation, which may be of somebody else.
  mutating func handle(
    _ completion: Animator.Completion, on stage: inout Stage, at time: Instant,
    log: inout ReadingLog
  ) {
    switch motion {
    case .gliding(completion.animation), .returning(completion.animation, _): break
    case .resting, .held, .keyed, .gliding, .returning: return
    }
    keepKnobInPlace(on: &stage)
    let wasRead = isReadOnItsWay
    motion = .resting
    if wasRead { sayWhereItBelongs(on: stage, at: time, log: &log) }
    // The return of a knob that had left the limit has completed.
    if !stage.router[recognizer].isEnabled { stage.router.setEnabled(true, recognizer, at: time) }
  }

  /// Says what stays, where nobody holds the knob, and that it does stay.
  mutating func sayWhereItBelongs(on stage: Stage, at time: Instant, log: inout ReadingLog) {
    read(.tick, on: stage, at: time, log: &log)
    repeater?.finish(at: time)
  }

  /// Where a knob is in the limit that is drawn at `center`. One that goes back keeps the axis that
  /// stays: where it rests off the middle it was let go there.
  func valueInLimit(drawnAt center: Point) -> Point {
    let nearest = range.limit.nearest(to: center)
    guard case .returning = motion, rest != .zero, range.limit.nearest(to: rest) == rest else {
      return nearest
    }
    let staysX = rest.x != 0 && configuration.release.holds(Vector(dx: 1, dy: 0))
    let staysY = rest.y != 0 && configuration.release.holds(Vector(dx: 0, dy: 1))
    guard staysX || staysY else { return nearest }
    let place = Point(x: staysX ? rest.x : center.x, y: staysY ? rest.y : center.y)
    return range.place(straightFrom: rest, to: place)
  }

  /// Brings a knob back in that a curve beyond 0 and 1, or a spring, has led out of the limit, or
  /// that the limit has left behind.
  func keepKnobInPlace(on stage: inout Stage) {
    let center = stage.tree[knob].center
    let place: Point
    switch motion {
    case .resting, .held, .keyed: return
    case .gliding: place = range.placeInside(center)
    case .returning:
      place = range.canStretch ? range.placeOnTheWay(center) : valueInLimit(drawnAt: center)
    }
    if place != center { stage.tree[knob].center = place }
  }
}
