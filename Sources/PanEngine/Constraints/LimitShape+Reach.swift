extension LimitShape {
  /// How far from its middle, in radii, the limit lets a knob go at a bearing: 1 on a circle, up to
  /// √2 in a square. On an axis it is 1 whatever the bearing, since only the position along it
  /// counts.
  ///
  /// - Parameter way: any way of that bearing, finite, y down. Without a length it stands for the
  ///   right.
  public func reach(toward way: Vector) -> Double {
    switch self {
    case .circle, .horizontal, .vertical: 1
    case .square: LimitShape.scaled(way).length
    case .ellipse(let height): LimitShape.reach(ofEllipse: height, toward: LimitShape.scaled(way))
    case .polygon(let corners): LimitShape.reach(ofPolygon: corners, toward: LimitShape.scaled(way))
    }
  }

  /// The way brought to about 1, where no square overflows.
  private static func scaled(_ way: Vector) -> Vector {
    let longest = max(abs(way.dx), abs(way.dy))
    return longest > 0
      ? Vector(dx: way.dx / longest, dy: way.dy / longest) : Vector(dx: 1, dy: 0)
  }

  private static func reach(ofEllipse height: Double, toward way: Vector) -> Double {
    if way.dy == 0 { return 1 }
    return way.length / Vector(dx: way.dx, dy: way.dy / height).length
  }

  /// The nearest of the edges that the ray from the middle leads out across.
  private static func reach(ofPolygon corners: [Point], toward way: Vector) -> Double {
    let polygon = ConvexPolygonConstraint(corners: corners)
    let unit = way * (1 / way.length)
    // No farther than the farthest corner in that direction, whichever edges there are.
    var reach = polygon.corners.reduce(0) { max($0, unit.dx * $1.x + unit.dy * $1.y) }
    for index in polygon.corners.indices {
      let edge = polygon.edge(index)
      let along = edge.end - edge.start
      // Both in units of the edge's length, towards its outer side.
      let approach = along.dy * unit.dx - along.dx * unit.dy
      let distance = along.dy * edge.start.x - along.dx * edge.start.y
      if approach > 0 { reach = min(reach, max(0, distance / approach)) }
    }
    return reach
  }
}
