import PanEngine
import Testing

@Suite struct LimitShapeTests {
  static let diamond = LimitShape.polygon(corners: [
    Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1),
  ])
  static let shapes: [LimitShape] = [
    .circle, .square, .horizontal, .vertical, .ellipse(height: 0.4),
    .ellipse(height: 0), .ellipse(height: 1), diamond,
    .polygon(corners: regularPolygon(count: 7, radius: 1)), .polygon(corners: [.zero]),
    .polygon(corners: [Point(x: -1, y: -0.5), Point(x: 1, y: 0.5)]),
  ]

  @Test(arguments: [
    (LimitShape.circle, Point(x: 60, y: 80)),
    (.square, Point(x: 100, y: 100)),
    (.horizontal, Point(x: 100, y: 0)),
    (.vertical, Point(x: 0, y: 100)),
    (.ellipse(height: 0), Point(x: 100, y: 0)),
    (diamond, Point(x: 0, y: 100)),
  ])
  func limitsAboutTheOrigin(_ shape: LimitShape, _ nearest: Point) {
    #expect(isClose(shape.limit(radius: 100).nearest(to: Point(x: 300, y: 400)), nearest))
  }

  @Test func theEllipseIsAsHighAsItSays() {
    let limit = LimitShape.ellipse(height: 0.4).limit(radius: 100)
    #expect(limit.contains(Point(x: 100, y: 0)) && limit.contains(Point(x: 0, y: -40)))
    #expect(!limit.contains(Point(x: 0, y: 40.001)) && !limit.contains(Point(x: 70, y: 30)))
  }

  @Test(arguments: shapes)
  func withRadiusZeroOnlyTheMiddleIsAllowed(_ shape: LimitShape) {
    let limit = shape.limit(radius: 0)
    for point in extremePoints { #expect(limit.nearest(to: point) == .zero) }
    #expect(limit.contains(.zero) && !limit.contains(Point(x: 1, y: 1)))
  }

  // MARK: Reach

  @Test(arguments: [
    (LimitShape.circle, Vector(dx: 3, dy: -7), 1),
    (.horizontal, Vector(dx: -3, dy: 0), 1), (.vertical, Vector(dx: 0, dy: 9), 1),
    (.square, Vector(dx: 0, dy: -5), 1), (.square, Vector(dx: -5, dy: 5), 2.0.squareRoot()),
    (.square, Vector(dx: 1e300, dy: 0.75e300), 1.25), (.square, .zero, 1),
    (.ellipse(height: 0.5), Vector(dx: 4, dy: 0), 1), (.ellipse(height: 0.5), .zero, 1),
    (.ellipse(height: 0.5), Vector(dx: 0, dy: -4), 0.5),
    (.ellipse(height: 0.75), Vector(dx: 3, dy: 3), 0.6 * 2.0.squareRoot()),
    (.ellipse(height: 0), Vector(dx: 1, dy: 1), 0), (.ellipse(height: 0), Vector(dx: -1, dy: 0), 1),
    (diamond, Vector(dx: 5, dy: 0), 1), (diamond, Vector(dx: -1, dy: 1), 0.5.squareRoot()),
    (.polygon(corners: [.zero]), Vector(dx: 1, dy: 1), 0),
    (.polygon(corners: [Point(x: -0.5, y: 0), Point(x: 1, y: 0)]), Vector(dx: 7, dy: 0), 1),
    (.polygon(corners: [Point(x: -0.5, y: 0), Point(x: 1, y: 0)]), Vector(dx: -7, dy: 0), 0.5),
    (.polygon(corners: [Point(x: -0.5, y: 0), Point(x: 1, y: 0)]), Vector(dx: 7, dy: 1), 0),
  ])
  func reach(_ shape: LimitShape, _ way: Vector, _ expected: Double) {
    #expect(isClose(shape.reach(toward: way), expected, within: 1e-12))
  }

  /// So far it is allowed, and a little farther it is not: at every bearing.
  @Test(arguments: shapes)
  func reachAgreesWithTheLimit(_ shape: LimitShape) {
    let limit = shape.limit(radius: 100)
    for step in 0..<720 {
      let unit = direction(Double(step) * .pi / 360)
      let reach = shape.reach(toward: unit * 17)
      switch shape {
      case .horizontal, .vertical: #expect(reach == 1)
      default:
        let edge = Point.zero + unit * (100 * reach)
        #expect(isClose(limit.nearest(to: edge), edge))
        #expect(!limit.contains(edge + unit * 1e-6))
      }
    }
  }

  @Test(arguments: shapes)
  func reachIsFiniteForAnyBearing(_ shape: LimitShape) {
    for point in extremePoints {
      let reach = shape.reach(toward: point - Point.zero)
      #expect(reach >= 0 && reach <= 2)
    }
  }

  // MARK: View

  @Test(arguments: [
    (LimitShape.circle, Shape.circle(radius: 100)),
    (.square, .rect(Size(width: 200, height: 200))),
    (.horizontal, .rect(Size(width: 200, height: 8))),
    (.vertical, .rect(Size(width: 8, height: 200))),
    (.ellipse(height: 0.4), .circle(radius: 100)),
    (.ellipse(height: 0), .rect(Size(width: 200, height: 8))),
    (
      .polygon(corners: [.zero, Point(x: -0.5, y: 0.25), Point(x: 0.2, y: 0.1)]),
      .rect(Size(width: 100, height: 50))
    ),
  ])
  func view(_ shape: LimitShape, _ expected: Shape) {
    #expect(shape.view(radius: 100, thickness: 8) == expected)
  }

  @Test("H: An ellipse is drawn as itself, and not as the rectangle around it")
  func ellipseIsRound() {
    var configuration = PadConfiguration()
    configuration.shape = .ellipse(height: 0.4)
    let scene = PadScene(configuration, size: Size(width: 400, height: 400))
    var canvas = RecordingCanvas(clip: Rect(minX: 0, minY: 0, maxX: 400, maxY: 400))
    scene.drawBackdrop(on: &canvas)
    func isCovered(_ part: Double) -> Bool {
      let way = Vector(dx: 125 * 0.5.squareRoot() * part, dy: 50 * 0.5.squareRoot() * part)
      return canvas.strokes.last { $0.contains(Point(x: 200, y: 200) + way) }?.color != .white
    }
    #expect(isCovered(0.99))
    #expect(!isCovered(1.01))
  }
}
