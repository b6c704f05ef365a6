/// Where a knob is drawn that is wanted somewhere.
extension Pad {
  /// Where the knob is drawn for a pointer that wants it at `target`.
  func place(for target: Point) -> Point {
    guard canStretch, !limit.contains(target) else { return placeInside(target) }
    let edge = limit.nearest(to: target)
    let pull = configuration.shape.onAxis(target) - edge
    let length = pull.length
    guard length > 0, length < .infinity else { return edge }
    return edge + pull * (band.stretch(length) / length)
  }

  /// Where a pointer wants a knob that is drawn at `place`: the other way round, so that a knob
  /// that is caught beyond the limit does not jump.
  func target(drawnAt place: Point) -> Point {
    guard canStretch, !limit.contains(place) else { return place }
    let edge = limit.nearest(to: place)
    let stretch = place - edge
    let length = stretch.length
    guard length > 0 else { return place }
    return edge + stretch * (band.way(stretchingBy: length) / length)
  }

  /// The place in the limit for a knob that is wanted at `target`.
  func placeInside(_ target: Point) -> Point {
    let nearest = limit.nearest(to: target)
    if configuration.snap == .none { return nearest }
    return limit.nearest(to: configuration.snap.place(for: nearest, radius: configuration.radius))
  }

  /// The place for a knob that a spring, or a curve beyond 0 and 1, would have at `place`: in the
  /// limit, or as far beyond it as a stretched knob can be.
  func placeOnTheWay(_ place: Point) -> Point {
    guard canStretch else { return limit.nearest(to: place) }
    return configuration.shape.limit(radius: 2 * configuration.radius).nearest(to: place)
  }

  /// A snapped knob has its places in the limit only.
  private var canStretch: Bool { configuration.leave == .rubberBand && configuration.snap == .none }

  private var band: RubberBand { RubberBand(bound: configuration.radius) }
}
