/// Where a point lies along and beside a segment, exactly enough that each comparison comes out
/// right.
struct Projection: Sendable {
  private let segment: SegmentConstraint
  private let way: ExactVector
  private let view: ExactVector
  /// The scalar product of segment and view, and the square of the segment's length; divided by the
  /// powers of two of both vectors.
  private let along: DoubleDouble
  private let whole: DoubleDouble

  /// The projection of a finite point.
  init(of point: Point, on segment: SegmentConstraint) {
    self.segment = segment
    way = ExactVector(from: segment.start, to: segment.end)
    view = ExactVector(from: segment.start, to: point)
    along = way.dot(view)
    whole = way.dot(way)
  }

  /// Whether the perpendicular from the point does not meet the line before the start.
  var isPastStart: Bool { along.high >= 0 }

  /// Whether it meets the line beyond the end.
  var isPastEnd: Bool {
    view.exponent == way.exponent ? (along - whole).high > 0 : part > 1
  }

  /// Whether the point is nearer to the end than to the start.
  var isPastMiddle: Bool { part > 0.5 }

  /// Above 0 where the point is clockwise of the segment, seen from the start on the screen (y
  /// down).
  var side: Double { way.side(of: view) }

  /// The foot of the perpendicular, for one that lies between the ends.
  var foot: Point {
    let part = part
    return Point(
      x: Projection.place(at: part, from: segment.start.x, to: segment.end.x),
      y: Projection.place(at: part, from: segment.start.y, to: segment.end.y))
  }

  /// How far along the segment the perpendicular meets its line: 0 at the start, 1 at the end.
  private var part: Double {
    guard whole.high > 0 else { return 0 }
    let difference = view.exponent - way.exponent
    let part = along.high / whole.high
    return difference == 0
      ? part : Double(sign: .plus, exponent: difference, significand: part)
  }

  private static func place(at part: Double, from start: Double, to end: Double) -> Double {
    // Half the way: the whole one may be longer than any number. From the nearer end: the less
    // there is to add, the less it rounds, and never beyond that end.
    let half = end / 2 - start / 2
    return part < 0.5 ? start + half * (2 * part) : end - half * (2 * (1 - part))
  }
}
