/// What all controllers of a scene work with: the views, whose pointer is whose, and what moves by
/// itself.
public struct Stage: Sendable {
  /// Where everything is.
  public var tree = ViewTree()
  /// Which recognizer owns which pointer.
  public var router = GestureRouter()
  /// Which views are on the move.
  public var animator = Animator()

  /// An empty stage.
  public init() {}
}
