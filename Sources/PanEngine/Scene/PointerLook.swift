/// What the mouse pointer should tell of what is under it.
public enum PointerLook: Equatable, Sendable {
  /// Nothing that a press would do anything to.
  case ordinary
  /// A press would take hold of something.
  case grabbable
  /// Something is being held.
  case grabbing
}
