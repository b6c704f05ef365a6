import CirclePanMath

/// What a pad says about its knob at one moment.
///
/// Unlike the screen, a reading has y **up**, and no pixels: 1 is a whole radius.
public struct Reading: Equatable, Sendable {
  /// What the reading is made for.
  public enum Phase: Hashable, Sendable {
    /// A hand, or a key, holds the knob from now on.
    case began
    /// The knob is elsewhere, and still held.
    case changed
    /// The knob was let go.
    case ended
    /// What held the knob is over without being let go: it left the limit, or lost its hand.
    case cancelled
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
  /// Where the knob is drawn at that moment: logical pixels from the limit's middle, y **down**.
  public var offset: Vector
  /// Whether lengths above 1 are meant; else they are rounding.
  var reachesCorners: Bool
  /// How many directions there are: 4 or 8; 0: none is named.
  var directionCount: Int

  /// A reading, for those who make their own (a test, another source).
  ///
  /// `x` and `y` are in radii, x right, y up; `offset` is in logical pixels, y down. Where
  /// `reachesCorners`, lengths up to √2 are meant; else rounding above 1 is cut off. Of
  /// `directionCount` directions (4 or 8; 0: of none) one is named.
  public init(
    time: Instant, sequence: Int = 0, pad: Int = 1, phase: Phase, x: Double, y: Double,
    isHeld: Bool, offset: Vector, reachesCorners: Bool = false, directionCount: Int = 0
  ) {
    self.time = time
    self.sequence = sequence
    self.pad = pad
    self.phase = phase
    // Adding 0 turns -0 into 0.
    self.x = x + 0
    self.y = y + 0
    self.reachesCorners = reachesCorners
    self.isHeld = isHeld
    self.offset = Vector(dx: offset.dx + 0, dy: offset.dy + 0)
    self.directionCount = directionCount
  }

  /// Whether directions are named at all.
  public var namesDirections: Bool { directionCount > 0 }

  /// The nearest direction; nil at the centre (and so within a dead zone), and where none is named.
  public var direction: Direction? {
    guard namesDirections, let angle else { return nil }
    return Direction(nearest: angle, of: directionCount)
  }

  /// How far out: from 0 to 1, or to √2 where corners can be reached.
  public var length: Double {
    let length = Vector(dx: x, dy: y).length
    return reachesCorners ? length : min(length, 1)
  }

  /// The bearing in radians, counter-clockwise from the right, above -π up to π; nil at the centre,
  /// where there is none.
  public var angle: Double? { isCentered ? nil : atan2(y, x) }

  /// Whether the length is exactly 0.
  private var isCentered: Bool { x == 0 && y == 0 }

  /// Differences up to this are not movement: a knob that stays at the edge comes out otherwise by
  /// the last bit, depending on how far away the pointer is. But a stop is exactly zero, and is
  /// said however near to it the knob has been.
  private static let precision = 1e-6

  /// Whether the other reading says nothing that this one does not: all but when, which and why.
  func saysTheSame(as other: Reading) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= Reading.precision
    }
    return isHeld == other.isHeld && isCentered == other.isCentered && isSame(x, other.x)
      && isSame(y, other.y)
      && isSame(offset.dx, other.offset.dx) && isSame(offset.dy, other.offset.dy)
  }
}
