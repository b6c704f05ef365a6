/// When a reading is repeated: on an absolute schedule, which a late one does not put off.
struct Repeater: Equatable, Sendable {
  /// How many lines follow the last one of a gesture.
  private static let linesAfterEnd = 2
  /// Times a second, at most: what is more often counts as this.
  private static let fastestRate = 1000.0

  private let origin: Instant
  private let rate: Double
  /// How many periods after the origin the next one is due: a whole number.
  private var index = 1.0
  /// How many are left; nil for as long as there is no end.
  private var left: Int?

  /// Repeats `rate` times a second, above 0, from `origin` on.
  init(rate: Double, from origin: Instant) {
    self.rate = min(rate, Repeater.fastestRate)
    self.origin = origin
  }

  /// When the next one is due; nil after the last one.
  var next: Instant? { left == 0 ? nil : moment(index) }

  /// The latest one that is due by a moment; nil where none is. Of several that were missed the
  /// others are left out: nothing comes in bursts.
  func due(by now: Instant) -> Instant? {
    guard let next, next <= now else { return nil }
    return moment(lastIndex(by: now))
  }

  /// Takes the one of that moment.
  ///
  /// - Returns: whether one is due then.
  mutating func take(at moment: Instant) -> Bool {
    guard due(by: moment) == moment else { return false }
    if let left { self.left = left - 1 }
    index = lastIndex(by: moment) + 1
    return true
  }

  /// The value that was said at that moment does not change any more: a few more lines, and then
  /// silence.
  mutating func finish(at time: Instant) {
    left = Repeater.linesAfterEnd
    index = max(index, lastIndex(by: time) + 1)
  }

  /// How many periods have passed by a moment.
  private func lastIndex(by now: Instant) -> Double {
    var last = max(0, (now.seconds(since: origin) * rate).rounded(.down))
    // The division may have rounded to the other side of a whole number.
    while last > 0, moment(last).map({ $0 > now }) ?? true { last -= 1 }
    while let following = moment(last + 1), following <= now { last += 1 }
    return last
  }

  /// Counted from the origin each time, so that nothing drifts; nil beyond the end of time.
  private func moment(_ index: Double) -> Instant? {
    let moment = origin.advanced(bySeconds: index / rate)
    return moment.nanoseconds < .max ? moment : nil
  }
}
