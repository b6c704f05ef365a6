/// What becomes of a knob that is let go.
extension Pad {
  /// Ends a gesture, of the hand or of the keys: says so, and sends the knob to where it belongs.
  ///
  /// - Parameter keepsValue: whether the knob may stay, or be read on its way; else its value is
  ///   zero at once.
  mutating func letGo(
    _ phase: Reading.Phase, keepsValue: Bool = true, on stage: inout Stage, at time: Instant,
    log: inout ReadingLog
  ) {
    let isFree = phase == .ended && keepsValue
    let velocity = isFree ? velocity(on: stage, at: time) : .zero
    let glide = isFree ? glide(velocity, on: stage, at: time) : nil
    let isRead = keepsValue && (glide != nil || configuration.reportsReturn)
    let place = keepsValue ? placeToStay(after: phase, on: stage) : .zero
    let end = glide.map { range.placeInside($0.endValue) } ?? place
    squeezed = keepsValue ? squeezedPlaces(after: phase, on: stage) : nil
    say(phase, restingAt: end, isRead: isRead, on: stage, at: time, log: &log)
    if let glide {
      motion = .gliding(stage.animator.move(knob, along: glide, in: &stage.tree, at: time))
    } else {
      let free = configuration.release.withoutHeldAxes(velocity)
      returnKnob(velocity: free, isRead: isRead, on: &stage, at: time)
    }
    stage.animator.recolor(
      knob, to: configuration.knobColor, timing: configuration.colorTiming, in: &stage.tree,
      at: time)
  }

  /// Ends a gesture of the keys, if there is one, because a hand takes the knob: it does not move.
  mutating func endKeysWhereTheKnobIs(
    on stage: Stage, at time: Instant, log: inout ReadingLog
  ) {
    guard case .keyed = motion else { return }
    say(
      .ended, restingAt: placeToStay(after: .ended, on: stage),
      isRead: configuration.reportsReturn, on: stage, at: time, log: &log)
  }

  /// Gives up the value, and the gesture if there is one: whoever listens must be able to rely on a
  /// zero at once, whatever becomes of the window.
  ///
  /// - Parameter phase: how a gesture ends.
  mutating func empty(
    _ phase: Reading.Phase, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    if isHeld {
      letGo(phase, keepsValue: false, on: &stage, at: time, log: &log)
    } else {
      recenter(isRead: false, on: &stage, at: time, log: &log)
    }
    // Also a press that has not become a gesture yet.
    stage.router.cancel(recognizer, at: time)
  }

  /// Sends a knob that nobody holds back to the middle, if it is not on its way there.
  ///
  /// - Parameter isRead: whether the way back is read; else the value is zero at once.
  mutating func recenter(
    isRead: Bool, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    squeezed = nil
    switch motion {
    case .returning(let animation, isRead: true) where rest == .zero:
      if isRead { return }
      motion = .returning(animation, isRead: false)
    case _ where rest == .zero && !isReadOnItsWay:
      return
    default:
      rest = .zero
      returnKnob(isRead: isRead, on: &stage, at: time)
    }
    if isRead {
      repeater = configuration.repeater(from: time)
    } else {
      sayWhereItBelongs(on: stage, at: time, log: &log)
    }
  }

  /// Says that a gesture is over, and where the knob belongs from now on.
  private mutating func say(
    _ phase: Reading.Phase, restingAt place: Point, isRead: Bool, on stage: Stage,
    at time: Instant, log: inout ReadingLog
  ) {
    rest = place
    keys.giveUp()
    let value = isRead ? range.limit.nearest(to: stage.tree[knob].center) : rest
    read(phase, value: value, isHeld: false, on: stage, at: time, log: &log)
    if !isRead { repeater?.finish(at: time) }
  }

  /// Where a knob belongs that ends a gesture without a glide.
  private func placeToStay(after phase: Reading.Phase, on stage: Stage) -> Point {
    // What has left the limit goes to the middle, whatever the release says.
    guard stage.router[recognizer].isEnabled else { return .zero }
    let place: Point
    if case .keyed(let base) = motion {
      place = base
    } else {
      place = rest(after: phase, at: range.limit.nearest(to: stage.tree[knob].center))
    }
    return place == .zero ? .zero : range.placeInside(place)
  }

  /// What comes back when there is room again, for a knob that is let go where there is none.
  private func squeezedPlaces(after phase: Reading.Phase, on stage: Stage) -> Places? {
    guard stage.router[recognizer].isEnabled, var place = squeezed?.wanted else { return nil }
    if case .held = motion {
      place = rest(after: phase, at: configuration.shape.limit(radius: 1).nearest(to: place))
    }
    return Places(rest: place, wanted: place)
  }

  /// Where a knob stays that a hand lets go at a position.
  private func rest(after phase: Reading.Phase, at position: Point) -> Point {
    let staysAtOnce = configuration.release == .glides && phase == .ended
    return staysAtOnce ? position : configuration.release.rest(after: position)
  }

  /// How fast the hand was when it let go; keys have no velocity.
  private func velocity(on stage: Stage, at time: Instant) -> Vector {
    if case .held = motion { stage.router[recognizer].velocity(at: time) } else { .zero }
  }

  /// How a dragged knob goes on; nil where it stays or goes back.
  private func glide(_ velocity: Vector, on stage: Stage, at time: Instant) -> GlideMotion? {
    // With reduced motion the knob stays where it was let go: to jump to the end of a glide would
    // be more motion, not less. One that is stretched beyond the limit has to come back first.
    let center = stage.tree[knob].center
    guard case .held = motion, configuration.release == .glides, !configuration.reducesMotion,
      velocity != .zero, range.limit.contains(center)
    else { return nil }
    return GlideMotion(
      Glide(from: center, velocity: velocity, within: range.limit), start: time)
  }
}
