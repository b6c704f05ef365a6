import CirclePanMath

/// Where to, in one of four or eight words.
public enum Direction: Int, CaseIterable, Hashable, Sendable {
  // In the order of their angles, so that the raw value is the number of eighths of a turn.

  /// At 0°.
  case right
  /// At 45°.
  case upRight
  /// At 90°, counter-clockwise as all of them.
  case up
  /// At 135°.
  case upLeft
  /// At 180°.
  case left
  /// At 225°.
  case downLeft
  /// At 270°.
  case down
  /// At 315°.
  case downRight

  /// The direction nearest to a bearing; halfway between two, the one counter-clockwise.
  ///
  /// - Parameters:
  ///   - angle: in radians, counter-clockwise from the right; finite.
  ///   - count: how many directions there are.
  /// - Precondition: the count is 4 or 8.
  init(nearest angle: Double, of count: Int) {
    precondition(count == 4 || count == 8, "there are 4 or 8 directions")
    let turn = 2 * Double.pi
    let part = angle.remainder(dividingBy: turn) / turn
    // From -count/2 to count/2; an angle that is not a number has none.
    let index = Int(exactly: (part * Double(count) + 0.5).rounded(.down)) ?? 0
    self = Direction.allCases[(index + count) % count * (8 / count)]
  }

  /// Its name, as in "up-right".
  public var name: String {
    switch self {
    case .right: "right"
    case .upRight: "up-right"
    case .up: "up"
    case .upLeft: "up-left"
    case .left: "left"
    case .downLeft: "down-left"
    case .down: "down"
    case .downRight: "down-right"
    }
  }
}
