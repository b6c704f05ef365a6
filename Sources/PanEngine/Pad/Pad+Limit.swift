/// A limit of another size.
extension Pad {
  /// Gives the limit another radius, in logical pixels, 0 or more. The knob stays where it is, or
  /// at the nearest point of the new limit, at once; a gesture goes on from there.
  mutating func setRadius(
    _ radius: Double, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    squeezed = nil
    setRadius(radius, moving: places(on: stage), by: nil, on: &stage, at: time, log: &log)
  }

  /// Gives the limit the radius with which it just fits into its column of a scene, of so many,
  /// where that is wanted. The knob moves along, so that it reads the same; where there was no room
  /// meanwhile, the same as before.
  mutating func fit(
    _ size: Size, columns: Int, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    guard configuration.fitsScene else { return }
    let radius = configuration.fittingRadius(in: size, pads: columns)
    let last = configuration.radius
    if radius == 0, last > 0 { squeezed = placesToKeep(on: stage).scaled(by: 1 / last) }
    // Finite, since the middle stays the middle: 0 times infinity is no number.
    let factor = last > 0 ? min(radius / last, .greatestFiniteMagnitude) : 1
    var places = places(on: stage).scaled(by: factor)
    let keepsWay = radius > 0 && last > 0 && factor.isFinite
    if radius > 0, let squeezed {
      places = squeezed.scaled(by: radius)
      self.squeezed = nil
    }
    setRadius(
      radius, moving: places, by: keepsWay ? factor : nil, on: &stage, at: time, log: &log)
  }

  /// - Parameter factor: by what everything in the pad grows; nil where only the limit changes.
  private mutating func setRadius(
    _ radius: Double, moving places: Places, by factor: Double?, on stage: inout Stage,
    at time: Instant, log: inout ReadingLog
  ) {
    let hadValue = isReadOnItsWay || rest != .zero
    let before = self.places(on: stage)
    shapeLimit(radius: radius, on: &stage)
    rest = range.limit.nearest(to: places.rest)
    if let factor, motion.isOfItself {
      stage.tree[knob].center = places.wanted
      stage.animator.scaleMove(of: knob, by: factor, to: rest, within: range.limit)
      keepKnobInPlace(on: &stage)
    } else {
      moveKnob(from: before, to: places, on: &stage, at: time)
    }
    if isHeld {
      read(.changed, on: stage, at: time, log: &log)
    } else if isReadOnItsWay {
      follow(on: &stage, at: time, log: &log)
    } else if hadValue || rest != .zero {
      sayWhereItBelongs(on: stage, at: time, log: &log)
    }
  }

  private func places(on stage: Stage) -> Places {
    switch motion {
    case .held(let start):
      Places(rest: rest, wanted: start + stage.router[recognizer].translation)
    case .keyed(let base): Places(rest: rest, wanted: base)
    case .resting, .returning, .gliding: Places(rest: rest, wanted: stage.tree[knob].center)
    }
  }

  /// What a knob comes back to that has no room for now: one that moved by itself will have
  /// arrived.
  private func placesToKeep(on stage: Stage) -> Places {
    var places = places(on: stage)
    // A glide ends where it is squeezed.
    if case .gliding = motion { places.rest = places.wanted }
    if !isHeld { places.wanted = places.rest }
    return places
  }

  /// Brings the knob into the new limit, whatever it is doing.
  private mutating func moveKnob(
    from before: Places, to places: Places, on stage: inout Stage, at time: Instant
  ) {
    let place = range.limit.nearest(to: places.wanted)
    switch motion {
    case .resting:
      stage.tree[knob].center = rest
    case .held:
      moveHold(from: before.wanted, to: places.wanted, on: &stage)
    case .keyed:
      motion = .keyed(base: place)
      steer(on: &stage)
    case .gliding where places == before:
      keepKnobInPlace(on: &stage)
    case .gliding:
      stage.tree[knob].center = place
      rest = place
      returnKnob(isRead: false, on: &stage, at: time)
    case .returning(_, let isRead):
      // What was under way was made for the old limit. It still arrives when it would have.
      guard place != before.wanted || rest != before.rest else { return }
      stage.tree[knob].center = place
      if place != rest, stage.animator.redirectMove(of: knob, from: place, to: rest, at: time) {
        return
      }
      returnKnob(isRead: isRead, on: &stage, at: time)
    }
  }

  /// Keeps what the pointer wants; where it must not want what is outside, it is anchored at the
  /// nearest point, or the next step would make it leave.
  private mutating func moveHold(from target: Point, to wanted: Point, on stage: inout Stage) {
    var wanted = wanted
    let mustBeInside = configuration.leave == .cancel || !wanted.isFinite
    if mustBeInside, !range.limit.contains(wanted) { wanted = range.limit.nearest(to: wanted) }
    if wanted != target {
      motion = .held(start: wanted)
      stage.router.setTranslation(.zero, of: recognizer)
    }
    moveKnob(by: stage.router[recognizer].translation, on: &stage)
  }

  /// Gives the limit's views its size.
  func shapeViews(on stage: inout Stage) {
    let shape = configuration.shape
    let bar = configuration.knobRadius
    stage.tree[limitView].shape = shape.view(radius: configuration.radius, thickness: bar)
    stage.tree[limitView].transform = shape.viewTransform
    // Around a knob that is larger than its limit, or nobody would see it.
    let radius = max(configuration.radius, configuration.knobRadius)
    ring.surround(shape, radius: radius, thickness: bar, in: &stage.tree)
  }
}
