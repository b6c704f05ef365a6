import PanEngine

/// Within a stadium: a rectangle with a half disc at its left and right end, the edge included.
struct StadiumConstraint: Constraint {
  /// The middle, in the frame of the points that are asked about.
  var center: Point
  /// Logical pixels from the middle to the middle of either half disc, 0 or more.
  var halfLength: Double
  /// Logical pixels from the axis to the edge, 0 or more.
  var radius: Double

  func contains(_ point: Point) -> Bool {
    disc(nearestTo: point).contains(point)
  }

  func nearest(to point: Point) -> Point {
    disc(nearestTo: point).nearest(to: point)
  }

  /// A stadium is what a disc covers whose middle goes along the axis. This is the disc whose middle is
  /// nearest to a point; for the nearest point of the edge it is the same one, to the last bit.
  private func disc(nearestTo point: Point) -> CircleConstraint {
    let x = min(max(point.x, center.x - halfLength), center.x + halfLength)
    return CircleConstraint(center: Point(x: x, y: center.y), radius: radius)
  }
}
