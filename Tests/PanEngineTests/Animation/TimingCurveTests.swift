import PanEngine
import Testing

@Suite struct TimingCurveTests {
  /// The values that the original's return went through (UIKit's default curve).
  @Test(arguments: [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)])
  func easeInOut(_ time: Double, _ value: Double) {
    #expect(isClose(TimingCurve.easeInOut.value(at: time), value, within: 5e-6))
  }

  @Test(arguments: [
    TimingCurve.linear, .easeOut, .easeInOut, TimingCurve(0, 1, 1, 0), TimingCurve(1, 0, 0, 1),
  ])
  func theEndsAreExactAndNothingLiesBeyond(_ curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 17) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test func linearIsTheTimeItself() {
    for time in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      #expect(TimingCurve.linear.value(at: time) == time)
    }
  }

  /// A curve and its control points.
  struct Sample: Sendable, CustomTestStringConvertible {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    var curve: TimingCurve { TimingCurve(x1, y1, x2, y2) }
    var testDescription: String { "(\(x1), \(y1)) (\(x2), \(y2))" }

    /// The curve's value found another way: in the power basis, by halving the parameter's range
    /// until there is nothing left to halve.
    func referenceValue(at time: Double) -> Double {
      var low = 0.0
      var high = 1.0
      while true {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { break }
        if Sample.polynomial(middle, x1, x2) < time { low = middle } else { high = middle }
      }
      return Sample.polynomial(low, y1, y2)
    }

    private static func polynomial(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let c = 3 * first
      let b = 3 * second - 6 * first
      let a = 1 + 3 * first - 3 * second
      return ((a * t + b) * t + c) * t
    }
  }

  @Test(arguments: [
    Sample(0.42, 0, 0.58, 1), Sample(0, 0, 0.58, 1), Sample(0.42, 0, 1, 1),
    Sample(0.25, 0.1, 0.25, 1), Sample(0.98, 0, 0.02, 1), Sample(0.9, 0.1, 0.1, 0.9),
    Sample(0.5, -0.5, 0.5, 1.5), Sample(0, 1, 0, 1),
  ])
  func agreesWithAnIndependentSolution(_ sample: Sample) {
    for step in 1..<512 {
      let time = Double(step) / 512
      let value = sample.curve.value(at: time)
      #expect(isClose(value, sample.referenceValue(at: time), within: 1e-8), "at \(time)")
    }
  }

  @Test func easingNeverGoesBack() {
    for curve in [TimingCurve.easeOut, .easeInOut] {
      var last = 0.0
      for step in 0...10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        #expect(value >= last && value <= 1)
        last = value
      }
    }
  }

  @Test func easeInOutIsSymmetric() {
    for step in 0...64 {
      let time = Double(step) / 64
      let there = TimingCurve.easeInOut.value(at: time)
      #expect(isClose(there, 1 - TimingCurve.easeInOut.value(at: 1 - time), within: 1e-9))
    }
  }
}
