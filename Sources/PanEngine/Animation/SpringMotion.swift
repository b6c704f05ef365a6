/// A point on a spring: it starts with a velocity of its own and comes to rest at its end.
public struct SpringMotion: Timeline {
  /// How far from its end, in logical pixels, it counts as at rest: too little to be seen.
  private static let stillness = 0.05

  /// The end, exactly, from ``end`` on.
  public var to: Point
  /// When it starts.
  public var start: Instant
  /// When it has come to rest.
  public let end: Instant
  private var from: Point
  private var displacement: Vector
  private var startVelocity: Vector
  private let spring: Spring

  /// A motion from a point to another one, which starts with `velocity`: logical pixels per second,
  /// x right, y down, in the frame of the points.
  public init(from: Point, to: Point, velocity: Vector, start: Instant, spring: Spring) {
    self.to = to
    self.start = start
    self.spring = spring
    self.from = from
    displacement = from - to
    startVelocity = velocity
    end = start.advanced(
      bySeconds: spring.settlingTime(
        distance: displacement.length, speed: velocity.length, threshold: SpringMotion.stillness))
  }

  /// The same motion, over the same time, where all places are so many times as far from the origin.
  func scaled(by factor: Double, to end: Point) -> SpringMotion {
    var motion = self
    motion.from = from.scaled(by: factor)
    motion.to = end
    motion.displacement = motion.from - end
    motion.startVelocity = startVelocity * factor
    return motion
  }

  /// Where it is at a moment.
  public func value(at now: Instant) -> Point {
    if now >= end { return to }
    // Exactly: the sum below would round.
    if now <= start { return from }
    let factors = spring.displacement(after: now.seconds(since: start))
    return to + displacement * factors.displacement + startVelocity * factors.velocity
  }

  /// How fast it is at a moment, in logical pixels per second.
  public func velocity(at now: Instant) -> Vector {
    if now >= end { return .zero }
    let factors = spring.velocity(after: max(0, now.seconds(since: start)))
    return displacement * factors.displacement + startVelocity * factors.velocity
  }
}
