/// Something that is drawn and can be hit: a plain value. A ``ViewTree`` owns views and gives them
/// parents, children and an order.
public struct View: Equatable, Sendable {
  /// When a view is drawn.
  public enum Layer: Equatable, Sendable {
    /// Seldom changes. All backdrop views lie behind all content views, whatever their order in the
    /// tree, so that a driver may keep a finished picture of them.
    case backdrop
    /// Changes often.
    case content
  }

  /// The outline about the centre.
  public var shape: Shape
  /// Where the middle is, in the parent's frame: logical pixels from the parent's centre, y down. A
  /// view without a parent is placed in the scene, from its top left corner.
  public var center: Point
  /// The colour of the whole shape.
  public var fill: Color
  /// When it is drawn.
  public var layer: Layer
  /// Whether the view and all that it holds is left out, of drawing and of hit testing.
  public var isHidden = false
  /// Whether the view and all that it holds can be hit.
  public var isUserInteractionEnabled = true

  /// A visible, interactive view.
  public init(
    shape: Shape = .none,
    center: Point = .zero,
    fill: Color = .white,
    layer: Layer = .content
  ) {
    self.shape = shape
    self.center = center
    self.fill = fill
    self.layer = layer
  }
}
