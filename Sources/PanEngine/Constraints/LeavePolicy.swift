/// What happens when a drag would leave the limit.
public enum LeavePolicy: Hashable, Sendable {
  /// The gesture is closed, what was dragged goes back, and only when it has arrived is the gesture
  /// opened again: the original demo's behaviour.
  case cancel
  /// What is dragged stays at the nearest allowed point and goes on from there.
  case clamp
  /// What is dragged gives a little beyond the limit, ever less; the reading stays on the limit.
  case rubberBand
}
