/// The knob led by the arrow keys.
///
/// An arrow holds the knob out that way for as long as it is down; on an axis where a knob stays
/// where it is let go, it moves it by a step instead, and again at each repetition of the key.
extension Pad {
  /// How far a step is, in radii, and with the shift key.
  private static let steps = (ordinary: 0.1, small: 0.01)
  /// How far out a key holds the knob, in radii, and with the shift key.
  private static let reaches = (ordinary: 1.0, small: 1.0 / 3)

  /// An arrow went down, or is repeated. While a hand holds the knob, or its gesture is closed, it
  /// is ignored until it comes up.
  mutating func press(
    _ key: KeyDeflection.Arrow, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    if case .held = motion { return keys.ignore(key) }
    guard stage.router[recognizer].isEnabled else { return keys.ignore(key) }
    guard keys.press(key) else { return }
    if case .keyed = motion {
      nudge(key.arrow, on: &stage)
      read(.changed, on: stage, at: time, log: &log)
    } else {
      let position = range.limit.nearest(to: stage.tree[knob].center)
      take(as: .keyed(base: configuration.release.rest(after: position)), on: &stage, at: time)
      nudge(key.arrow, on: &stage)
      read(.began, on: stage, at: time, log: &log)
    }
  }

  /// An arrow came up; with the last one the knob is let go.
  mutating func release(
    _ key: KeyDeflection.Arrow, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    guard keys.release(key), case .keyed = motion else { return }
    if keys.isEmpty {
      letGo(.ended, on: &stage, at: time, log: &log)
    } else {
      steer(on: &stage)
      read(.changed, on: stage, at: time, log: &log)
    }
  }

  /// A shift key went down or came up.
  mutating func followShift(
    on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    guard case .keyed = motion else { return }
    steer(on: &stage)
    read(.changed, on: stage, at: time, log: &log)
  }

  /// What the keys led is over, though they may be down.
  mutating func endKeys(
    _ phase: Reading.Phase, on stage: inout Stage, at time: Instant, log: inout ReadingLog
  ) {
    guard case .keyed = motion else { return }
    letGo(phase, on: &stage, at: time, log: &log)
  }

  /// Moves the base by a step where the knob stays, and the knob along.
  private mutating func nudge(_ arrow: Key.Arrow, on stage: inout Stage) {
    if case .keyed(let base) = motion, configuration.release.holds(arrow.step) {
      let step = keys.isShifted ? Pad.steps.small : Pad.steps.ordinary
      let target = base + arrow.step * (configuration.radius * step)
      motion = .keyed(base: range.limit.nearest(to: target))
    }
    steer(on: &stage)
  }

  /// Puts a keyed knob where the keys that are down hold it.
  func steer(on stage: inout Stage) {
    guard case .keyed(let base) = motion else { return }
    let reach = keys.isShifted ? Pad.reaches.small : Pad.reaches.ordinary
    let direction = keys.direction { !configuration.release.holds($0.step) }
    stage.tree[knob].center = range.placeInside(base + direction * (configuration.radius * reach))
  }
}
