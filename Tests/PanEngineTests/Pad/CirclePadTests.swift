import PanEngine
import Randomness
import Testing

/// What the pad does with its knob, seen from outside: by the hand that drags it.
@Suite struct CirclePadTests {
  static let middle = Point(x: 200, y: 200)

  // MARK: At rest

  @Test func theSceneAtRest() {
    let hand = Hand()
    let color = Color.orange.withOpacity(0.5)
    #expect(hand.circle == Disc(center: CirclePadTests.middle, radius: 125, color: color))
    #expect(hand.knob == Disc(center: CirclePadTests.middle, radius: 25, color: .cyan))
    #expect(hand.scene.wakeUp == nil)
    #expect(!hand.scene.isHeld)
  }

  @Test func configuredOtherwise() {
    let hand = Hand(size: Size(width: 100, height: 60)) {
      $0.radius = 20
      $0.knobRadius = 4
      $0.circleColor = .red
      $0.knobColor = .white
    }
    let middle = Point(x: 50, y: 30)
    #expect(hand.circle == Disc(center: middle, radius: 20, color: .red))
    #expect(hand.knob == Disc(center: middle, radius: 4, color: .white))
  }

  // MARK: A drag inside

  @Test func theKnobFollowsThePointer() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 180)
    #expect(hand.knob.center == Point(x: 250, y: 180))
    hand.drag(to: 200, 325)
    #expect(hand.knob.center == Point(x: 200, y: 325), "the edge is inside")
    hand.drag(to: 200, 200)
    #expect(hand.knob.center == CirclePadTests.middle)
    #expect(hand.phases == [.began, .changed, .changed, .changed])
  }

  @Test func readingsHaveYUpAndNoPixels() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 275, 100)
    let reading = hand.readings[1]
    #expect(reading.x == 0.6)
    #expect(reading.y == 0.8)
    #expect(reading.length == 1)
    #expect(reading.isHeld)
    #expect(reading.offset == Vector(dx: 75, dy: -100))
    #expect(reading.pad == 1)
    #expect(hand.readings.map(\.sequence) == [1, 2])
  }

  @Test func lettingGoIsZeroAtOnceWhileTheKnobStillGoesBack() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 275, 100)
    hand.wait(1)
    hand.release()
    let last = hand.readings[2]
    #expect(last.phase == .ended)
    #expect(last.time == Instant(1))
    #expect(last.x == 0 && last.y == 0 && last.angle == nil && !last.isHeld)
    #expect(last.offset == Vector(dx: 75, dy: -100))
    #expect(hand.knob.center == Point(x: 275, y: 100))
    hand.waitForRest()
    #expect(hand.knob.center == CirclePadTests.middle)
    #expect(hand.now == Instant(1.2))
    #expect(hand.readings.count == 3)
  }

  @Test func theReturnGoesStraightByItsCurve() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 275, 100)
    hand.release()
    for (time, left) in [(0.02, 0.98028), (0.05, 0.87084), (0.1, 0.5), (0.15, 0.12916)] {
      hand.wait(time - hand.now.seconds)
      hand.happen(.tick)
      #expect(isClose(hand.offset, Vector(dx: 75, dy: -100) * left, within: 1e-3), "\(time)")
    }
  }

  // MARK: Colours

  @Test func theKnobTurnsRedAndBackOverAFifthOfASecondEach() {
    var hand = Hand { $0.timing.curve = .linear }
    hand.press(200, 200)
    #expect(hand.knob.color == .cyan)
    hand.wait(0.05)
    hand.happen(.tick)
    #expect(isClose(hand.knob.color, Color(red: 0.25, green: 0.75, blue: 0.75)))
    hand.wait(0.15)
    #expect(hand.knob.color == .red)
    #expect(hand.now == Instant(0.2))
    hand.wait(1)
    #expect(hand.knob.color == .red)
    hand.release()
    #expect(hand.knob.color == .red)
    hand.wait(0.1)
    hand.happen(.tick)
    #expect(isClose(hand.knob.color, Color(red: 0.5, green: 0.5, blue: 0.5)))
    hand.wait(0.1)
    #expect(hand.knob.color == .cyan)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func turningRedIsNeverInTheWayOfTheDrag() {
    var hand = Hand()
    hand.press(200, 200)
    for step in 1...20 {
      hand.drag(to: 200 + Double(step), 200)
      #expect(hand.knob.center.x == 200 + Double(step))
      hand.wait(0.005)
      #expect(hand.knob.center.x == 200 + Double(step))
    }
  }

  @Test func aShortDragTurnsBackFromTheColorThatItHas() {
    var hand = Hand { $0.timing.curve = .linear }
    hand.press(200, 200)
    hand.wait(0.1)
    hand.release()
    #expect(isClose(hand.knob.color, Color(red: 0.5, green: 0.5, blue: 0.5), within: 0.05))
    hand.wait(0.1)
    hand.happen(.tick)
    #expect(isClose(hand.knob.color, Color(red: 0.25, green: 0.75, blue: 0.75), within: 0.03))
  }

  // MARK: Caught in flight

  @Test func afterAnOrdinaryReleaseTheKnobCanBeCaughtWhereItIsDrawn() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.release()
    hand.wait(0.1)
    hand.happen(.tick)
    #expect(isClose(hand.knob.center.x, 250, within: 1e-6))
    let center = hand.knob.center
    hand.press(center.x + 10, center.y)
    #expect(hand.knob.center == center)
    let began = hand.readings[3]
    #expect(began.phase == .began)
    #expect(began.offset == Vector(dx: center.x - 200, dy: 0))
    #expect(isClose(began.x, 0.4))
    hand.wait(1)
    #expect(hand.knob.center == center, "the return is over")
    hand.drag(to: center.x + 15, center.y - 3)
    #expect(hand.knob.center == center + Vector(dx: 5, dy: -3))
  }

  @Test func whereItHasBeenItCannotBeCaught() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.release()
    hand.wait(0.15)
    hand.press(300, 200)
    hand.press(200, 240)
    #expect(hand.phases == [.began, .changed, .ended])
  }

  // MARK: Another limit

  @Test func aNewRadiusInMidReturnGoesOnFromInside() {
    var hand = CirclePadTests.handThatHasLeft()
    hand.setRadius(50)
    #expect(hand.circle.radius == 50)
    #expect(hand.knob.center == Point(x: 250, y: 200))
    hand.release()
    hand.forget()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(hand.knob.center == CirclePadTests.middle)
    hand.press(200, 200)
    #expect(hand.phases == [.began], "the gesture is open again")
  }

  /// The drag goes on from the edge that came to the knob, wherever on the edge that is: a move
  /// that goes nowhere does not leave.
  @Test func aSmallerRadiusUnderAHeldKnobDoesNotCancel() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      var hand = Hand()
      let start = random.point(within: 15)
      hand.press(200 + start.x, 200 + start.y)
      let end = random.point(within: 60)
      hand.drag(to: 200 + end.x, 200 + end.y)
      hand.setRadius(.random(in: 1...20, using: &random))
      let center = hand.knob.center
      hand.drag(to: 200 + end.x, 200 + end.y)
      #expect(hand.scene.isHeld)
      #expect(hand.knob.center == center)
      #expect(hand.frames.allSatisfy { $0.knobIsInside })
    }
  }

  @Test func clampedANewRadiusKeepsTheRawTarget() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.setRadius(50)
    #expect(hand.knob.center == Point(x: 250, y: 200))
    #expect(hand.readings.last?.x == 1)
    hand.setRadius(200)
    #expect(hand.knob.center == Point(x: 300, y: 200))
    #expect(hand.readings.last?.x == 0.5)
    #expect(hand.phases == [.began, .changed, .changed, .changed])
  }

  @Test func aNewRadiusAtRestSaysNothing() {
    var hand = Hand()
    hand.setRadius(10)
    #expect(hand.readings.isEmpty)
    #expect(hand.circle.radius == 10)
    #expect(hand.scene.wakeUp == nil)
  }
}
