/// How many device pixels of a window make a logical one, to a side.
public enum WindowScale: Equatable, Sendable {
  /// What the user's desktop asks for (the resource `Xft.dpi` over 96, from 0.5 to 8), now and
  /// whenever that has changed by the time the window appears again or gets the keyboard; 1 where
  /// it asks for nothing.
  case automatic
  /// So many, from 0.5 to 8.
  case fixed(Double)
}
