import CirclePanMath

/// A way from one place to another, in logical pixels (or, for a velocity, logical pixels per
/// second): x to the right, y down.
public struct Vector: Hashable, Sendable {
  /// Logical pixels to the right.
  public var dx: Double
  /// Logical pixels down.
  public var dy: Double

  /// The way `dx` logical pixels to the right and `dy` down.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length in logical pixels; finite whenever the exact length is.
  public var length: Double {
    let square = dx * dx + dy * dy
    // Squares overflow above 1e154 and lose their last digits below 1e-146; hypot is exact there,
    // and several times slower everywhere.
    return square > 1e-290 && square < .infinity ? square.squareRoot() : hypot(dx, dy)
  }

  /// Whether both components are finite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The two ways one after the other.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The way that leads from `second` to `first`.
  public static func - (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }

  /// The same direction, `factor` times as long.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
