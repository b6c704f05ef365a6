/// What a pad says.
extension Pad {
  /// Says where the knob is now.
  mutating func read(
    _ phase: Reading.Phase, on stage: Stage, at time: Instant, log: inout ReadingLog
  ) {
    read(phase, value: value(on: stage), isHeld: isHeld, on: stage, at: time, log: &log)
  }

  /// Says where the knob is that a hand moves. (It takes the place and not the stage, which would
  /// be copied at each move.)
  mutating func readHeld(
    _ phase: Reading.Phase, drawnAt center: Point, at time: Instant, log: inout ReadingLog
  ) {
    let value = range.canStretch ? range.limit.nearest(to: center) : center
    read(phase, value: value, isHeld: true, drawnAt: center, at: time, log: &log)
  }

  /// Says that the knob is at `value`, wherever it is drawn.
  mutating func read(
    _ phase: Reading.Phase, value: Point, isHeld: Bool, on stage: Stage, at time: Instant,
    log: inout ReadingLog
  ) {
    read(
      phase, value: value, isHeld: isHeld, drawnAt: stage.tree[knob].center, at: time, log: &log)
  }

  private mutating func read(
    _ phase: Reading.Phase, value: Point, isHeld: Bool, drawnAt center: Point, at time: Instant,
    log: inout ReadingLog
  ) {
    let reading = reading(phase, value: value, isHeld: isHeld, drawnAt: center, at: time)
    // What says nothing new is not worth a line; a gesture's beginning and end always are.
    let isStep = phase == .changed || phase == .tick
    if isStep, let lastReading, reading.saysTheSame(as: lastReading) { return }
    lastReading = reading
    log.append(reading)
  }

  /// Repeats what there is to say, also where that is nothing new, if it is due at that moment.
  /// (What has just come to its end has said so.)
  mutating func repeatReading(on stage: Stage, at time: Instant, log: inout ReadingLog) {
    guard repeater?.take(at: time) == true else { return }
    let reading = reading(
      .tick, value: value(on: stage), isHeld: isHeld, drawnAt: stage.tree[knob].center, at: time)
    lastReading = reading
    log.append(reading)
  }

  /// Where the knob is as far as readers are concerned: in the limit, and where it belongs as soon
  /// as nobody holds it.
  private func value(on stage: Stage) -> Point {
    isHeld || isReadOnItsWay ? valueInLimit(drawnAt: stage.tree[knob].center) : rest
  }

  private func reading(
    _ phase: Reading.Phase, value: Point, isHeld: Bool, drawnAt center: Point, at time: Instant
  ) -> Reading {
    let radius = configuration.radius
    let position =
      radius > 0 ? Vector(dx: value.x / radius, dy: -value.y / radius) : .zero
    let vector = configuration.response.reading(for: position, within: configuration.shape)
    return Reading(
      time: time, pad: number, phase: phase, x: vector.dx, y: vector.dy, isHeld: isHeld,
      offset: center - Point.zero,
      reachesCorners: configuration.response.mapsCircleToSquare || configuration.shape != .circle,
      directionCount: configuration.directions)
  }
}
