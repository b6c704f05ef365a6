import CirclePanMath

/// To which places a knob is drawn that comes near them. They are in the limit: a knob that snaps
/// does not stretch beyond it.
public enum Snap: Hashable, Sendable {
  /// To none.
  case none
  /// To the nearest of so many bearings, the first one to the right; the distance stays. Above 0.
  case directions(Int)
  /// To the middle, from less than that distance (in radii).
  case center(within: Double)
  /// To the nearest of these distances from the middle (in radii); the bearing stays.
  case rings([Double])

  /// The place for a position, both from the middle in logical pixels, y down. A place is its own
  /// place, to the last bit.
  func place(for position: Point, radius: Double) -> Point {
    let length = (position - Point.zero).length
    guard length > 0 else { return position }
    let place = roundedPlace(for: position, at: length, radius: radius)
    // Snapped once more it would be rounded once more, and creep.
    return (place - position).length <= length * Snap.rounding ? position : place
  }

  /// A few units in the last place, as a part of a length.
  private static let rounding = 0x1p-48

  private func roundedPlace(for position: Point, at length: Double, radius: Double) -> Point {
    let way = position - Point.zero
    switch self {
    case .none:
      return position
    case .directions(let count):
      guard count > 0 else { return position }
      let turn = 2 * Double.pi / Double(count)
      let angle = (atan2(way.dy, way.dx) / turn).rounded() * turn
      // The sine of π is not quite 0: an axis is met exactly.
      let direction = Vector(dx: Snap.rounded(cos(angle)), dy: Snap.rounded(sin(angle)))
      return Point.zero + direction * length
    case .center(let reach):
      return length < reach * radius ? .zero : position
    case .rings(let rings):
      let nearest = rings.min { abs($0 * radius - length) < abs($1 * radius - length) }
      guard let nearest, radius > 0 else { return position }
      return Point.zero + way * (nearest * radius / length)
    }
  }

  private static func rounded(_ value: Double) -> Double {
    abs(value - value.rounded()) < 1e-12 ? value.rounded() : value
  }
}
