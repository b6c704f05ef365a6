import PanEngine
import Testing

extension CirclePadTests {
  // MARK: Leaving, with the policy `cancel`

  /// Presses in the middle, and leaves to the right at 1 s.
  static func handThatHasLeft(
    _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) -> Hand {
    var hand = Hand(configure)
    hand.press(200, 200)
    hand.wait(1)
    hand.drag(to: 400, 200)
    return hand
  }

  @Test func leavingCancelsAtTheEdge() {
    var hand = CirclePadTests.handThatHasLeft()
    #expect(hand.knob.center == Point(x: 325, y: 200))
    #expect(hand.phases == [.began, .cancelled], "and no `changed` before it")
    #expect(!hand.scene.isHeld)
    let last = hand.readings[1]
    #expect(last.x == 0 && last.y == 0 && !last.isHeld)
    #expect(last.offset == Vector(dx: 125, dy: 0))
    hand.waitForRest()
    #expect(hand.now == Instant(1.2))
    #expect(hand.knob == Disc(center: CirclePadTests.middle, radius: 25, color: .cyan))
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test(arguments: [(0.199_999_999, false), (0.2, true), (0.200_000_001, true)])
  func theGestureIsOpenAgainWhenTheReturnHasCompleted(_ wait: Double, _ obeys: Bool) {
    var hand = CirclePadTests.handThatHasLeft()
    hand.release()
    hand.forget()
    hand.wait(wait)
    hand.press(200, 200)
    #expect(hand.scene.isHeld == obeys)
    #expect(hand.phases == (obeys ? [.began] : []))
  }

  /// The knob is pressed exactly where it is drawn, all the way back.
  @Test func pressesDuringTheReturnAreIgnored() {
    var hand = CirclePadTests.handThatHasLeft()
    hand.release()
    hand.forget()
    for _ in 0..<19 {
      hand.wait(0.01)
      hand.happen(.tick)
      let center = hand.knob.center
      hand.press(center.x, center.y)
      hand.drag(to: center.x + 5, center.y)
      #expect(hand.knob.center == center)
      hand.release()
    }
    #expect(hand.readings.isEmpty)
    hand.wait(0.01)
    #expect(hand.knob.center == CirclePadTests.middle)
    hand.press(200, 200)
    #expect(hand.phases == [.began])
  }

  @Test func theHeldButtonIsIgnoredAndANewPressIsObeyed() {
    var hand = CirclePadTests.handThatHasLeft()
    hand.forget()
    for _ in 0..<10 {
      hand.drag(to: 220, 200)
      hand.wait(0.1)
    }
    #expect(hand.knob.center == CirclePadTests.middle)
    #expect(hand.readings.isEmpty)
    hand.release()
    #expect(hand.readings.isEmpty)
    hand.press(200, 200)
    hand.drag(to: 220, 200)
    #expect(hand.phases == [.began, .changed])
    #expect(hand.knob.center.x == 220)
  }

  /// A press that is made during the return and still held after it is no new press.
  @Test func aPressDuringTheReturnIsNotDeferred() {
    var hand = CirclePadTests.handThatHasLeft()
    hand.release()
    hand.wait(0.1)
    hand.press(hand.knob.center.x, 200)
    hand.waitForRest()
    hand.drag(to: 220, 200)
    #expect(hand.knob.center == CirclePadTests.middle)
    #expect(hand.phases == [.began, .cancelled])
  }

  @Test func leavingTwiceWorksTwice() {
    var hand = Hand()
    for _ in 0..<3 {
      hand.press(200, 200)
      hand.drag(to: 200, 0)
      hand.release()
      hand.waitForRest()
    }
    #expect(hand.phases == [.began, .cancelled, .began, .cancelled, .began, .cancelled])
  }

  @Test func withoutADurationItIsBackAndOpenAtOnce() {
    var hand = CirclePadTests.handThatHasLeft { $0.timing.duration = 0 }
    #expect(hand.knob == Disc(center: CirclePadTests.middle, radius: 25, color: .cyan))
    #expect(hand.scene.wakeUp == nil)
    hand.drag(to: 210, 200)
    #expect(hand.knob.center == CirclePadTests.middle, "the held button does not revive")
    hand.release()
    hand.press(200, 200)
    #expect(hand.phases == [.began, .cancelled, .began])
    #expect(hand.knob.color == .red)
  }

  /// With a slop the very step that begins the drag can leave the circle.
  @Test func beginningAndLeavingInOneStep() {
    var hand = Hand { $0.slop = PanRecognizer.Slop(10) }
    hand.press(200, 200)
    hand.drag(to: 500, 200)
    #expect(hand.phases == [.began, .cancelled])
    #expect(hand.readings[0].x == 1)
    #expect(hand.readings[0].isHeld)
    #expect(hand.readings[1].x == 0)
    #expect(hand.knob.center == Point(x: 325, y: 200))
    hand.waitForRest()
    hand.release()
    hand.press(200, 200)
    hand.drag(to: 220, 200)
    #expect(hand.phases == [.began, .cancelled, .began])
  }

  @Test func aReleaseOutsideEndsAtTheEdge() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.release(1000, 200)
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.knob.center == Point(x: 325, y: 200))
  }

  /// A curve that draws back before it sets off, and one that overshoots.
  @Test(arguments: [TimingCurve(0.5, -1, 0.5, 1), TimingCurve(0.3, 5, 0.3, 5)])
  func noCurveLeadsOutside(_ curve: TimingCurve) {
    var hand = CirclePadTests.handThatHasLeft { $0.timing = Timing(duration: 1, curve: curve) }
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(hand.knob.center == CirclePadTests.middle)
  }

  // MARK: Leaving, with the policy `clamp`

  @Test func clampedTheKnobStaysOnTheEdgeAtThePointersBearing() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    for distance in [200.0, 1e3, 1e6, 1e12] {
      hand.drag(to: 200 + 0.6 * distance, 200 - 0.8 * distance)
      #expect(isClose(hand.offset, Vector(dx: 75, dy: -100), within: 1e-6))
    }
    #expect(hand.phases == [.began, .changed], "the rest says the same")
    hand.drag(to: 1.7e308, 200)
    #expect(hand.knob.center == Point(x: 325, y: 200))
    hand.drag(to: 324, 200)
    #expect(hand.knob.center == Point(x: 324, y: 200), "no lag on the way back in")
    hand.release()
    #expect(hand.phases == [.began, .changed, .changed, .changed, .ended])
  }

  @Test func atRestOnTheEdgeNothingJitters() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: 1203, -777)
    hand.wait(1)
    let knob = hand.knob
    let count = hand.readings.count
    for _ in 0..<100 {
      hand.drag(to: 1203, -777)
      hand.wait(0.01)
      #expect(hand.knob == knob)
    }
    #expect(hand.readings.count == count)
    #expect(hand.scene.wakeUp == nil)
  }
}
