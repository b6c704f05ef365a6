internal import CirclePanX11

/// Knows the click that another client took first and then let through, where that took the pointer
/// from a latch.
///
/// A manager that raises windows with a click grabs it, looks at it, and has it replayed. A second
/// click that comes before the latch's own grab, within a millisecond or two, is taken that way: the
/// pointer is lost, and the latch with it. The click comes behind, and is the one that was to end
/// the latch: it must not begin another.
struct ReplayedClick {
  private var isExpected = false
  /// When another client took the pointer last.
  private var takenAt: Time?

  /// Nothing was taken.
  init() {}

  /// Another client has taken the pointer.
  mutating func pointerWasTaken(at time: Time?) {
    takenAt = time
  }

  /// A latch was lost thereby. Where the server refused the pointer, it has not told yet when it was
  /// taken; it never does, if the one who has it took it for this very window.
  mutating func expect(isRefused: Bool) {
    isExpected = true
    if isRefused { takenAt = nil }
  }

  /// Whether a press is that click: it is no later than the grab that it brought about.
  mutating func take(pressedAt time: Time) -> Bool {
    guard isExpected else { return false }
    isExpected = false
    guard let takenAt else { return true }
    // The server's time begins anew after 49 days.
    return Int32(truncatingIfNeeded: Int(truncatingIfNeeded: time &- takenAt)) <= 0
  }
}
