/// A limit of another size.
extension Pad {
  /// Gives the limit another radius, in logical pixels, 0 or more; a gesture goes on from there.
  ///
  /// - Parameter keepsReading: whether the knob moves along, so that it reads the same. Else it
  ///   stays where it is, or at the nearest point of the new limit, at once.
  mutating func setRadius(
    _ radius: Double, keepsReading: Bool, on stage: inout Stage, at time: Instant,
    log: inout ReadingLog
  ) {
    // Finite, since the middle stays the middle: 0 times infinity is no number.
    let factor =
      keepsReading && configuration.radius > 0
      ? min(radius / configuration.radius, .greatestFiniteMagnitude) : 1
    configuration.radius = radius
    limit = configuration.shape.limit(radius: radius)
    shapeViews(on: &stage)
    let hadValue = isReadOnItsWay || rest != .zero
    rest = limit.nearest(to: rest.scaled(by: factor))
    moveAlong(by: factor, on: &stage, at: time)
    if isHeld {
      read(.changed, on: stage, at: time, log: &log)
    } else if isReadOnItsWay {
      follow(on: &stage, at: time, log: &log)
    } else if hadValue || rest != .zero {
      sayWhereItBelongs(on: stage, at: time, log: &log)
    }
  }

  /// Brings the knob into the new limit, whatever it is doing.
  private mutating func moveAlong(by factor: Double, on stage: inout Stage, at time: Instant) {
    let center = stage.tree[knob].center
    let place = limit.nearest(to: center.scaled(by: factor))
    switch motion {
    case .resting:
      stage.tree[knob].center = rest
    case .held(let start):
      moveHold(from: start, by: factor, on: &stage)
    case .keyed(let base):
      motion = .keyed(base: limit.nearest(to: base.scaled(by: factor)))
      steer(on: &stage)
    case .gliding where factor == 1:
      keepKnobInPlace(on: &stage)
    case .gliding:
      stage.tree[knob].center = place
      rest = place
      returnKnob(isRead: false, on: &stage, at: time)
    case .returning(_, let isRead):
      // What was under way was made for the old limit.
      guard place != center else { return }
      stage.tree[knob].center = place
      returnKnob(isRead: isRead, on: &stage, at: time)
    }
  }

  /// Keeps what the pointer wants, in proportion; where it must not want what is outside, it is
  /// anchored at the nearest point, or the next step would make it leave.
  private mutating func moveHold(
    from start: Point, by factor: Double, on stage: inout Stage
  ) {
    let target = start + stage.router[recognizer].translation
    var wanted = target.scaled(by: factor)
    let mustBeInside = configuration.leave == .cancel || !wanted.isFinite
    if mustBeInside, !limit.contains(wanted) { wanted = limit.nearest(to: wanted) }
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
    ring.surround(shape, radius: configuration.radius, thickness: bar, in: &stage.tree)
  }
}

extension Point {
  /// The point so many times as far from the origin; exactly the same where that is 1.
  fileprivate func scaled(by factor: Double) -> Point {
    Point(x: x * factor, y: y * factor)
  }
}
