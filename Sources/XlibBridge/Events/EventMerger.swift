/// Holds back one event until the next one is known, and drops it where that one supersedes it: of
/// a burst of motions, or of sizes, the last one is all that counts.
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

  /// Hands over the last event, when no other is waiting.
  mutating func flush() -> WindowEvent? {
    let last = heldBack
    heldBack = nil
    return last
  }
}
