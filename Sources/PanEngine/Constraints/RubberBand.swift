/// How far something gives that is pulled beyond its limit: ever less, and never farther than a
/// bound.
public struct RubberBand: Hashable, Sendable {
  /// How much of the first pixel gets through: c = 0.55, the constant that is reported of UIKit's
  /// scroll views.
  public static let stiffness = 0.55

  /// The way d that it never exceeds, in logical pixels, 0 or more.
  public var bound: Double

  /// A band that gives at most `bound` logical pixels.
  public init(bound: Double) {
    self.bound = bound
  }

  /// How far it gives when it is pulled `way` logical pixels beyond the limit, both 0 or more:
  /// b = (1 − 1/(x·c/d + 1))·d.
  public func stretch(_ way: Double) -> Double {
    guard bound > 0, way > 0 else { return 0 }
    // The same formula without its difference, which would lose the digits of a small way.
    return bound / (1 + bound / (way * RubberBand.stiffness))
  }

  /// The other way round: how far it is pulled that gives by `stretch` logical pixels, 0 or more.
  /// What is never reached counts as almost reached, so that the way is finite.
  public func way(stretchingBy stretch: Double) -> Double {
    guard bound > 0, stretch > 0 else { return 0 }
    let stretch = min(stretch, bound * (1 - 0x1p-20))
    return bound * stretch / ((bound - stretch) * RubberBand.stiffness)
  }
}
