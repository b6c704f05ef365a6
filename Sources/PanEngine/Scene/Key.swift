/// A key that means something to a scene.
public enum Key: Hashable, Sendable {
  case escape
  /// Any other key: it does nothing.
  case other

  /// The key of that X name ("Escape", "Left", "a", …); a name without a meaning here is `other`.
  public init(xName: String) {
    self.init(xName: Array(xName.utf8)[...])
  }

  init(xName: ArraySlice<UInt8>) {
    switch Word(bytes: xName) {
    case "Escape": self = .escape
    default: self = .other
    }
  }
}
