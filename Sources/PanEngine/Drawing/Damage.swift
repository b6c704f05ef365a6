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
}
