/// The readings of a scene that have not been taken, and their count.
struct ReadingLog: Sendable {
  private var readings = Queue<Reading>()
  private var count = 0

  /// Gives a reading its number and keeps it.
  mutating func append(_ reading: Reading) {
    count += 1
    var numbered = reading
    numbered.sequence = count
    readings.append(numbered)
  }

  /// The oldest reading, which leaves the log; nil where there is none.
  mutating func popFirst() -> Reading? {
    readings.popFirst()
  }
}
