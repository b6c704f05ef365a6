/// The ways in which a view moves by itself.
public enum Motion: Timeline {
  /// Along a timing curve.
  case curve(Animation<Point>)
  /// On a spring.
  case spring(SpringMotion)
  /// Let go with a velocity, which it loses on the way.
  case glide(GlideMotion)

  /// When it has arrived.
  public var end: Instant {
    switch self {
    case .curve(let animation): animation.end
    case .spring(let motion): motion.end
    case .glide(let glide): glide.end
    }
  }

  /// Where the view's centre is at a moment, in its parent's frame.
  public func value(at now: Instant) -> Point {
    switch self {
    case .curve(let animation): animation.value(at: now)
    case .spring(let motion): motion.value(at: now)
    case .glide(let glide): glide.value(at: now)
    }
  }

  /// The same motion, over the same time, where all places are so many times as far from the origin.
  func scaled(by factor: Double, to end: Point, within limit: Limit) -> Motion {
    switch self {
    case .curve(var animation):
      animation.from = animation.from.scaled(by: factor)
      animation.to = end
      return .curve(animation)
    case .spring(let motion):
      return .spring(motion.scaled(by: factor, to: end))
    case .glide(var motion):
      motion.glide = motion.glide.scaled(by: factor, to: end, within: limit)
      return .glide(motion)
    }
  }

  /// How fast a spring is at a moment, in logical pixels per second; zero for the other motions,
  /// whose speed nobody goes on with.
  func velocity(at now: Instant) -> Vector {
    if case .spring(let motion) = self { motion.velocity(at: now) } else { .zero }
  }
}
