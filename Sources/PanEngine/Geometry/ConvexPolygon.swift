/// The area within straight edges that turn the same way at each corner.
public struct ConvexPolygon: Hashable, Sendable {
  /// In order, either way around, in logical pixels. With fewer than three there is no area.
  public var corners: [Point]

  /// The polygon with these corners, in order, either way around.
  public init(corners: [Point]) {
    self.corners = corners
  }

  /// What a rectangle becomes.
  public init(_ rect: Rect, under transform: Transform) {
    corners = [
      transform.map(Point(x: rect.minX, y: rect.minY)),
      transform.map(Point(x: rect.maxX, y: rect.minY)),
      transform.map(Point(x: rect.maxX, y: rect.maxY)),
      transform.map(Point(x: rect.minX, y: rect.maxY)),
    ]
  }

  /// What a disc becomes, an ellipse, with corners on its edge: so many that the edges between them
  /// stay within `tolerance` of it, up to an extent of some hundred thousand logical pixels.
  public init(_ circle: Circle, under transform: Transform) {
    let bounds = transform.bounds(of: circle)
    // Half the diagonal is the root of the sum of the squares of both half axes, however it is
    // turned: never less than the longer one.
    let diagonal = Vector(dx: bounds.width, dy: bounds.height).length
    let count = ConvexPolygon.corners(forRadius: diagonal / 2)
    let step = Transform.rotation(2 * .pi / Double(count))
    var spoke = Vector(dx: circle.radius, dy: 0)
    corners = []
    corners.reserveCapacity(count)
    for _ in 0..<count {
      corners.append(transform.map(circle.center + spoke))
      spoke = step.map(spoke)
    }
  }

  /// The smallest rectangle around it; an empty one where there are no corners.
  public var bounds: Rect {
    guard let first = corners.first else { return Rect(.zero) }
    var bounds = Rect(center: first, size: .zero)
    for corner in corners {
      bounds.minX = min(bounds.minX, corner.x)
      bounds.minY = min(bounds.minY, corner.y)
      bounds.maxX = max(bounds.maxX, corner.x)
      bounds.maxY = max(bounds.maxY, corner.y)
    }
    return bounds
  }

  /// How far, in logical pixels, a straight edge may stay behind the curve that it stands for: not
  /// to be seen, not even where a logical pixel is three device pixels wide.
  static let tolerance = 0.05
  private static let fewest = 16.0
  private static let most = 4096.0

  /// An edge that spans the angle 2a of a circle of radius r stays r · (1 − cos a) ≈ r · a² / 2
  /// behind it.
  private static func corners(forRadius radius: Double) -> Int {
    let needed = .pi / (2 * tolerance / radius).squareRoot()
    // Written so that a NaN becomes the fewest; a multiple of four has a corner at each extreme.
    let count = needed > fewest ? min(needed, most) : fewest
    return Int((count / 4).rounded(.up)) * 4
  }
}
