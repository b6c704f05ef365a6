/// The motion of something let go in full swing: it slows down by itself, within a constraint,
/// along whose edge it slides.
///
/// Free of the edge it has come v·(1 − dᵗ)/(−ln d) far after t milliseconds, with d =
/// ``Deceleration/rate`` and v in logical pixels per millisecond. At the edge it loses the outward
/// part of its velocity. The whole path is found at the start, on a grid of its own, so that the
/// position is a function of the time and not of the frames.
public struct Glide<Bounds: Constraint>: Equatable, Sendable {
  /// Seconds from the start until it rests.
  public let duration: Double
  /// Where it rests.
  public private(set) var end: Point
  private var bounds: Bounds
  private var legs: [GlideLeg]

  /// A glide from a point, or from its nearest one within the bounds.
  ///
  /// - Parameters:
  ///   - start: in the frame of the bounds; finite.
  ///   - velocity: in logical pixels per second; one beyond ``Deceleration/fastestSpeed`` counts as
  ///     one of that speed.
  ///   - bounds: where it may be.
  public init(from start: Point, velocity: Vector, within bounds: Bounds) {
    let path = GlidePath(from: start, velocity: Deceleration.capped(velocity), within: bounds)
    self.bounds = bounds
    legs = path.legs
    end = path.position
    duration = Deceleration.time(at: path.progress)
  }

  /// The same glide, over the same time, where all places are so many times as far from the origin.
  func scaled(by factor: Double, to end: Point, within bounds: Bounds) -> Glide {
    var glide = self
    glide.bounds = bounds
    glide.end = end
    for index in legs.indices {
      glide.legs[index].origin = legs[index].origin.scaled(by: factor)
      glide.legs[index].velocity = legs[index].velocity * factor
    }
    return glide
  }

  /// Where it is, so many seconds after the start: within the bounds at any time.
  public func position(after time: Double) -> Point {
    if time >= duration { return end }
    let progress = Deceleration.progress(after: time)
    return bounds.nearest(to: leg(at: progress).position(at: progress))
  }

  /// How fast it is, so many seconds after the start, in logical pixels per second.
  public func velocity(after time: Double) -> Vector {
    if time >= duration { return .zero }
    let leg = leg(at: Deceleration.progress(after: time))
    return leg.velocity * Deceleration.speed(after: time)
  }

  /// The last leg that has begun.
  private func leg(at progress: Double) -> GlideLeg {
    var low = 0
    var high = legs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if legs[middle].start <= progress { low = middle } else { high = middle }
    }
    return legs[low]
  }
}
