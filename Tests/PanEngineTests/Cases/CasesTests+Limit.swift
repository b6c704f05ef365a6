import PanEngine
import Randomness
import Testing

extension CasesTests {
  @Test("Case 17: far out on a diagonal the knob is on the circle, not on a square's corner")
  func farOnADiagonal() throws {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: 100_200, -99_800)
    let reading = try #require(hand.readings.last)
    #expect(isClose(reading.length, 1))
    #expect(isClose(reading.x, 0.5.squareRoot()))
    #expect(isClose(reading.y, 0.5.squareRoot()))
    #expect(isClose(hand.offset.length, 125))
  }

  @Test("Case 18: full tilt is 1, whatever the radius in pixels", arguments: [7.0, 700])
  func theRadiusDoesNotMatter(_ radius: Double) {
    var hand = Hand {
      $0.leave = .clamp
      $0.radius = radius
    }
    hand.press(200, 200)
    hand.drag(to: 200, 200 - radius / 2)
    hand.drag(to: 200, 200 - radius * 2)
    #expect(hand.readings.map(\.y) == [0, 0.5, 1])
    #expect(hand.readings.map(\.length) == [0, 0.5, 1])
  }

  @Test("Case 19: in a wide, low window the radius fits and both axes reach 1", arguments: [1, 2])
  func fits(_ pads: Int) {
    var hand = Hand(pads: pads, size: Size(width: 900 * Double(pads), height: 150)) {
      $0.fitsScene = true
      $0.leave = .clamp
    }
    hand.press(450, 75)
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      hand.drag(to: 450 + 5000 * x, 75 - 5000 * y)
      #expect(hand.last?.x == x && hand.last?.y == y)
    }
  }

  @Test("Case 20: out and back in, the knob meets the pointer again where it left it")
  func outAndBackIn() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(210, 195)
    hand.drag(to: 280, 230)
    let knob = hand.knob.center
    hand.drag(to: 700, 900)
    hand.drag(to: -300, 800)
    hand.drag(to: 280, 230)
    #expect(hand.knob.center == knob)
  }

  @Test("Case 21: a thousand moves out and back end exactly at the start")
  func aThousandMoves() {
    var hand = Hand { $0.leave = .clamp }
    var random = SeededGenerator(seed: 21)
    hand.press(200.3, 199.9)
    for _ in 0..<1000 {
      let point = random.point(within: 1000)
      hand.drag(to: point.x, point.y)
    }
    hand.drag(to: 200.3, 199.9)
    #expect(hand.knob.center == CasesTests.middle)
    #expect(hand.readings.last?.offset == .zero)
  }

  @Test(
    "Case 22: with radius 0 the knob stays put and the readings are 0",
    arguments: [LeavePolicy.cancel, .clamp, .rubberBand])
  func radiusZero(_ leave: LeavePolicy) {
    var hand = Hand {
      $0.radius = 0
      $0.leave = leave
    }
    hand.press(200, 200)
    hand.drag(to: 300, 200)
    hand.drag(to: 300, 1e300)
    hand.release()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knob.center == CasesTests.middle })
    #expect(hand.readings.allSatisfy { $0.x == 0 && $0.y == 0 && $0.angle == nil })
    #expect(hand.phases == (leave == .cancel ? [.began, .cancelled] : [.began, .ended]))
  }

  @Test(
    "Case 23: a limit that shrinks takes the knob along in the same frame",
    arguments: [LeavePolicy.cancel, .clamp])
  func limitShrinks(_ leave: LeavePolicy) {
    var hand = Hand { $0.leave = leave }
    hand.press(200, 200)
    hand.drag(to: 260, 280)
    hand.setRadius(50)
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(isClose(hand.offset, Vector(dx: 30, dy: 40)))
    #expect(hand.phases == [.began, .changed, .changed])
    #expect(hand.readings.last.map { isClose($0.length, 1) } == true)
    #expect(hand.scene.isHeld)
    hand.drag(to: 257, 276)
    let wanted = leave == .cancel ? Vector(dx: 27, dy: 36) : Vector(dx: 30, dy: 40)
    #expect(isClose(hand.offset, wanted, within: 0.6))
    #expect(hand.scene.isHeld)
  }

  @Test("Case 24: resized under a held knob, the offset stays and the reading stays true")
  func limitMoves() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    let readings = hand.readings
    hand.happen(.resize(Size(width: 700, height: 500)))
    #expect(hand.circle.center == Point(x: 350, y: 250))
    #expect(hand.knob.center == Point(x: 400, y: 250))
    #expect(hand.readings == readings, "nothing has changed in the pad")
    hand.drag(to: 251, 200)
    #expect(hand.readings.last?.offset == Vector(dx: 51, dy: 0))
    #expect(hand.knob.center == Point(x: 401, y: 250))
  }
}
