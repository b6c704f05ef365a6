/// Finds the way of a glide: from its start until it rests, on a grid of progress, which is finer
/// in time where the glide is faster.
struct GlidePath<Bounds: Constraint> {
  /// How many steps the full progress has: at 1000 pixels per second one is a quarter of a pixel.
  private static var steps: Int { 2048 }
  /// How far beyond the edge to look for the way out of it, in logical pixels.
  private static var probe: Double { 1e-3 }
  /// An edge that turns by a cosine above this in a step (11°) is a curve: it leads the velocity
  /// around and takes nothing from it. A corner takes its outward part.
  private static var straightness: Double { 0.98 }

  private let bounds: Bounds
  /// The legs so far; at least one.
  private(set) var legs: [GlideLeg]
  /// Where it has come to.
  private(set) var position: Point
  /// How far it has come, in seconds of ``Deceleration`` progress.
  private(set) var progress = 0.0
  private var velocity: Vector
  /// The way out, of length 1, of the edge that it slides along; nil in free flight.
  private var outward: Vector?

  /// The whole path, for a velocity that has been capped.
  init(from start: Point, velocity: Vector, within bounds: Bounds) {
    self.bounds = bounds
    self.velocity = velocity
    position = bounds.nearest(to: start)
    legs = [GlideLeg(start: 0, origin: position, velocity: velocity)]
    for step in 1...GlidePath.steps {
      if outward == nil { fly(to: goal(of: step)) }
      slide(to: goal(of: step))
    }
  }

  /// The progress at the end of a step, or where it comes to rest if that is earlier.
  private func goal(of step: Int) -> Double {
    let part = Double(step) / Double(GlidePath.steps)
    return min(
      part * Deceleration.fullProgress, Deceleration.restingProgress(ofSpeed: velocity.length))
  }

  /// Goes straight on, up to the edge if that comes first, where the velocity loses its outward
  /// part.
  private mutating func fly(to goal: Double) {
    guard goal > progress else { return }
    let flight = GlideLeg(start: progress, origin: position, velocity: velocity)
    guard !isAllowed(flight.position(at: goal)) else {
      // Not from where it was a step ago: rounding would add up.
      let target = legs[legs.count - 1].position(at: goal)
      return arrive(at: bounds.nearest(to: target), progress: goal)
    }
    var inside = progress
    var outside = goal
    // As often as halves a step to far below what a coordinate can tell.
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if isAllowed(flight.position(at: middle)) { inside = middle } else { outside = middle }
    }
    arrive(at: bounds.nearest(to: flight.position(at: outside)), progress: inside)
    turn(beyond: position + velocity * (GlidePath.probe / velocity.length))
  }

  /// Goes along the edge, or leaves it where that bends away.
  private mutating func slide(to goal: Double) {
    guard goal > progress else { return }
    let target = position + velocity * (goal - progress)
    arrive(at: bounds.nearest(to: target), progress: goal)
    if target == position { outward = nil } else { turn(beyond: target) }
  }

  private mutating func arrive(at point: Point, progress: Double) {
    position = point
    self.progress = progress
  }

  /// Takes from the velocity what would lead out of the bounds, towards a point outside.
  private mutating func turn(beyond target: Point) {
    let out = target - bounds.nearest(to: target)
    // Closer to the edge than this the difference is rounding and has no direction.
    guard out.length > max(1e-9, 64 * target.largestCoordinate.ulp) else { return }
    let normal = out * (1 / out.length)
    let lost = velocity.dx * normal.dx + velocity.dy * normal.dy
    if lost > 0 {
      let speed = velocity.length
      velocity = velocity - normal * lost
      if let outward, outward.dx * normal.dx + outward.dy * normal.dy > GlidePath.straightness {
        velocity = velocity * (speed / velocity.length)
      }
      legs.append(GlideLeg(start: progress, origin: position, velocity: velocity))
    }
    outward = normal
  }

  private func isAllowed(_ point: Point) -> Bool {
    bounds.nearest(to: point) == point
  }
}
