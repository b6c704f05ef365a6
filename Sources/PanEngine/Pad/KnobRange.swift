/// Where a knob may be, and where it is drawn that is wanted elsewhere.
///
/// Each move asks it; that is why it is apart from the ``Pad``, which a call would copy, and why
/// what a move asks is inlined. All places are in the pad's frame.
struct KnobRange: Sendable {
  /// Where the knob's value is.
  let limit: Limit
  /// Whether the knob can be pulled beyond the limit. A snapped one has its places in the limit
  /// only.
  let canStretch: Bool
  /// In logical pixels.
  private let radius: Double
  private let shape: LimitShape
  private let snap: Snap
  /// Whether the knob is drawn to places in the limit.
  private let snaps: Bool

  init(_ configuration: PadConfiguration) {
    radius = configuration.radius
    shape = configuration.shape
    snap = configuration.snap
    limit = shape.limit(radius: radius)
    snaps = snap != .none
    canStretch = configuration.leave == .rubberBand && !snaps
  }

  /// Where the knob is drawn for a pointer that wants it at `target`.
  @inline(__always)
  func place(for target: Point) -> Point {
    canStretch && !limit.contains(target) ? stretchedPlace(for: target) : placeInside(target)
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
  @inline(__always)
  func placeInside(_ target: Point) -> Point {
    let nearest = limit.nearest(to: target)
    return snaps ? limit.nearest(to: snap.place(for: nearest, radius: radius)) : nearest
  }

  /// The place for a knob that a spring, or a curve beyond 0 and 1, would have at `place`: in the
  /// limit, or as far beyond it as a stretched knob can be.
  func placeOnTheWay(_ place: Point) -> Point {
    canStretch
      ? shape.limit(radius: 2 * radius).nearest(to: place) : limit.nearest(to: place)
  }

  /// The place in the limit for a knob on its way to `rest`, straight above, below or beside it: the
  /// nearest one would be farther along the axis that stays.
  func place(straightFrom rest: Point, to place: Point) -> Point {
    // Not `contains`, which is also true beside an axis.
    if limit.nearest(to: place) == place { return place }
    var inside = 0.0
    var outside = 1.0
    // As often as halves a radius to far below what a reading can tell.
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      let point = Point.interpolate(from: rest, to: place, fraction: middle)
      if limit.nearest(to: point) == point { inside = middle } else { outside = middle }
    }
    return .interpolate(from: rest, to: place, fraction: inside)
  }

  private func stretchedPlace(for target: Point) -> Point {
    let edge = limit.nearest(to: target)
    let pull = shape.onAxis(target) - edge
    let length = pull.length
    guard length > 0, length < .infinity else { return edge }
    return edge + pull * (band.stretch(length) / length)
  }

  private var band: RubberBand { RubberBand(bound: radius) }
}
