/// A number as the sum of two: about 32 significant digits, for differences of products that nearly
/// cancel, of which a Double would keep nothing but the rounding.
///
/// Sums are Knuth's (The Art of Computer Programming, volume 2, 4.2.2), products Dekker's ("A
/// floating-point technique for extending the available precision", 1971) with a fused
/// multiply-add.
struct DoubleDouble: Sendable {
  /// The number, rounded; its sign is the number's.
  let high: Double
  /// What the rounding has left over.
  let low: Double

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The difference of two numbers, exactly.
  init(_ first: Double, minus second: Double) {
    self = DoubleDouble.exactSum(first, -second)
  }

  static prefix func - (number: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -number.high, low: -number.low)
  }

  static func + (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let high = exactSum(first.high, second.high)
    let low = exactSum(first.low, second.low)
    let sum = normalized(high.high, high.low + low.high)
    return normalized(sum.high, sum.low + low.low)
  }

  static func - (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    first + -second
  }

  static func * (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let product = first.high * second.high
    let error = (-product).addingProduct(first.high, second.high)
    return normalized(product, error + (first.high * second.low + first.low * second.high))
  }

  private static func exactSum(_ first: Double, _ second: Double) -> DoubleDouble {
    let sum = first + second
    let part = sum - first
    return DoubleDouble(high: sum, low: (first - (sum - part)) + (second - part))
  }

  /// The same for a first number that is not the smaller one.
  private static func normalized(_ large: Double, _ small: Double) -> DoubleDouble {
    let sum = large + small
    return DoubleDouble(high: sum, low: small - (sum - large))
  }
}
