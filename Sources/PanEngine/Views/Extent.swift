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

  /// What it looks like as damage; nil where it covers no area.
  var damage: Damage? {
    rect.isEmpty ? nil : Damage(rect: rect, includesBackdrop: includesBackdrop)
  }
}
