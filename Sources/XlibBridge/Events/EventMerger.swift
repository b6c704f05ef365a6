/// Holds back one event until the next one is known, and drops it where that one supersedes it: of
/// a burst of motions, or of sizes, the last one is all that counts, and a key that comes up and
/// goes down again at the same moment did not come up.
///
/// Only neighbours merge, so that nothing changes its place among the others: a motion never moves
/// past a button.
struct EventMerger {
  private var heldBack: WindowEvent?

  /// Takes the next event, and returns the one before it, unless that is superseded.
  mutating func push(_ next: WindowEvent) -> WindowEvent? {
    let earlier = heldBack
    heldBack = next
    guard let earlier, !earlier.isSuperseded(by: next) else { return nil }
    return earlier
  }

  /// Whether what follows may be about to show that a key did not come up.
  var holdsKeyRelease: Bool {
    if case .keyRelease = heldBack { true } else { false }
  }

  /// Hands over the last event, when no other is waiting.
  mutating func flush() -> WindowEvent? {
    let last = heldBack
    heldBack = nil
    return last
  }
}
