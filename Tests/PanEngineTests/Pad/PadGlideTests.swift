import PanEngine
import Testing

/// A knob that is let go in full swing and goes on by itself.
@Suite struct PadGlideTests {
  /// To the right by 40 px at 400 px/s, and lets go.
  private static func handThatThrows(
    _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) -> Hand {
    var hand = Hand {
      $0.release = .glides
      configure(&$0)
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 4 * Double(step), 200)
    }
    hand.release()
    return hand
  }

  @Test func ticksFollowItAndItsValueStays() throws {
    var hand = PadGlideTests.handThatThrows()
    let ended = try #require(hand.last)
    #expect(ended.phase == .ended && !ended.isHeld && ended.x == 40 / 125.0)
    hand.forget()
    hand.waitForRest()
    #expect(!hand.readings.isEmpty)
    #expect(hand.readings.allSatisfy { $0.phase == .tick && !$0.isHeld })
    #expect(hand.readings.allSatisfy { $0.x == $0.offset.dx / 125 }, "the value is where it is")
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    let last = try #require(hand.last)
    #expect(last.x > 40 / 125.0)
    #expect(hand.offset == last.offset)
    hand.wait(100)
    #expect(hand.last == last, "and it stays")
    hand.press(hand.knob.center.x, 200)
    #expect(hand.last?.phase == .began && hand.last?.x == last.x)
  }

  @Test func caughtInFlightItStopsWhereItIsDrawn() {
    var hand = PadGlideTests.handThatThrows()
    hand.wait(0.05)
    hand.happen(.tick)
    let drawn = hand.offset
    hand.forget()
    hand.press(200 + drawn.dx, 203)
    #expect(hand.offset == drawn)
    #expect(hand.phases == [.began])
    hand.wait(5)
    #expect(hand.offset == drawn)
    hand.release()
    hand.waitForRest()
    #expect(hand.offset == drawn, "let go at rest it stays")
    #expect(hand.phases == [.began, .ended])
  }

  @Test(arguments: [LeavePolicy.cancel, .clamp, .rubberBand], [LimitShape.circle, .square])
  func neverOutsideHoweverFast(_ leave: LeavePolicy, _ shape: LimitShape) {
    var hand = Hand {
      $0.release = .glides
      $0.leave = leave
      $0.shape = shape
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.001)
      hand.drag(to: 200 + 9 * Double(step), 200 - 7 * Double(step))
    }
    hand.release()
    hand.forget()
    hand.waitForRest()
    for frame in hand.frames {
      let reach =
        shape == .circle
        ? frame.offset.length : max(abs(frame.offset.dx), abs(frame.offset.dy))
      #expect(reach <= 125 + 1e-9)
    }
    #expect(hand.readings.allSatisfy { !$0.isHeld && $0.phase == .tick })
  }

  /// Beyond the limit there is nothing to glide on: it comes back to the edge, without a jump.
  @Test func stretchedItComesBackToTheEdgeFirst() {
    var hand = Hand {
      $0.release = .glides
      $0.leave = .rubberBand
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 30 * Double(step), 200)
    }
    let stretched = hand.offset.dx
    #expect(stretched > 150)
    hand.release()
    #expect(hand.offset.dx == stretched)
    #expect(hand.last?.x == 1)
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 125, dy: 0))
  }

  @Test func reducedMotionLeavesItWhereItWasLetGo() {
    let hand = PadGlideTests.handThatThrows { $0.reducesMotion = true }
    #expect(hand.scene.wakeUp == nil)
    #expect(hand.offset == Vector(dx: 40, dy: 0))
    #expect(hand.last?.phase == .ended && hand.last?.x == 40 / 125.0)
  }

  @Test func afterAnEscapeThereIsNoGlide() {
    var hand = Hand { $0.release = .glides }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 4 * Double(step), 200)
    }
    hand.happen(.keyPress(.escape))
    #expect(hand.last?.phase == .cancelled && hand.last?.length == 0)
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  @Test("Nothing keeps moving because a pad is gone", arguments: [Input.unmap, .close])
  func emptiedInFlight(_ input: Input) {
    var hand = PadGlideTests.handThatThrows()
    hand.wait(0.05)
    hand.forget()
    hand.happen(input)
    let zero = hand.readings.firstIndex { $0.length == 0 }
    #expect(zero != nil)
    #expect(hand.last?.length == 0 && hand.last?.phase == .tick && hand.last?.isHeld == false)
    let count = hand.readings.count
    hand.waitForRest()
    #expect(hand.readings.count == count)
    #expect(hand.offset == .zero)
  }

  @Test func homeBringsItBack() {
    var hand = PadGlideTests.handThatThrows()
    hand.waitForRest()
    hand.forget()
    hand.pressKey(.home)
    #expect(hand.phases == [.tick])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    #expect(hand.readings.count == 1)
  }

  @Test func aSmallerLimitTakesTheGlideAlong() {
    var hand = PadGlideTests.handThatThrows()
    hand.setRadius(30)
    hand.forget()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(hand.readings.allSatisfy { $0.length <= 1 && !$0.isHeld })
    hand.press(hand.knob.center.x, hand.knob.center.y)
    #expect(hand.last.map { isClose($0.x * 30, hand.offset.dx) } == true)
  }
}
