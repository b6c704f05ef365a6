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
  /// Tells pointers of the same kind apart: 0 is the only mouse, fingers are numbered from 1.
  public var number: Int

  /// The pointer of that kind and number.
  public init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// The mouse.
  public static let mouse = Pointer(kind: .mouse, number: 0)
}
