/// The way from one point to another without rounding, at any size of their coordinates.
struct ExactVector: Sendable {
  /// Coordinates whose binary exponents lie within this need no scaling: neither products overflow
  /// nor their last digits underflow.
  private static let plainExponents = -300...300

  private let dx: DoubleDouble
  private let dy: DoubleDouble
  /// The components are those of the way divided by this power of two.
  let exponent: Int

  /// The way between two finite points.
  init(from start: Point, to end: Point) {
    let largest = max(max(abs(start.x), abs(start.y)), max(abs(end.x), abs(end.y)))
    let isPlain = largest == 0 || ExactVector.plainExponents.contains(largest.exponent)
    exponent = isPlain ? 0 : largest.exponent
    if isPlain {
      dx = DoubleDouble(end.x, minus: start.x)
      dy = DoubleDouble(end.y, minus: start.y)
    } else {
      func scaled(_ value: Double) -> Double {
        Double(sign: .plus, exponent: -largest.exponent, significand: value)
      }
      dx = DoubleDouble(scaled(end.x), minus: scaled(start.x))
      dy = DoubleDouble(scaled(end.y), minus: scaled(start.y))
    }
  }

  /// The scalar product, divided by both powers of two.
  func dot(_ other: ExactVector) -> DoubleDouble {
    dx * other.dx + dy * other.dy
  }

  /// Which side the other way leads to: above 0 where it is clockwise of this one, as the screen
  /// shows it (y down); 0 where the two are parallel.
  func side(of other: ExactVector) -> Double {
    (dx * other.dy - dy * other.dx).high
  }
}
