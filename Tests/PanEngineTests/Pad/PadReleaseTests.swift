import PanEngine
import Testing

/// What becomes of the knob when it is let go, beside the way back by a curve, which the tests of
/// the original have.
@Suite struct PadReleaseTests {
  /// Drags straight from the middle to an offset, slowly, and rests there for a second.
  static func handThatDrags(
    _ dx: Double, _ dy: Double, _ configure: (inout PadConfiguration) -> Void
  ) -> Hand {
    var hand = Hand(configure)
    hand.press(200, 200)
    hand.drag(to: 200 + dx, 200 + dy)
    hand.wait(1)
    return hand
  }

  // MARK: At once

  @Test(arguments: [false, true])
  func atOnce(_ reducesMotion: Bool) {
    var hand = PadReleaseTests.handThatDrags(60, 80) {
      if reducesMotion { $0.reducesMotion = true } else { $0.timing.duration = 0 }
    }
    #expect(hand.knob.color == .red)
    hand.release()
    #expect(hand.knob == Disc(center: Point(x: 200, y: 200), radius: 25, color: .cyan))
    #expect(hand.scene.wakeUp == nil)
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.last?.length == 0)
  }

  @Test func reducedMotionTakesNoSpring() {
    var hand = PadReleaseTests.handThatDrags(60, 80) {
      $0.reducesMotion = true
      $0.spring = Spring()
    }
    hand.release()
    #expect(hand.offset == .zero)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func reducedMotionBringsBackAtOnceWhatHasLeft() {
    var hand = Hand { $0.reducesMotion = true }
    hand.press(200, 200)
    hand.drag(to: 500, 200)
    #expect(hand.phases == [.began, .cancelled])
    #expect(hand.offset == .zero)
    #expect(hand.scene.wakeUp == nil)
    hand.release()
    hand.press(200, 200)
    #expect(hand.scene.isHeld, "and the gesture is open")
  }

  // MARK: Hold

  @Test(
    "It stays where it was let go, on the axes that hold",
    arguments: [
      (Response.Axes.both, Vector(dx: 50, dy: -75)), (.x, Vector(dx: 50, dy: 0)),
      (.y, Vector(dx: 0, dy: -75)),
    ])
  func holds(_ axes: Response.Axes, _ rest: Vector) throws {
    var hand = PadReleaseTests.handThatDrags(50, -75) { $0.release = .holds(axes) }
    hand.release()
    let ended = try #require(hand.last)
    #expect(ended.phase == .ended && !ended.isHeld)
    #expect(ended.x == rest.dx / 125 && ended.y == -rest.dy / 125, "it says the held value at once")
    #expect(ended.offset == Vector(dx: 50, dy: -75), "where it is drawn")
    hand.waitForRest()
    #expect(hand.offset == rest)
    #expect(hand.readings.count == 3)
    // The next grab begins there.
    hand.press(200 + rest.dx + 3, 200 + rest.dy)
    #expect(hand.offset == rest)
    #expect(hand.last?.phase == .began)
    #expect(hand.last?.x == rest.dx / 125 && hand.last?.y == -rest.dy / 125)
    hand.drag(to: 200 + rest.dx + 13, 200 + rest.dy)
    #expect(hand.offset == rest + Vector(dx: 10, dy: 0))
  }

  @Test func whatHoldsHasNowhereToGo() {
    var hand = PadReleaseTests.handThatDrags(50, 0) { $0.release = .holds(.both) }
    hand.release()
    hand.forget()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.offset == Vector(dx: 50, dy: 0) })
    #expect(isClose(hand.now.seconds, 1.2), "only its colour goes back")
  }

  @Test(
    "A cancel keeps the held value", arguments: [Input.keyPress(.escape), .grabLost])
  func cancelKeeps(_ input: Input) {
    var hand = PadReleaseTests.handThatDrags(50, 0) { $0.release = .holds(.both) }
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.last?.x == 0.4 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 50, dy: 0))
  }

  @Test(
    "After a cancel by the limit the knob goes to the middle, whatever the release says",
    arguments: [Release.goesBack, .holds(.both), .holds(.x), .holds(.y), .glides])
  func theLimitEmpties(_ release: Release) {
    var hand = Hand { $0.release = release }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.release()
    hand.waitForRest()
    hand.press(hand.knob.center.x, hand.knob.center.y)
    hand.drag(to: 800, 900)
    #expect(hand.last?.phase == .cancelled && hand.last?.length == 0)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    hand.release()
    hand.press(200, 200)
    #expect(hand.last?.x == 0 && hand.last?.y == 0)
  }

  @Test("Unmapped or closed a gesture is cancelled with zero", arguments: [Input.unmap, .close])
  func emptiedWhileHeld(_ input: Input) {
    var hand = PadReleaseTests.handThatDrags(50, 60) { $0.release = .holds(.both) }
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    #expect(hand.readings.count == 3)
  }

  @Test("Unmapped or closed a held value is dropped with a tick", arguments: [Input.unmap, .close])
  func emptiedAtRest(_ input: Input) {
    var hand = PadReleaseTests.handThatDrags(50, 60) { $0.release = .holds(.y) }
    hand.release()
    hand.waitForRest()
    hand.happen(input)
    #expect(hand.phases == [.began, .changed, .ended, .tick])
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    #expect(hand.last?.offset == Vector(dx: 0, dy: 60))
    hand.happen(input)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    #expect(hand.readings.count == 4, "said once")
  }

  @Test("With nothing to drop nothing is said", arguments: [Input.unmap, .close])
  func nothingToEmpty(_ input: Input) {
    var hand = PadReleaseTests.handThatDrags(50, 60) { $0.release = .holds(.both) }
    hand.drag(to: 200, 200)
    hand.release()
    hand.forget()
    hand.happen(input)
    hand.waitForRest()
    #expect(hand.readings.isEmpty)
  }

  /// With a slop, a press is not a gesture yet; it must not become one behind the window's back.
  @Test(arguments: [Input.unmap, .close, .grabLost, .keyPress(.escape)])
  func aPressThatHasNotBegunIsForgotten(_ input: Input) {
    var hand = Hand { $0.slop = PanRecognizer.Slop(10) }
    hand.press(200, 200)
    hand.happen(input)
    hand.happen(.map)
    hand.drag(to: 240, 200)
    #expect(hand.readings.isEmpty)
    #expect(hand.offset == .zero)
  }

  // MARK: Spring

  /// Moves 5 px each hundredth of a second: 500 px/s, to the right.
  private static func handInSwing(
    _ configure: (inout PadConfiguration) -> Void
  ) -> Hand {
    var hand = Hand(configure)
    hand.press(200, 200)
    for step in 1...12 {
      hand.wait(0.01)
      hand.drag(to: 200 + 5 * Double(step), 200)
    }
    return hand
  }

  @Test func aSpringStartsWithTheHandsVelocity() {
    var hand = PadReleaseTests.handInSwing { $0.spring = Spring(dampingRatio: 1, response: 0.5) }
    hand.release()
    #expect(hand.offset == Vector(dx: 60, dy: 0))
    hand.wait(0.001)
    hand.happen(.tick)
    // 500 px/s for a millisecond, less what the spring takes: ω² x t²/2 and ω v t².
    #expect(isClose(hand.offset.dx, 60.49, within: 0.02))
    hand.waitForRest()
    #expect(hand.offset == .zero)
    #expect(hand.phases.last == .ended && hand.last?.length == 0)
  }

  @Test func fromRestASpringStartsAtRest() {
    var hand = PadReleaseTests.handThatDrags(60, 0) { $0.spring = Spring() }
    hand.release()
    hand.wait(0.001)
    hand.happen(.tick)
    #expect(hand.offset.dx <= 60 && hand.offset.dx > 59.9)
  }

  @Test(
    "A spring's swing is never drawn outside",
    arguments: [LeavePolicy.cancel, .clamp], [0.05, 0.3, 1, 3])
  func springsStayInside(_ leave: LeavePolicy, _ damping: Double) {
    var hand = PadReleaseTests.handInSwing {
      $0.leave = leave
      $0.spring = Spring(dampingRatio: damping, response: 1)
    }
    for step in 1...5 {
      hand.wait(0.005)
      hand.drag(to: 260 + 12 * Double(step), 200)
    }
    hand.release()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    if damping < 1 {
      #expect(hand.frames.contains { isClose($0.offset.dx, 125, within: 1e-6) }, "projected")
      #expect(hand.frames.contains { $0.offset.dx < -20 }, "it swings to the other side")
    }
    #expect(hand.offset == .zero)
  }

  @Test func aSpringBringsBackWhatHasLeftAndOpensTheGesture() {
    var hand = PadReleaseTests.handInSwing { $0.spring = Spring(dampingRatio: 0.3, response: 0.4) }
    hand.drag(to: 900, 200)
    hand.release()
    hand.forget()
    hand.wait(0.1)
    hand.press(hand.knob.center.x, 200)
    #expect(!hand.scene.isHeld, "closed until it is home")
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    hand.press(200, 200)
    #expect(hand.scene.isHeld)
  }

  @Test func anUnderdampedSpringUnderAClampIsCaughtWhereItIsDrawn() {
    var hand = PadReleaseTests.handInSwing {
      $0.leave = .clamp
      $0.spring = Spring(dampingRatio: 0.1, response: 1)
    }
    hand.release()
    hand.wait(0.12)
    hand.happen(.tick)
    let drawn = hand.offset
    hand.press(200 + drawn.dx, 200)
    #expect(hand.offset == drawn)
    #expect(hand.last?.phase == .began)
    hand.wait(1)
    #expect(hand.offset == drawn, "the spring is over")
  }
}
