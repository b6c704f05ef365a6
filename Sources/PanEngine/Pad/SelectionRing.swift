/// Shows that the keys drive a pad: a ring around its limit, and around the knob in its middle.
///
/// A canvas fills and does not outline, so the ring is a larger shape with the background over it.
struct SelectionRing: Sendable {
  /// Logical pixels from the limit to the ring's outer edge.
  private static let width = 4.0
  /// Black at 40 %: visible around everything.
  private static let color = Color(red: 0, green: 0, blue: 0, opacity: 0.4)

  private let outside: ViewID
  private let inside: ViewID

  /// A ring that is not shown yet, behind what is added later.
  init(on background: Color, in parent: ViewID, of tree: inout ViewTree) {
    var view = View(fill: SelectionRing.color, layer: .backdrop)
    view.isHidden = true
    view.isUserInteractionEnabled = false
    outside = tree.add(view, to: parent)
    inside = tree.add(View(fill: background, layer: .backdrop), to: outside)
  }

  /// Gives the ring the size of a limit. Radius and thickness are logical pixels.
  func surround(
    _ shape: LimitShape, radius: Double, thickness: Double, in tree: inout ViewTree
  ) {
    let width = SelectionRing.width
    tree[inside].shape = shape.view(radius: radius, thickness: thickness)
    tree[outside].shape = shape.view(radius: radius + width, thickness: thickness + 2 * width)
    // The inside, which it holds, comes along.
    tree[outside].transform = shape.viewTransform
  }

  /// Shows the ring, or not.
  func show(_ isShown: Bool, in tree: inout ViewTree) {
    tree[outside].isHidden = !isShown
  }
}
