import PanEngine
import Randomness
import Testing

/// The program gives the limit another radius, whatever the knob is doing meanwhile.
@Suite struct PadRadiusTests {
  static let policies = [LeavePolicy.cancel, .clamp, .rubberBand]

  // MARK: At rest

  @Test("Resting in the middle nothing is said", arguments: policies)
  func resting(_ leave: LeavePolicy) {
    var hand = Hand { $0.leave = leave }
    for radius in [10.0, 0, 300] {
      hand.setRadius(radius)
      #expect(hand.circle.radius == radius)
    }
    #expect(hand.readings.isEmpty && hand.offset == .zero && hand.scene.wakeUp == nil)
  }

  @Test("A held value is brought in, and says so", arguments: policies)
  func holding(_ leave: LeavePolicy) throws {
    var hand = PadReleaseTests.handThatDrags(100, 0) {
      $0.leave = leave
      $0.release = .holds(.both)
    }
    hand.release()
    hand.waitForRest()
    hand.forget()
    hand.setRadius(50)
    #expect(hand.offset == Vector(dx: 50, dy: 0))
    #expect(hand.phases == [.tick])
    #expect(hand.last?.x == 1 && hand.last?.isHeld == false)
    hand.setRadius(200)
    #expect(hand.offset == Vector(dx: 50, dy: 0), "it stays where it is")
    #expect(hand.last?.x == 0.25 && hand.last?.phase == .tick)
    #expect(hand.scene.wakeUp == nil)
    hand.setRadius(200)
    #expect(hand.readings.count == 2, "nothing new")
  }

  @Test func aHeldValueIsSaidThreeTimesWhereThereIsARate() {
    var hand = PadReleaseTests.handThatDrags(100, 0) {
      $0.rate = 10
      $0.release = .holds(.both)
    }
    hand.release()
    hand.wait(5.55)
    hand.forget()
    hand.setRadius(50)
    hand.waitForRest()
    #expect(hand.phases == [.tick, .tick, .tick])
    #expect(hand.readings.allSatisfy { $0.x == 1 })
  }

  // MARK: Held

  @Test("Held, the knob is at the nearest place at once and the drag goes on", arguments: policies)
  func held(_ leave: LeavePolicy) throws {
    var hand = Hand { $0.leave = leave }
    hand.press(200, 200)
    hand.drag(to: 260, 280)
    hand.setRadius(50)
    #expect(hand.phases == [.began, .changed, .changed])
    let reading = try #require(hand.last)
    #expect(isClose(reading.length, 1) && reading.isHeld)
    if leave == .rubberBand {
      #expect(isClose(hand.offset.length, 50 + RubberBand(bound: 50).stretch(50)))
    } else {
      #expect(isClose(hand.offset, Vector(dx: 30, dy: 40)))
    }
    #expect(isClose(reading.offset, hand.offset))
    hand.drag(to: 260, 280)
    #expect(hand.scene.isHeld)
    hand.setRadius(300)
    #expect(hand.scene.isHeld)
    // Where it must not be outside it was anchored anew; else the pointer's wish was kept.
    let wanted = leave == .cancel ? Vector(dx: 30, dy: 40) : Vector(dx: 60, dy: 80)
    #expect(isClose(hand.offset, wanted))
  }

  @Test("A wider limit under a held knob changes what it reads", arguments: policies)
  func heldAndWider(_ leave: LeavePolicy) {
    var hand = Hand { $0.leave = leave }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.setRadius(250)
    #expect(hand.offset == Vector(dx: 50, dy: 0))
    #expect(hand.readings.map(\.x) == [0, 0.4, 0.2])
    hand.drag(to: 251, 200)
    #expect(hand.offset == Vector(dx: 51, dy: 0))
  }

  @Test(
    "The same radius changes nothing, to the last bit",
    arguments: policies, [LimitShape.circle, .square, .horizontal, .vertical])
  func sameRadius(_ leave: LeavePolicy, _ shape: LimitShape) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<50 {
      var hand = Hand {
        $0.leave = leave
        $0.shape = shape
      }
      hand.press(200, 200)
      let point = random.point(within: leave == .cancel ? 88 : 400)
      hand.drag(to: 200 + point.x, 200 + point.y)
      let offset = hand.offset
      hand.forget()
      hand.setRadius(125)
      #expect(hand.readings.isEmpty)
      #expect(hand.offset == offset)
    }
  }

  // MARK: Keys

  @Test("A key that is down holds the knob at the new edge", arguments: policies)
  func keyed(_ leave: LeavePolicy) {
    var hand = Hand { $0.leave = leave }
    hand.pressKey(.arrow(.right))
    hand.setRadius(60)
    #expect(hand.offset == Vector(dx: 60, dy: 0))
    hand.setRadius(200)
    #expect(hand.offset == Vector(dx: 200, dy: 0))
    #expect(hand.readings.map(\.x) == [1, 1, 1])
    #expect(hand.phases == [.began, .changed, .changed])
    hand.releaseKey(.arrow(.right))
    hand.waitForRest()
    #expect(hand.offset == .zero)
  }

  @Test func nudgedItIsBroughtIn() {
    var hand = Hand { $0.release = .holds(.both) }
    for _ in 0..<8 { hand.pressKey(.arrow(.up)) }
    hand.setRadius(40)
    #expect(hand.offset == Vector(dx: 0, dy: -40))
    #expect(hand.last?.y == 1 && hand.last?.isHeld == true)
    hand.releaseKey(.arrow(.up))
    hand.waitForRest()
    #expect(hand.offset == Vector(dx: 0, dy: -40))
  }

  // MARK: On its way

  @Test("Returning, it goes on from inside and completes", arguments: policies, [false, true])
  func returning(_ leave: LeavePolicy, _ isSpring: Bool) {
    var hand = Hand {
      $0.leave = leave
      if isSpring { $0.spring = Spring(dampingRatio: 0.4, response: 0.5) }
    }
    hand.press(200, 200)
    hand.drag(to: 600, 200)
    hand.release()
    hand.wait(0.03)
    hand.setRadius(20)
    hand.forget()
    hand.waitForRest()
    let reach = leave == .rubberBand ? 40.0 : 20.0
    #expect(hand.frames.allSatisfy { $0.offset.length <= reach + 1e-9 })
    #expect(hand.offset == .zero)
    #expect(hand.readings.isEmpty, "the value has long been zero")
    hand.press(200, 200)
    #expect(hand.scene.isHeld)
  }

  @Test func readOnItsWayItSaysSo() {
    var hand = Hand { $0.reportsReturn = true }
    hand.press(200, 200)
    hand.drag(to: 310, 200)
    hand.release()
    hand.forget()
    hand.setRadius(55)
    #expect(hand.phases == [.tick])
    #expect(hand.last?.x == 1 && hand.last?.offset == Vector(dx: 55, dy: 0))
    hand.waitForRest()
    #expect(hand.last?.x == 0)
  }

  @Test("Gliding, it stays within", arguments: policies)
  func gliding(_ leave: LeavePolicy) throws {
    var hand = Hand {
      $0.leave = leave
      $0.release = .glides
      $0.rate = 100
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 5 * Double(step), 200)
    }
    hand.release()
    hand.wait(0.02)
    hand.setRadius(30)
    hand.forget()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(hand.readings.allSatisfy { $0.phase == .tick && !$0.isHeld && $0.length <= 1 })
    #expect(hand.offset == Vector(dx: 30, dy: 0))
    let last = try #require(hand.last)
    #expect(last.x == 1)
  }

  // MARK: Home, by the program

  @Test func theProgramRecentresWhateverThereIs() {
    var hand = PadReleaseTests.handThatDrags(100, 0) { $0.release = .holds(.both) }
    hand.recenter()
    #expect(hand.phases == [.began, .changed, .ended], "it reports itself like a release")
    #expect(hand.last?.length == 0 && hand.last?.isHeld == false)
    hand.waitForRest()
    #expect(hand.offset == .zero)
    hand.recenter()
    #expect(hand.readings.count == 3)
    hand.drag(to: 230, 200)
    #expect(!hand.scene.isHeld, "the held button does not revive")
    hand.release()
    hand.press(200, 200)
    hand.drag(to: 230, 200)
    hand.release()
    hand.recenter()
    #expect(hand.phases.suffix(2) == [.ended, .tick])
    #expect(hand.last?.length == 0)
  }
}
