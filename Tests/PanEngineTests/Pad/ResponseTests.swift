import CirclePanMath
import Randomness
import Testing

@testable import PanEngine

@Suite struct ResponseTests {
  private func response(_ configure: (inout Response) -> Void) -> Response {
    var response = Response()
    configure(&response)
    return response
  }

  private static let bearings: [Vector] = (0..<360).map { direction(Double($0) * .pi / 180) }
  private static let responses: [Response] = {
    var all: [Response] = []
    for deadZone in [0, 0.1, 0.5, 0.999] {
      for expo in [0, 0.3, 1] {
        for mapsCircleToSquare in [false, true] {
          var response = Response()
          response.deadZone = deadZone
          response.expo = expo
          response.mapsCircleToSquare = mapsCircleToSquare
          all.append(response)
        }
      }
    }
    return all
  }()

  // MARK: One at a time

  @Test func withoutSettingsNothingChanges() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<2000 {
      let position = CircleConstraint(radius: 1).nearest(to: random.point(within: 1.2)) - Point.zero
      #expect(Response().reading(for: position) == position)
      let inSquare = random.point(within: 1) - Point.zero
      #expect(Response().reading(for: inSquare, within: .square) == inSquare)
    }
    for corner in [Vector(dx: 1, dy: 1), Vector(dx: -1, dy: 1), Vector(dx: 1, dy: -0.3)] {
      #expect(Response().reading(for: corner, within: .square) == corner)
    }
  }

  @Test func deadZone() {
    let response = response { $0.deadZone = 0.2 }
    #expect(response.reading(for: Vector(dx: 0.2, dy: 0)) == .zero)
    #expect(response.reading(for: Vector(dx: 0.12, dy: -0.16)) == .zero)
    #expect(isClose(response.reading(for: Vector(dx: 0.36, dy: 0.48)), Vector(dx: 0.3, dy: 0.4)))
    #expect(isClose(response.reading(for: Vector(dx: 0, dy: -1)), Vector(dx: 0, dy: -1)))
  }

  @Test func aDeadZoneHasNoStepAtItsEdge() {
    let response = response { $0.deadZone = 0.2 }
    for unit in ResponseTests.bearings {
      #expect(response.reading(for: unit * 0.200_001).length < 2e-6)
      #expect(response.reading(for: unit * 0.200_001).length > 0)
    }
  }

  @Test("Case 30: a radial dead zone keeps the small axis")
  func deadZoneIsRadial() {
    let response = response { $0.deadZone = 0.1 }
    let reading = response.reading(for: Vector(dx: 0.9, dy: 0.05))
    #expect(isClose(reading.dy / reading.dx, 0.05 / 0.9))
    #expect(reading.dy > 0.049)
  }

  @Test func expo() {
    let response = response { $0.expo = 0.5 }
    // 0.5·0.5 + 0.5·0.125
    #expect(isClose(response.reading(for: Vector(dx: 0.3, dy: 0.4)).length, 0.3125))
    #expect(isClose(response.reading(for: Vector(dx: 0.6, dy: 0.8)), Vector(dx: 0.6, dy: 0.8)))
    #expect(response.reading(for: .zero) == .zero)
  }

  @Test("Case 32: squared, the corners are reached exactly")
  func squareReachesItsCorners() {
    let response = response { $0.mapsCircleToSquare = true }
    let limit = CircleConstraint(radius: 1)
    for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
      let position = limit.nearest(to: Point(x: 1000 * x, y: 1000 * y)) - Point.zero
      #expect(response.reading(for: position) == Vector(dx: x, dy: y))
      #expect(isClose(response.reading(for: position * 0.5), Vector(dx: x, dy: y) * 0.5))
    }
    #expect(response.reading(for: Vector(dx: 0, dy: -1)) == Vector(dx: 0, dy: -1))
    #expect(isClose(response.reading(for: Vector(dx: 0.6, dy: 0.8)), Vector(dx: 0.75, dy: 1)))
  }

  @Test func aSquareLimitIsNotSquaredAgain() {
    let response = response { $0.mapsCircleToSquare = true }
    for position in [Vector(dx: 1, dy: 1), Vector(dx: -1, dy: 0.25), Vector(dx: 0.3, dy: -0.2)] {
      #expect(isClose(response.reading(for: position, within: .square), position))
    }
  }

  @Test func axes() {
    let x = response { $0.axes = .x }
    let y = response { $0.axes = .y }
    #expect(x.reading(for: Vector(dx: 0.6, dy: -0.8)) == Vector(dx: 0.6, dy: 0))
    #expect(y.reading(for: Vector(dx: 0.6, dy: -0.8)) == Vector(dx: 0, dy: -0.8))
  }

  @Test func invert() {
    let x = response { $0.invertsX = true }
    let y = response { $0.invertsY = true }
    #expect(x.reading(for: Vector(dx: 0.6, dy: -0.8)) == Vector(dx: -0.6, dy: -0.8))
    #expect(y.reading(for: Vector(dx: 0.6, dy: -0.8)) == Vector(dx: 0.6, dy: 0.8))
  }

  // MARK: The order

  @Test func theLockComesBeforeTheDeadZone() {
    let response = response {
      $0.axes = .x
      $0.deadZone = 0.2
    }
    #expect(response.reading(for: Vector(dx: 0.1, dy: 0.9)) == .zero)
    #expect(isClose(response.reading(for: Vector(dx: 0.6, dy: 0.7)), Vector(dx: 0.5, dy: 0)))
  }

  /// Locked, a corner of the square is no farther away than its edge.
  @Test func theLockComesBeforeTheReach() {
    let response = response {
      $0.axes = .x
      $0.deadZone = 0.2
    }
    let reading = response.reading(for: Vector(dx: 1, dy: 1), within: .square)
    #expect(reading == Vector(dx: 1, dy: 0))
  }

  @Test func deadZoneThenCurveThenSquareThenInvert() {
    let response = response {
      $0.deadZone = 0.2
      $0.expo = 1
      $0.mapsCircleToSquare = true
      $0.invertsX = true
    }
    // 0.6 becomes 0.5, that 0.125, in the direction (0.6, 0.8), which the square makes (0.75, 1).
    let reading = response.reading(for: Vector(dx: 0.36, dy: 0.48))
    #expect(isClose(reading, Vector(dx: -0.75 * 0.125, dy: 0.125)))
  }

  /// Up is up: only the limit's own frame has y down.
  @Test func aLopsidedLimitIsNotUpsideDown() {
    let response = response { $0.deadZone = 0.25 }
    let limit = LimitShape.polygon(corners: [
      Point(x: -1, y: 1), Point(x: 1, y: 1), Point(x: 1, y: -0.5), Point(x: -1, y: -0.5),
    ])
    #expect(isClose(response.reading(for: Vector(dx: 0, dy: 0.5), within: limit).dy, 0.5))
    #expect(isClose(response.reading(for: Vector(dx: 0, dy: -1), within: limit).dy, -1))
    #expect(isClose(response.reading(for: Vector(dx: 0, dy: -0.5), within: limit).dy, -1 / 3.0))
  }

  // MARK: Properties

  @Test(arguments: responses)
  func keepsTheBearingAndTheBounds(_ response: Response) {
    let bound = response.mapsCircleToSquare ? 2.0.squareRoot() : 1
    for unit in ResponseTests.bearings {
      var last = 0.0
      for length in [0.001, 0.1, 0.3, 0.5, 0.9, 0.9999, 1, 1.001, 1000] {
        let reading = response.reading(for: unit * length)
        let isInBounds =
          reading.length <= bound + 1e-12 && reading.length >= last - 1e-12
          && max(abs(reading.dx), abs(reading.dy)) <= 1 + 1e-12
        #expect(isInBounds && hasBearing(reading, unit))
        last = reading.length
      }
      #expect(isClose(last, response.mapsCircleToSquare ? squareReach(unit) : 1))
    }
  }

  /// On a square limit each axis reaches ±1, and no more, whatever else is set.
  @Test(arguments: responses)
  func squareLimit(_ response: Response) {
    for unit in ResponseTests.bearings {
      let edge = unit * squareReach(unit)
      #expect(isClose(response.reading(for: edge, within: .square), edge))
      for part in [0.01, 0.5, 0.99] {
        let reading = response.reading(for: edge * part, within: .square)
        let isInBounds = max(abs(reading.dx), abs(reading.dy)) <= part + 1e-12
        #expect(isInBounds && hasBearing(reading, unit))
      }
    }
  }

  @Test(arguments: responses)
  func anyPositionReadsAsANumber(_ response: Response) {
    var response = response
    for shape in LimitShapeTests.shapes {
      for inverts in [false, true] {
        response.invertsX = inverts
        response.invertsY = inverts
        for point in extremePoints {
          let reading = response.reading(for: point - Point.zero, within: shape)
          #expect(isPresentable(reading.dx) && isPresentable(reading.dy))
        }
      }
    }
  }

  private func hasBearing(_ reading: Vector, _ unit: Vector) -> Bool {
    abs(unit.dx * reading.dy - unit.dy * reading.dx) < 1e-12
      && unit.dx * reading.dx + unit.dy * reading.dy >= 0
  }

  /// A number, in bounds, and not -0.
  private func isPresentable(_ number: Double) -> Bool {
    abs(number) <= 2.000_001 && !(number == 0 && number.sign == .minus)
  }

  private func squareReach(_ unit: Vector) -> Double { 1 / max(abs(unit.dx), abs(unit.dy)) }
}
