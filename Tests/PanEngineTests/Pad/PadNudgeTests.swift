import PanEngine
import Testing

/// Keys where the knob stays where it is let go: steps, and what becomes of it.
@Suite struct PadNudgeTests {
  @Test("Where it holds, keys move it by steps", arguments: [(false, 12.5), (true, 1.25)])
  func nudges(_ isShifted: Bool, _ step: Double) throws {
    var hand = Hand { $0.release = .holds(.both) }
    if isShifted { hand.pressKey(.leftShift) }
    hand.pressKey(.arrow(.right))
    #expect(hand.offset == Vector(dx: step, dy: 0))
    #expect(hand.last?.phase == .began && hand.last?.isHeld == true)
    hand.pressKey(.arrow(.right))
    hand.pressKey(.arrow(.right))
    #expect(isClose(hand.offset.dx, 3 * step), "a repetition is a step")
    hand.pressKey(.arrow(.up))
    #expect(isClose(hand.offset, Vector(dx: 3 * step, dy: -step)))
    hand.releaseKey(.arrow(.right))
    hand.releaseKey(.arrow(.up))
    let ended = try #require(hand.last)
    #expect(ended.phase == .ended && !ended.isHeld)
    #expect(isClose(ended.x, 3 * step / 125) && isClose(ended.y, step / 125))
    hand.waitForRest()
    #expect(isClose(hand.offset, Vector(dx: 3 * step, dy: -step)))
    hand.pressKey(.arrow(.left))
    #expect(isClose(hand.offset, Vector(dx: 2 * step, dy: -step)), "from where it stays")
  }

  @Test func nudgedToTheEdgeItStaysThereAndComesBackAtOnce() {
    var hand = Hand { $0.release = .holds(.both) }
    for _ in 0..<25 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 125, dy: 0))
    hand.releaseKey(.arrow(.right))
    hand.pressKey(.arrow(.left))
    #expect(hand.offset == Vector(dx: 112.5, dy: 0))
    #expect(hand.phases.first == .began && hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test func shiftAloneMovesNothingThatHolds() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.pressKey(.arrow(.right))
    hand.pressKey(.leftShift)
    hand.releaseKey(.leftShift)
    #expect(hand.offset == Vector(dx: 12.5, dy: 0))
    #expect(hand.readings.count == 1)
  }

  /// x is a throttle, y springs back.
  @Test func oneAxisHoldsTheOtherDoesNot() {
    var hand = Hand { $0.release = .holds(.x) }
    for _ in 0..<4 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 50, dy: 0))
    hand.pressKey(.arrow(.up))
    #expect(isClose(hand.offset.length, 125) && hand.offset.dx > 0)
    let offset = hand.offset
    for _ in 0..<50 { hand.pressKey(.arrow(.up)) }
    #expect(hand.offset == offset, "its repetition wears nothing away")
    hand.releaseKey(.arrow(.up))
    #expect(hand.offset == Vector(dx: 50, dy: 0), "the throttle is where it was")
    hand.pressKey(.arrow(.down))
    hand.releaseKey(.arrow(.right))
    hand.releaseKey(.arrow(.down))
    #expect(hand.last?.phase == .ended && hand.last?.x == 0.4 && hand.last?.y == 0)
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 50, dy: 0))
  }

  @Test func ringsAreReachedByRepetition() {
    var hand = Hand {
      $0.release = .holds(.both)
      $0.snap = .rings([0.5, 1])
    }
    hand.press(210, 200)
    hand.drag(to: 260, 200)
    hand.release()
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 62.5, dy: 0))
    for _ in 0..<4 { hand.pressKey(.arrow(.right)) }
    #expect(hand.offset == Vector(dx: 125, dy: 0))
  }

  /// Keys have no velocity that could go on.
  @Test(
    "Let go by the keys, the knob does what the release says",
    arguments: [
      (Release.goesBack, 0.0), (.holds(.both), 12.5), (.holds(.x), 12.5), (.holds(.y), 0),
      (.glides, 0),
    ])
  func theReleasePolicy(_ release: Release, _ rest: Double) {
    for spring in [nil, Spring()] {
      var hand = Hand {
        $0.release = release
        $0.spring = spring
      }
      hand.pressKey(.arrow(.right))
      hand.releaseKey(.arrow(.right))
      #expect(hand.phases == [.began, .ended])
      #expect(hand.last?.x == rest / 125)
      hand.waitForRest()
      #expect(hand.offset == Vector(dx: rest, dy: 0))
    }
  }
}
