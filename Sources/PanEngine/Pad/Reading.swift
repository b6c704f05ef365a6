import CMath

/// What a pad says about its knob at one moment.
///
/// Unlike the screen, a reading has y **up**, and no pixels: 1 is a whole radius.
public struct Reading: Equatable, Sendable {
  /// What the reading is made for.
  public enum Phase: Hashable, Sendable {
    /// A gesture's step.
    case began, changed, ended, cancelled
    /// No step of a gesture: a repetition, or a knob that moves by itself.
    case tick
  }

  /// When it was made.
  public var time: Instant
  /// Counts the readings of a scene, from 1.
  public var sequence: Int
  /// Which pad of the scene, from 1.
  public var pad: Int
  /// What it was made for.
  public var phase: Phase
  /// To the right, from -1 to 1.
  public var x: Double
  /// Up, from -1 to 1.
  public var y: Double
  /// Whether a gesture holds the knob.
  public var isHeld: Bool
  /// Where the knob is drawn at that moment: logical pixels from the circle's centre, y **down**.
  public var offset: Vector

  /// How far out, from 0 to 1.
  public var length: Double { min(Vector(dx: x, dy: y).length, 1) }

  /// The bearing in radians, counter-clockwise from the right, above -π up to π; nil at the centre,
  /// where there is none.
  public var angle: Double? { x == 0 && y == 0 ? nil : atan2(y, x) }

  /// Differences up to this are not movement: a knob that stays at the edge comes out otherwise by
  /// the last bit, depending on how far away the pointer is.
  private static let precision = 1e-6

  /// Whether the other reading says nothing that this one does not: all but when, which and why.
  func saysTheSame(as other: Reading) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= Reading.precision
    }
    return isHeld == other.isHeld && isSame(x, other.x) && isSame(y, other.y)
      && isSame(offset.dx, other.offset.dx) && isSame(offset.dy, other.offset.dy)
  }
}
