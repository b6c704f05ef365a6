/// The part of a scene that no longer looks as it was drawn last.
public struct Damage: Equatable, Sendable {
  /// All of the change lies within, in scene coordinates (logical pixels, y down).
  public var rect: Rect
  /// Whether what seldom changes (``Scene/drawBackdrop(on:)``) looks different too.
  public var includesBackdrop: Bool

  /// Damage within `rect`.
  public init(rect: Rect, includesBackdrop: Bool) {
    self.rect = rect
    self.includesBackdrop = includesBackdrop
  }

  /// Both together, as one rectangle around them; nil where there is none. For a scene that is made
  /// of others.
  public static func union(_ first: Damage?, _ second: Damage?) -> Damage? {
    guard let first else { return second }
    guard let second else { return first }
    return Damage(
      rect: first.rect.union(second.rect),
      includesBackdrop: first.includesBackdrop || second.includesBackdrop)
  }
}
