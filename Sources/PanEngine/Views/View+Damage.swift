/// What a view has to say of damage.
extension View {
  /// The way from its frame to its parent's; nil where it and what it holds cannot be seen.
  var visibleFrame: Transform? { isVisible ? toParent : nil }

  /// Whether it is drawn the same, with what lies in it being the same.
  func looksLike(_ other: View) -> Bool {
    center == other.center && self == other
  }

  /// Adds what its own shape covers in the scene, where it is only placed and lies in something
  /// whose centre is `origin`. Inlined, as a call would copy the view.
  @inline(__always)
  func cover(from origin: Vector, _ covered: inout Extent) {
    if isHidden { return }
    let bounds = shape.bounds(center: center + origin)
    if bounds.isEmpty { return }
    covered.add(Extent(bounds, includesBackdrop: layer == .backdrop))
  }

  /// Adds what its own shape covers, where there is anything of it to be seen.
  func cover(under toScene: Transform, _ covered: inout Extent) {
    let bounds = shape.bounds(under: toScene)
    if bounds.isEmpty { return }
    covered.add(Extent(bounds, includesBackdrop: layer == .backdrop))
  }
}
