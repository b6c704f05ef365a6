/// What points: the mouse, a finger or a pen. Several can be down at once.
public struct Pointer: Hashable, Sendable {
  /// The sort of thing that points, which decides how much movement is a drag.
  public enum Kind: Hashable, Sendable {
    /// A mouse, or what acts as one.
    case mouse
    /// A fingertip.
    case touch
    /// A pen's tip.
    case pen
  }

  /// What sort of pointer this is.
  public var kind: Kind
  /// Tells pointers of the same kind apart. Fingers are numbered from 1; a mouse or a pen has the
  /// number of the cursor that it moves, and 0 is that of the first one, mostly the only one.
  public var number: Int

  /// The pointer of that kind and number.
  public init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// Whether both move the same cursor: a mouse and a pen of the same number do. A finger moves none.
  func sharesCursor(with other: Pointer) -> Bool {
    kind != .touch && other.kind != .touch && number == other.number
  }

  /// The first mouse.
  public static let mouse = Pointer(kind: .mouse, number: 0)
}
