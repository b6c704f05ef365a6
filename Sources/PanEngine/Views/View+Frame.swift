extension View {
  /// The way from the view's own frame to its parent's.
  var toParent: Transform {
    Transform(
      xAxis: transform.xAxis, yAxis: transform.yAxis,
      offset: (center - Point.zero) + transform.offset)
  }

  /// Where a place in the parent's frame lies in the view's own; nil where the transform has no
  /// inverse.
  ///
  /// Inlined, as a call would copy the view.
  @inline(__always)
  func fromParent(_ point: Point) -> Point? {
    // Most views only have a place, and then nothing is lost to rounding but one subtraction.
    if isOnlyPlaced { return Point.zero + (point - center) }
    return toParent.inverse?.map(point)
  }

  /// Whether it and what it holds can be seen.
  var isVisible: Bool { !isHidden && (isOnlyPlaced || transform.isInvertible) }
}
