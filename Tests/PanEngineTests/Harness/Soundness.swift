import PanEngine
import Testing

/// Numbers from one end of the range to the other.
let extremeSizes = [
  0, .leastNonzeroMagnitude, 0x1p-1030, .leastNormalMagnitude, 1e-160, 1e-6, 1, 125, 1e12, 1e16,
  1e160, 8.9e307, 1.7e308, .greatestFiniteMagnitude,
]

/// Finite points of every size in all quadrants, and on the axes.
let extremePoints: [Point] = extremeSizes.flatMap { x in
  [0, 1, x, 1e-300, 1.7e308].flatMap { y in
    [Point(x: x, y: y), Point(x: -x, y: y), Point(x: y, y: -x), Point(x: -y, y: -x)]
  }
}

/// Expects what every constraint promises: the nearest point is finite, allowed, and its own
/// nearest point to the last bit; and allowed points are their own.
///
/// - Parameter isExact: false for one that allows points beside its own, as an axis does.
func expectSound(
  _ constraint: some Constraint, at point: Point, isExact: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let nearest = constraint.nearest(to: point)
  let isSound =
    nearest.isFinite && constraint.contains(nearest) && constraint.nearest(to: nearest) == nearest
    && (!isExact || constraint.contains(point) == (nearest == point))
  // Not an expectation, which takes longer than the constraint by far.
  if !isSound {
    Issue.record("\(constraint), \(point): \(nearest)", sourceLocation: sourceLocation)
  }
}

/// Expects an allowed point for one that is not a number.
func expectSoundForNonFinitePoints(
  _ constraint: some Constraint, sourceLocation: SourceLocation = #_sourceLocation
) {
  for number in [Double.nan, .infinity, -.infinity] {
    for point in [Point(x: number, y: 1), Point(x: 1, y: number), Point(x: number, y: number)] {
      #expect(!constraint.contains(point), sourceLocation: sourceLocation)
      let nearest = constraint.nearest(to: point)
      #expect(
        nearest.isFinite && constraint.contains(nearest), "\(point): \(nearest)",
        sourceLocation: sourceLocation)
    }
  }
}

/// Whether two points differ by at most `tolerance` in each direction.
func isClose(_ first: Point, _ second: Point, within tolerance: Double = 1e-9) -> Bool {
  isClose(first.x, second.x, within: tolerance) && isClose(first.y, second.y, within: tolerance)
}
