import PanEngine
import Testing

extension CasesTests {
  @Test("Case 1: grabbed off its centre the knob does not jump")
  func offCentreGrab() {
    var hand = Hand()
    hand.press(215, 190)
    #expect(hand.knob.center == CasesTests.middle)
    #expect(hand.readings[0].x == 0 && hand.readings[0].y == 0)
    hand.drag(to: 216, 190)
    #expect(hand.knob.center == Point(x: 201, y: 200))
    #expect(hand.readings[1].x == 1 / 125.0)
  }

  @Test("Case 2: with a slop of 10 the first 11 px move the knob by 1")
  func slopIsTakenOff() {
    var hand = Hand { $0.slop = PanRecognizer.Slop(10) }
    hand.press(200, 200)
    hand.drag(to: 210, 200)
    #expect(hand.readings.isEmpty)
    #expect(hand.knob == Disc(center: CasesTests.middle, radius: 25, color: .cyan))
    hand.drag(to: 211, 200)
    #expect(hand.knob.center == Point(x: 201, y: 200))
    #expect(hand.phases == [.began])
  }

  @Test("Case 3: a finger's slop is none of the mouse's")
  func slopPerKind() {
    var hand = Hand()
    hand.press(200, 200)
    #expect(hand.phases == [.began])
    hand.release()
    hand.waitForRest()
    hand.forget()
    hand.press(200, 200, pointer: CasesTests.finger)
    hand.drag(to: 208, 200, pointer: CasesTests.finger)
    #expect(hand.phases == [])
    hand.drag(to: 209, 200, pointer: CasesTests.finger)
    #expect(hand.phases == [.began])
    #expect(hand.knob.center.x == 201)
  }

  @Test("Case 4: pressed and released without moving: no direction ever", arguments: [0.0, 10])
  func pressWithoutMoving(_ slop: Double) {
    var hand = Hand { $0.slop = PanRecognizer.Slop(slop) }
    hand.press(219, 188)
    hand.wait(0.5)
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.allSatisfy { $0.length == 0 && $0.angle == nil })
    #expect(hand.phases == (slop == 0 ? [.began, .ended] : []))
    #expect(hand.frames.allSatisfy { $0.knob.center == CasesTests.middle })
  }

  @Test("Case 5: held at the centre the length is 0, however fast the pointer came")
  func heldAtTheCentre() {
    var hand = Hand()
    hand.press(205, 200)
    hand.drag(to: 325, 200)
    hand.wait(0.001)
    hand.drag(to: 205, 200)
    #expect(hand.readings.last?.isHeld == true)
    #expect(hand.readings.last?.length == 0)
  }

  @Test("Case 6: at the centre the angle is absent, not 0 and not 180°")
  func angleAtTheCentre() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 201, 200)
    hand.drag(to: 200, 200)
    hand.drag(to: 199, 200)
    hand.drag(to: 200, 200)
    hand.release()
    #expect(hand.readings.map(\.angle) == [nil, 0, nil, .pi, nil, nil])
  }

  @Test(
    "Case 7: the corner of the knob's bounding box is not the knob",
    arguments: [
      (Point(x: 182, y: 182), false), (Point(x: 218, y: 182), false),
      (Point(x: 224, y: 224), false), (Point(x: 226, y: 200), false),
      (Point(x: 225, y: 200), true), (Point(x: 183, y: 183), true), (Point(x: 220, y: 185), true),
    ])
  func cornersOfTheKnob(_ point: Point, _ isKnob: Bool) {
    var hand = Hand()
    hand.press(point.x, point.y)
    #expect(hand.scene.isHeld == isKnob)
  }
}
