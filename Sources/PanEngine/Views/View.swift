/// Something that is drawn and can be hit: a plain value. A ``ViewTree`` owns views and gives them
/// parents, children and an order.
///
/// A view has a frame of its own: the origin is its centre. In its parent's frame, what lies at `p`
/// in its own lies at `center` + `transform`(`p`).
public struct View: Equatable, Sendable {
  /// When a view is drawn.
  public enum Layer: Equatable, Sendable {
    /// Seldom changes. All backdrop views lie behind all content views, whatever their order in the
    /// tree, so that a driver may keep a finished picture of them.
    case backdrop
    /// Changes often.
    case content
  }

  // What a hit test reads comes first, and close together; and the opacity before the centre, so
  // that what is copied and what is read at once begin at the same multiples of 16 bytes: a
  // processor waits where they do not.

  /// The outline about the centre.
  public var shape: Shape
  /// When it is drawn.
  public var layer: Layer
  /// Whether the view and all that it holds is left out, of drawing and of hit testing.
  public var isHidden = false
  /// Whether the view and all that it holds can be hit.
  public var isUserInteractionEnabled = true
  /// Whether the transform does nothing: most do, and to see that takes less memory than they do.
  private(set) var isOnlyPlaced: Bool
  /// What the opacity of the fill, and of the fills of all that it holds, is multiplied by: from 0
  /// to 1, and what lies beyond counts as the nearest of the two. It is for drawing only: a view
  /// that cannot be seen can be hit, unless it is hidden.
  public var opacity: Double
  /// Where the middle is, in the parent's frame: logical pixels from the parent's centre, y down. A
  /// view without a parent is placed in the scene, from its top left corner.
  public var center: Point
  /// What is done to the view and all that it holds, about its centre. A view whose transform has
  /// no inverse is neither drawn nor hit, nor is what it holds.
  public var transform: Transform {
    didSet { isOnlyPlaced = transform == .identity }
  }
  /// The colour of the whole shape.
  public var fill: Color

  /// A visible, interactive view.
  public init(
    shape: Shape = .none,
    center: Point = .zero,
    fill: Color = .white,
    layer: Layer = .content,
    transform: Transform = .identity,
    opacity: Double = 1
  ) {
    self.shape = shape
    self.center = center
    self.fill = fill
    self.layer = layer
    self.transform = transform
    isOnlyPlaced = transform == .identity
    self.opacity = opacity
  }
}
