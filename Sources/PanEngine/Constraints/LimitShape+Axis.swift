extension LimitShape {
  /// What counts of a point, from the limit's middle: on an axis, only the position along it.
  func onAxis(_ point: Point) -> Point {
    switch self {
    case .horizontal: Point(x: point.x, y: 0)
    case .vertical: Point(x: 0, y: point.y)
    default: point
    }
  }
}
