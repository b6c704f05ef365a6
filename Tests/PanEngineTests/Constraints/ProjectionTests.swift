import Testing

@testable import PanEngine

@Suite struct ProjectionTests {
  private let segment = SegmentConstraint(from: Point(x: 1, y: 1), to: Point(x: 9, y: 7))

  @Test(arguments: [
    // Past the start, the middle, the end.
    (Point(x: 0, y: 1), false, false, false),
    (Point(x: 1, y: 1), true, false, false),
    (Point(x: 4, y: -3), true, false, false),
    (Point(x: 5, y: 4), true, false, false),
    (Point(x: 5, y: 4.000_001), true, true, false),
    (Point(x: 9, y: 7), true, true, false),
    (Point(x: 9, y: (7.0).nextUp), true, true, true),
    (Point(x: 1e300, y: 1e300), true, true, true),
  ])
  func along(_ point: Point, _ start: Bool, _ middle: Bool, _ end: Bool) {
    let projection = Projection(of: point, on: segment)
    #expect(projection.isPastStart == start)
    #expect(projection.isPastMiddle == middle)
    #expect(projection.isPastEnd == end)
  }

  @Test func beside() {
    #expect(Projection(of: Point(x: 5, y: 5), on: segment).side > 0)
    #expect(Projection(of: Point(x: 5, y: 4), on: segment).side == 0)
    #expect(Projection(of: Point(x: -3, y: -2), on: segment).side == 0)
    #expect(Projection(of: Point(x: 5, y: 3), on: segment).side < 0)
  }

  @Test func foot() {
    #expect(Projection(of: Point(x: 5 - 3, y: 4 + 4), on: segment).foot == Point(x: 5, y: 4))
    #expect(Projection(of: Point(x: 5 + 3e9, y: 4 - 4e9), on: segment).foot == Point(x: 5, y: 4))
    #expect(Projection(of: segment.end, on: segment).foot == segment.end)
  }

  @Test func onePointHasAFoot() {
    let point = SegmentConstraint(from: segment.start, to: segment.start)
    let projection = Projection(of: Point(x: 100, y: -7), on: point)
    #expect(projection.isPastStart && !projection.isPastMiddle && !projection.isPastEnd)
    #expect(projection.foot == segment.start && projection.side == 0)
  }
}
