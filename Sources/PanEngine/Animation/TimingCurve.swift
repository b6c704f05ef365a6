/// How far an animation has come at each part of its time: a cubic Bézier curve from (0, 0) to (1,
/// 1) with two control points, as CSS and Core Animation define it.
public struct TimingCurve: Hashable, Sendable {
  private var x1: Double
  private var y1: Double
  private var x2: Double
  private var y2: Double

  /// The curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// - Precondition: `x1` and `x2` are from 0 to 1, so that each moment has one value.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "x1 and x2 are from 0 to 1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The same speed all the way.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Fast, then slower: (0, 0) (0.58, 1), the values of CSS's ease-out.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow, fast, slow: (0.42, 0) (0.58, 1), the values of CSS's ease-in-out and of UIKit's default.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The part of the way at a part of the time. 0 and below give exactly 0, 1 and above exactly 1.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return TimingCurve.bezier(parameter(at: time), y1, y2)
  }

  /// The curve's parameter whose x is `time`. x rises with the parameter, so that bisection always
  /// arrives; Newton's steps get there in three or four where they stay between the bounds.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<64 {
      let error = TimingCurve.bezier(parameter, x1, x2) - time
      if abs(error) < 1e-12 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let newton = parameter - error / TimingCurve.slope(parameter, x1, x2)
      parameter = newton > low && newton < high ? newton : (low + high) / 2
    }
    return parameter
  }

  /// One coordinate of a cubic Bézier curve with the ends 0 and 1.
  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }

  /// Its derivative.
  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)
  }
}
