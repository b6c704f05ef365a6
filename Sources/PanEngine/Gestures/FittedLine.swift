/// The straight line that fits ways over time best, by least squares for each axis.
struct FittedLine {
  private var count = 0.0
  private var sumT = 0.0
  private var sumTT = 0.0
  private var sum = Vector.zero
  private var sumOfProducts = Vector.zero

  /// Takes a way into account, at a time in seconds.
  mutating func add(_ way: Vector, at time: Double) {
    count += 1
    sumT += time
    sumTT += time * time
    sum = sum + way
    sumOfProducts = sumOfProducts + way * time
  }

  /// Way per second; nil with fewer than two ways, or with no time between them.
  var slope: Vector? {
    let denominator = count * sumTT - sumT * sumT
    guard count >= 2, denominator > 0 else { return nil }
    let numerator = sumOfProducts * count - sum * sumT
    return Vector(dx: numerator.dx / denominator, dy: numerator.dy / denominator)
  }

  /// Where the line with that slope is at a time.
  func way(at time: Double, slope: Vector) -> Vector {
    sum * (1 / count) + slope * (time - sumT / count)
  }
}
