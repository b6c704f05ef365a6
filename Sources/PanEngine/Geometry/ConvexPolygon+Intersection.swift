extension ConvexPolygon {
  /// What of it lies in a rectangle, edges included: cut off at one edge after the other, after
  /// Sutherland and Hodgman, "Reentrant Polygon Clipping" (1974). Without corners where nothing
  /// does.
  public func intersection(_ rect: Rect) -> ConvexPolygon {
    let right = cut { $0.x - rect.minX }.cut { rect.maxX - $0.x }
    return right.cut { $0.y - rect.minY }.cut { rect.maxY - $0.y }
  }

  /// What lies on the side of a line where the distance from it is 0 or more.
  private func cut(_ distance: (Point) -> Double) -> ConvexPolygon {
    guard var start = corners.last else { return self }
    var kept: [Point] = []
    kept.reserveCapacity(corners.count + 1)
    for end in corners {
      let (before, after) = (distance(start), distance(end))
      if (before < 0) != (after < 0) {
        // From the nearer end: from one that is very far away, nothing would be left of the digits.
        kept.append(
          before.magnitude < after.magnitude
            ? start + (end - start) * (before / (before - after))
            : end + (start - end) * (after / (after - before)))
      }
      if after >= 0 { kept.append(end) }
      start = end
    }
    return ConvexPolygon(corners: kept)
  }
}
