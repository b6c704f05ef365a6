import PanEngine
import Testing

/// What leaving the limit does beside the original's way (`cancel` on a circle), and on the other
/// shapes.
@Suite struct PadLeavingTests {
  // MARK: Rubber band

  /// The knob of 125 is pulled that far beyond its circle, in any direction.
  @Test(
    "A rubber band gives ever less",
    arguments: [(10.0, 5.268), (50, 22.541), (125, 44.355), (0, 0), (1e12, 125)])
  func stretches(_ pull: Double, _ stretch: Double) throws {
    for (x, y) in [(1.0, 0.0), (0, -1), (0.6, 0.8), (-0.8, -0.6)] {
      var hand = Hand { $0.leave = .rubberBand }
      hand.press(200, 200)
      hand.drag(to: 200 + x * (125 + pull), 200 + y * (125 + pull))
      let wanted = Vector(dx: x, dy: y) * (125 + stretch)
      #expect(isClose(hand.offset, wanted, within: 5e-4))
      let reading = try #require(hand.last)
      #expect(reading.isHeld && reading.phase == .changed)
      #expect(isClose(reading.length, 1) && reading.length <= 1, "the reading stays on the circle")
      #expect(isClose(reading.x, x) && isClose(reading.y, -y))
      #expect(isClose(reading.offset, wanted, within: 5e-4), "px and py say what is drawn")
    }
  }

  @Test func aRubberBandComesBackWithThePointerAndNoOffset() {
    var hand = Hand { $0.leave = .rubberBand }
    hand.press(210, 200)
    hand.drag(to: 700, 200)
    hand.drag(to: 300, 200)
    #expect(hand.offset == Vector(dx: 90, dy: 0))
    #expect(hand.phases == [.began, .changed, .changed])
  }

  @Test func letGoBeyondTheLimitItReadsZeroAndComesBack() {
    var hand = Hand { $0.leave = .rubberBand }
    hand.press(200, 200)
    hand.drag(to: 450, 200)
    let stretched = hand.offset.dx
    #expect(stretched > 125)
    hand.wait(1)
    hand.release()
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.last?.x == 0 && hand.last?.isHeld == false)
    #expect(abs((hand.last?.offset.dx ?? 0) - stretched) < 1e-9)
    hand.waitForRest()
    #expect(hand.now == Instant(1.2))
    #expect(hand.offset == .zero)
  }

  /// Where it is drawn, not where the pointer had been, and not by another stretch on top.
  @Test func caughtBeyondTheLimitTheKnobDoesNotJump() {
    var hand = Hand {
      $0.leave = .rubberBand
      $0.timing = Timing(duration: 1, curve: .linear)
    }
    hand.press(200, 200)
    hand.drag(to: 600, 200)
    hand.release()
    hand.wait(0.1)
    hand.happen(.tick)
    let drawn = hand.offset
    #expect(drawn.dx > 130)
    hand.press(200 + drawn.dx - 5, 203)
    #expect(isClose(hand.offset, drawn, within: 1e-6))
    hand.drag(to: 200 + drawn.dx - 5, 203)
    #expect(isClose(hand.offset, drawn, within: 1e-6))
    hand.drag(to: 205, 203)
    #expect(hand.offset.dx < 125)
  }

  @Test func withAHoldItComesBackToTheEdgeAndKeepsIt() {
    var hand = Hand {
      $0.leave = .rubberBand
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 200, 0)
    hand.release()
    #expect(hand.last?.y == 1 && hand.last?.isHeld == false)
    #expect(hand.offset.dy < -125)
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 0, dy: -125))
    #expect(hand.phases == [.began, .changed, .ended])
  }

  @Test func aRadiusOfZeroDoesNotStretch() {
    var hand = Hand {
      $0.leave = .rubberBand
      $0.radius = 0
    }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    #expect(hand.offset == .zero)
    #expect(hand.last?.length == 0)
  }

  /// Faster than any hand; the window has room for twice the radius.
  @Test func aSpringNeverLeadsFartherThanTheBand() {
    var hand = Hand {
      $0.leave = .rubberBand
      $0.spring = Spring(dampingRatio: 0.1, response: 1)
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 50 * Double(step), 200)
    }
    hand.release()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.offset.length <= 250 + 1e-9 })
    #expect(hand.offset == .zero)
  }

  // MARK: Square

  @Test("In a square each axis reaches 1 by itself", arguments: [LeavePolicy.clamp, .rubberBand])
  func squareCorners(_ leave: LeavePolicy) throws {
    var hand = Hand {
      $0.shape = .square
      $0.leave = leave
    }
    hand.press(200, 200)
    hand.drag(to: 325, 75)
    #expect(hand.offset == Vector(dx: 125, dy: -125))
    let corner = try #require(hand.last)
    #expect(corner.x == 1 && corner.y == 1)
    #expect(corner.length == 2.0.squareRoot())
    hand.drag(to: 900, 150)
    let reading = try #require(hand.last)
    #expect(reading.x == 1 && reading.y == 0.4)
    #expect(leave == .clamp ? hand.offset.dx == 125 : hand.offset.dx > 125)
    #expect(hand.offset.dy == -50)
  }

  @Test func leavingASquareCancelsAtTheNearestPoint() {
    var hand = Hand { $0.shape = .square }
    hand.press(200, 200)
    hand.drag(to: 320, 310)
    #expect(hand.phases == [.began, .changed], "outside of the circle, inside the square")
    hand.drag(to: 340, 310)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.offset == Vector(dx: 125, dy: 110))
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  // MARK: Axes

  /// An axis, and what the hand does turned so that it means the same on either.
  struct Axis: Sendable {
    let shape: LimitShape
    let isVertical: Bool

    func point(_ along: Double, _ beside: Double) -> Point {
      isVertical ? Point(x: 200 + beside, y: 200 + along) : Point(x: 200 + along, y: 200 + beside)
    }

    func offset(_ along: Double) -> Vector {
      isVertical ? Vector(dx: 0, dy: along) : Vector(dx: along, dy: 0)
    }
  }

  static let axes = [
    Axis(shape: .horizontal, isVertical: false), Axis(shape: .vertical, isVertical: true),
  ]

  @Test("On an axis only the position along it counts as leaving", arguments: axes)
  func besideAnAxis(_ axis: Axis) {
    var hand = Hand { $0.shape = axis.shape }
    hand.press(200, 200)
    let far = axis.point(100, 5000)
    hand.drag(to: far.x, far.y)
    #expect(isClose(hand.offset, axis.offset(100)))
    #expect(hand.phases == [.began, .changed])
    let out = axis.point(126, 0)
    hand.drag(to: out.x, out.y)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.offset == axis.offset(125))
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  @Test("Clamped on an axis, full tilt is 1", arguments: axes)
  func clampedOnAnAxis(_ axis: Axis) {
    var hand = Hand {
      $0.shape = axis.shape
      $0.leave = .clamp
    }
    hand.press(200, 200)
    let out = axis.point(-9000, 777)
    hand.drag(to: out.x, out.y)
    #expect(hand.offset == axis.offset(-125))
    #expect(
      hand.last.map { axis.isVertical ? $0.y == 1 && $0.x == 0 : $0.x == -1 && $0.y == 0 } == true)
  }

  /// Beside the axis at its very end: no jump, and never off the axis.
  @Test("A rubber band stretches along its axis", arguments: axes)
  func rubberBandOnAnAxis(_ axis: Axis) {
    var hand = Hand {
      $0.shape = axis.shape
      $0.leave = .rubberBand
    }
    hand.press(200, 200)
    for (along, drawn) in [(125.0, 125.0), (125.001, 125.00055), (135, 130.268), (250, 169.355)] {
      let point = axis.point(along, 80)
      hand.drag(to: point.x, point.y)
      #expect(isClose(hand.offset, axis.offset(drawn), within: 1e-3), "\(along)")
    }
  }
}
