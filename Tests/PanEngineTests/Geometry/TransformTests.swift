import PanEngine
import Testing

@Suite struct TransformTests {
  private static let quarter = Transform.rotation(.pi / 2)
  private static let shear = Transform(xAxis: Vector(dx: 1, dy: 0), yAxis: Vector(dx: 2, dy: 1))
  private static let mixed = Transform.scale(x: 2, y: -3).followed(by: .rotation(0.7))
    .followed(by: .translation(Vector(dx: 10, dy: -20)))

  @Test(arguments: [
    (Transform.identity, Point(x: 3, y: 4)),
    (.translation(Vector(dx: 10, dy: -1)), Point(x: 13, y: 3)),
    (.scale(2), Point(x: 6, y: 8)),
    (.scale(x: -1, y: 0.5), Point(x: -3, y: 2)),
    (shear, Point(x: 11, y: 4)),
    // Clockwise on the screen: what is right goes down, what is below goes left.
    (quarter, Point(x: -4, y: 3)),
  ])
  func places(_ transform: Transform, _ image: Point) {
    #expect(isClose(transform.map(Point(x: 3, y: 4)) - image, .zero, within: 1e-15))
  }

  @Test func waysAreNotShifted() {
    #expect(TransformTests.mixed.map(Vector.zero) == .zero)
    let transform = Transform.scale(2).followed(by: .translation(Vector(dx: 5, dy: 5)))
    #expect(transform.map(Vector(dx: 1, dy: -2)) == Vector(dx: 2, dy: -4))
  }

  @Test func oneAfterTheOther() {
    let shift = Transform.translation(Vector(dx: 10, dy: 0))
    let point = Point(x: 1, y: 1)
    #expect(Transform.scale(2).followed(by: shift).map(point) == Point(x: 12, y: 2))
    #expect(shift.followed(by: .scale(2)).map(point) == Point(x: 22, y: 2))
    #expect(TransformTests.mixed.followed(by: .identity) == TransformTests.mixed)
    #expect(Transform.identity.followed(by: TransformTests.mixed) == TransformTests.mixed)
  }

  @Test(arguments: [Transform.identity, quarter, shear, mixed, .scale(1e-100), .scale(1e100)])
  func theInverseLeadsBack(_ transform: Transform) throws {
    let inverse = try #require(transform.inverse)
    let point = Point(x: 3, y: -7)
    #expect(isClose(inverse.map(transform.map(point)) - point, .zero, within: 1e-12))
    #expect(isClose(inverse.determinant * transform.determinant, 1, within: 1e-12))
  }

  @Test(arguments: [
    Transform.scale(0), .scale(x: 1, y: 0), .scale(.nan), .scale(.infinity), .scale(1e-200),
    .translation(Vector(dx: .nan, dy: 0)), .translation(Vector(dx: 0, dy: .infinity)),
    Transform(xAxis: Vector(dx: 1, dy: 2), yAxis: Vector(dx: 2, dy: 4)),
  ])
  func noWayBack(_ transform: Transform) {
    #expect(transform.inverse == nil)
  }

  @Test(arguments: [
    (Transform.identity, 1), (.scale(2), 2), (.scale(x: -2, y: 2), 2), (.rotation(1.1), 1),
    (Transform.scale(3).followed(by: .rotation(0.3)), 3), (.scale(0), 0), (shear, nil),
    (.scale(x: 2, y: 3), nil), (.scale(.nan), nil),
  ])
  func discsStayDiscsWhereAllLengthsAgree(_ transform: Transform, _ factor: Double?) {
    #expect(transform.lengthFactor.map { isClose($0, factor ?? -1) } ?? (factor == nil))
  }

  @Test func manyTurnsAreATurn() {
    let turned = (0..<1000).reduce(Transform.identity) { turned, _ in
      turned.followed(by: .rotation(0.1))
    }
    #expect(turned.lengthFactor.map { isClose($0, 1) } == true)
    let square = (0..<40).reduce(Transform.identity) { turned, _ in
      turned.followed(by: TransformTests.quarter)
    }
    #expect(square.keepsRectsUpright)
  }

  @Test(arguments: [
    (Transform.identity, true), (.scale(x: 2, y: -3), true), (quarter, true),
    (.rotation(.pi), true), (.rotation(0.01), false), (shear, false), (.scale(.nan), false),
  ])
  func rectanglesStayUpright(_ transform: Transform, _ isUpright: Bool) {
    #expect(transform.keepsRectsUpright == isUpright)
  }

  @Test func boundsOfRectangles() {
    let rect = Rect(minX: 0, minY: 0, maxX: 2, maxY: 1)
    #expect(TransformTests.shear.bounds(of: rect) == Rect(minX: 0, minY: 0, maxX: 4, maxY: 1))
    #expect(
      Transform.scale(x: -1, y: 2).bounds(of: rect) == Rect(minX: -2, minY: 0, maxX: 0, maxY: 2))
    let half = Rect(minX: -.infinity, minY: 0, maxX: 1, maxY: 1)
    #expect(
      Transform.scale(-2).bounds(of: half)
        == Rect(minX: -2, minY: -2, maxX: .infinity, maxY: 0))
  }

  /// An ellipse touches its bounds in the direction of each axis, and nowhere gets beyond.
  @Test(arguments: [quarter, shear, mixed, .scale(x: 0.1, y: 7)])
  func boundsOfDiscs(_ transform: Transform) {
    let circle = Circle(center: Point(x: 5, y: -3), radius: 2)
    let bounds = transform.bounds(of: circle)
    let edge = (0..<3600).map { step in
      let spoke = Transform.rotation(Double(step) * .pi / 1800).map(Vector(dx: 2, dy: 0))
      return transform.map(circle.center + spoke)
    }
    let reached = ConvexPolygon(corners: edge).bounds
    for (first, second) in [
      (reached.minX, bounds.minX), (reached.minY, bounds.minY), (reached.maxX, bounds.maxX),
      (reached.maxY, bounds.maxY),
    ] {
      #expect(isClose(first, second, within: 1e-4))
    }
  }
}
