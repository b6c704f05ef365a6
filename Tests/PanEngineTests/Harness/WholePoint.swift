import PanEngine
import Randomness

/// A point with whole coordinates, whose geometry does not round: at most 2¹⁰ for the corners of a
/// shape, 2⁴¹ for a point that is asked about.
struct WholePoint {
  var x: Int64
  var y: Int64

  var point: Point { Point(x: Double(x), y: Double(y)) }

  static func + (first: WholePoint, second: WholePoint) -> WholePoint {
    WholePoint(x: first.x + second.x, y: first.y + second.y)
  }

  static func - (first: WholePoint, second: WholePoint) -> WholePoint {
    WholePoint(x: first.x - second.x, y: first.y - second.y)
  }

  func dot(_ other: WholePoint) -> Int64 { x * other.x + y * other.y }
  func cross(_ other: WholePoint) -> Int64 { x * other.y - y * other.x }

  /// How far along a segment this lies (0 at its start, `whole` at its end), brought between the
  /// two.
  func part(from start: WholePoint, to end: WholePoint) -> (part: Int64, whole: Int64) {
    let way = end - start
    let whole = way.dot(way)
    return whole == 0 ? (0, 1) : (min(max((self - start).dot(way), 0), whole), whole)
  }

  /// The nearest point of a segment.
  func nearest(from start: WholePoint, to end: WholePoint) -> Point {
    let (part, whole) = part(from: start, to: end)
    let fraction = Double(part) / Double(whole)
    let way = end - start
    return start.point + Vector(dx: Double(way.x), dy: Double(way.y)) * fraction
  }

  /// The square of the distance from a segment, as a fraction.
  func squaredDistance(
    from start: WholePoint, to end: WholePoint
  ) -> (numerator: Int128, denominator: Int128) {
    let (part, whole) = part(from: start, to: end)
    let corner = part == 0 ? start : part == whole ? end : nil
    if let corner {
      let way = self - corner
      return (Int128(way.x) * Int128(way.x) + Int128(way.y) * Int128(way.y), 1)
    }
    let across = Int128((self - start).cross(end - start))
    return (across * across, Int128(whole))
  }
}

extension WholePoint {
  /// Any point whose coordinates are at most `extent`.
  init(within extent: Int64, using random: inout SeededGenerator) {
    self.init(
      x: .random(in: -extent...extent, using: &random),
      y: .random(in: -extent...extent, using: &random))
  }
}
