/// What becomes of the knob's position on its way into a reading: a dead zone, a curve, and the
/// like.
///
/// Everything here is in units of the radius, x to the right and y **up**. The order is fixed: axis
/// lock, dead zone, curve, square, invert. Dead zone and curve keep the bearing.
public struct Response: Hashable, Sendable {
  /// Which axes count.
  public enum Axes: Hashable, Sendable {
    /// Both.
    case both
    /// Only left and right: y is 0.
    case x
    /// Only up and down: x is 0.
    case y
  }

  /// Nearer to the edge than this, in radii, is at the edge, so that rounding cannot keep a
  /// square's corner from being reached.
  private static let edgeRounding = 1e-12

  /// Which axes count.
  public var axes = Axes.both
  /// Up to this length, in radii, the reading is 0, and what is left is spread over all lengths, so
  /// that there is no step at its edge. From 0 to below 1.
  public var deadZone = 0.0
  /// How much of a cube is mixed into the length: 0 is a straight line, 1 all cube: fine in the
  /// middle, and still 1 at the edge. From 0 to 1.
  public var expo = 0.0
  /// Whether the limit is stretched to the square around the circle, so that the diagonals reach
  /// (±1, ±1). A square limit is one already.
  public var mapsCircleToSquare = false
  /// Whether right is negative.
  public var invertsX = false
  /// Whether up is negative.
  public var invertsY = false

  /// A response that changes nothing.
  public init() {}

  /// The reading for a position within a limit.
  ///
  /// - Parameter position: from the middle, in radii, x right, y up; finite. What lies beyond the
  ///   limit reads as on its edge.
  func reading(for position: Vector, within limit: LimitShape = .circle) -> Vector {
    let position = locked(position)
    // How far the limit lets the knob go at that bearing: 1 on a circle, up to √2 towards a
    // square's corner. The limit's frame is the screen's, y down.
    let reach = limit.reach(toward: Vector(dx: position.dx, dy: -position.dy))
    return reading(ofLocked: position, reach: reach)
  }

  private func reading(ofLocked position: Vector, reach: Double) -> Vector {
    let length = position.length
    guard length > deadZone, reach > deadZone else { return .zero }
    let beyond = length - reach
    if isStraight && beyond <= Response.edgeRounding { return mirrored(position, dividedBy: 1) }
    let isAtEdge = abs(beyond) <= Response.edgeRounding
    let part =
      isAtEdge || beyond > 0 ? 1 : curved((length - deadZone) / (reach - deadZone))
    // Too little to be a number after the curve.
    guard part > 0 else { return .zero }
    // What brings the position to its edge when it is divided by it: on a square the greater of the
    // two comes to 1, else the length to the reach.
    let full =
      if mapsCircleToSquare {
        max(abs(position.dx), abs(position.dy))
      } else {
        isAtEdge ? 1 : length / reach
      }
    // Divided in this order, a response that changes nothing changes no bit, and a square's edge is
    // exactly 1.
    return mirrored(position, dividedBy: full / part)
  }

  /// Whether every length reads as it is.
  private var isStraight: Bool { deadZone == 0 && expo == 0 && !mapsCircleToSquare }

  /// The axes as they count. Adding 0 turns -0 into 0.
  private func mirrored(_ position: Vector, dividedBy divisor: Double) -> Vector {
    Vector(
      dx: (invertsX ? -position.dx : position.dx) / divisor + 0,
      dy: (invertsY ? -position.dy : position.dy) / divisor + 0)
  }

  /// The position without the axis that does not count.
  private func locked(_ position: Vector) -> Vector {
    switch axes {
    case .both: position
    case .x: Vector(dx: position.dx, dy: 0)
    case .y: Vector(dx: 0, dy: position.dy)
    }
  }

  /// (1 − e)·part + e·part³, the usual "expo" of remote controls.
  private func curved(_ part: Double) -> Double {
    (1 - expo) * part + expo * part * part * part
  }
}
