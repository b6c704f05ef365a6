/// Everything that can happen to a scene. Coordinates are in the scene (logical pixels from its top
/// left corner, y down).
public enum Input: Equatable, Sendable {
  /// A button of a pointer went down. Button 1 is the primary one, 4–7 are wheels; a finger or a
  /// pen tip is button 1.
  case press(Point, button: Int = 1, pointer: Pointer = .mouse)
  /// A pointer moved. `primaryIsDown` is what the system says of button 1 at that moment: where it
  /// is up in the middle of a drag, the release was never delivered.
  case move(Point, primaryIsDown: Bool, pointer: Pointer = .mouse)
  /// A button of a pointer came up.
  case release(Point, button: Int = 1, pointer: Pointer = .mouse)
  /// A key went down.
  case keyPress(Key)
  /// A key came up.
  case keyRelease(Key)
  /// The scene has this size from now on.
  case resize(Size)
  /// The scene can be seen from now on.
  case map
  /// The scene cannot be seen any more, and gets no more pointer events.
  case unmap
  /// The keyboard speaks to the scene from now on.
  case focusIn
  /// The keyboard speaks to somebody else from now on.
  case focusOut
  /// Somebody else took all pointers: no release will come.
  case grabLost
  /// Somebody else took that pointer, or it is gone: no release of its will come, nor of a mouse or
  /// pen that moves the same cursor.
  case pointerLost(Pointer)
  /// Time has passed; nothing else happened.
  case tick
  /// The scene goes away. It is the last input.
  case close
}
