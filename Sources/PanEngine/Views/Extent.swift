/// What a view and all that it holds covers: a box, its edges included, that may be a little larger
/// than needed and is never smaller.
struct Extent: Equatable, Sendable {
  /// With its right and bottom edge, unlike other rectangles: a single point is something here.
  private(set) var rect: Rect
  /// Whether something in it is of the backdrop.
  private(set) var includesBackdrop: Bool

  /// Covers no point; what is united with it stays as it is.
  static var nothing: Extent {
    Extent(
      rect: Rect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity),
      includesBackdrop: false)
  }

  private init(rect: Rect, includesBackdrop: Bool) {
    self.rect = rect
    self.includesBackdrop = includesBackdrop
  }

  /// The box around a rectangle; nothing where an edge is no number, or there is no place between
  /// them.
  init(_ rect: Rect, includesBackdrop: Bool) {
    let isSomewhere =
      rect.minX <= rect.maxX && rect.minY <= rect.maxY
      && rect.minX < .infinity && rect.minY < .infinity
      && rect.maxX > -.infinity && rect.maxY > -.infinity
    self = isSomewhere ? Extent(rect: rect, includesBackdrop: includesBackdrop) : .nothing
  }

  var isNothing: Bool { rect.minX > rect.maxX }

  func contains(_ point: Point) -> Bool {
    point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
  }

  /// Whether it has a point in common with a rectangle, edges included.
  func touches(_ other: Rect) -> Bool {
    rect.minX <= other.maxX && rect.maxX >= other.minX
      && rect.minY <= other.maxY && rect.maxY >= other.minY
  }

  /// Whether all of it lies within a rectangle.
  func lies(within other: Rect) -> Bool {
    rect.minX >= other.minX && rect.maxX <= other.maxX
      && rect.minY >= other.minY && rect.maxY <= other.maxY
  }

  func union(_ other: Extent) -> Extent {
    Extent(
      rect: Rect(
        minX: min(rect.minX, other.rect.minX), minY: min(rect.minY, other.rect.minY),
        maxX: max(rect.maxX, other.rect.maxX), maxY: max(rect.maxY, other.rect.maxY)),
      includesBackdrop: includesBackdrop || other.includesBackdrop)
  }

  /// Grows around another one.
  mutating func add(_ other: Extent) {
    self = union(other)
  }

  /// The box with `margin` logical pixels more on each side.
  func outset(by margin: Double) -> Extent {
    if isNothing { return self }
    return Extent(
      rect: Rect(
        minX: rect.minX - margin, minY: rect.minY - margin,
        maxX: rect.maxX + margin, maxY: rect.maxY + margin),
      includesBackdrop: includesBackdrop)
  }

  /// Around what the box becomes.
  func mapped(by transform: Transform) -> Extent {
    isNothing ? self : Extent(transform.bounds(of: rect), includesBackdrop: includesBackdrop)
  }

  /// How likely something is in it that is searched for: its area, in square pixels. And a little
  /// for the way around it, so that it also says something of boxes without area, in a row.
  var likelihood: Double {
    let around = rect.width + rect.height
    return rect.width * rect.height + 0.002 * around * around
  }

  /// What it looks like as damage; nil where it covers no area.
  var damage: Damage? {
    rect.isEmpty ? nil : Damage(rect: rect, includesBackdrop: includesBackdrop)
  }
}
