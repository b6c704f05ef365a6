/// What becomes of the knob when it is let go.
public enum Release: Hashable, Sendable {
  /// It goes back to the middle.
  case goesBack
  /// It stays where it was let go, on both axes or on one; the other one goes back to the middle.
  case holds(Response.Axes)
  /// It goes on with the velocity of the hand, and loses it, within the limit.
  case glides

  /// Where a knob belongs that is let go at a position without going on by itself, from the middle,
  /// y down.
  func rest(after position: Point) -> Point {
    switch self {
    case .goesBack, .glides: .zero
    case .holds(.both): position
    case .holds(.x): Point(x: position.x, y: 0)
    case .holds(.y): Point(x: 0, y: position.y)
    }
  }

  /// What is left of a hand's velocity: nothing on an axis that stays.
  func withoutHeldAxes(_ velocity: Vector) -> Vector {
    Vector(
      dx: holds(Vector(dx: 1, dy: 0)) ? 0 : velocity.dx,
      dy: holds(Vector(dx: 0, dy: 1)) ? 0 : velocity.dy)
  }

  /// Whether it stays where it is let go, in that direction of the axes.
  func holds(_ step: Vector) -> Bool {
    switch self {
    case .goesBack, .glides: false
    case .holds(.both): true
    case .holds(.x): step.dx != 0
    case .holds(.y): step.dy != 0
    }
  }
}
