/// Which pad the keys drive.
struct PadSelection: Equatable, Sendable {
  /// Its place, from 0.
  private(set) var index = 0

  /// The next one of so many follows, or the one before.
  mutating func advance(of count: Int, backwards: Bool) {
    index = (index + (backwards ? count - 1 : 1)) % count
  }
}
