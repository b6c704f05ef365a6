import CBaseline

/// Times work that takes turns.
enum Rounds {
  private static let count = 41

  /// The median round of each, in nanoseconds for each of the `operations` in a round.
  ///
  /// - Parameter work: does one round of the contestant of that number, from 0.
  static func medians(
    of contestants: Int, operations: Int, work: (Int) -> Void
  ) -> [Double] {
    var times = [[Double]](repeating: [], count: contestants)
    for _ in 0..<count {
      for contestant in 0..<contestants {
        let start = monotonic_nanoseconds()
        work(contestant)
        let time = monotonic_nanoseconds() - start
        times[contestant].append(Double(time) / Double(operations))
      }
    }
    return times.map { $0.sorted()[count / 2] }
  }
}
