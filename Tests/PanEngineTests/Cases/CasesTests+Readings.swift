import PanEngine
import Testing

extension CasesTests {
  @Test(
    "Case 33: exactly one last zero, and nothing that is not zero after it",
    arguments: [
      Input.release(Point(x: 250, y: 200), button: 1, pointer: .mouse), .keyPress(.escape), .unmap,
      .grabLost, .close,
      .move(Point(x: 900, y: 200), primaryIsDown: true, pointer: .mouse),
    ])
  func oneLastZero(_ end: Input) {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.happen(end)
    hand.drag(to: 260, 200)
    hand.waitForRest()
    hand.drag(to: 210, 200)
    hand.release()
    hand.wait(10)
    #expect(hand.readings.map(\.x) == [0, 0.4, 0])
    #expect(hand.readings.map(\.isHeld) == [true, true, false])
  }

  @Test("Case 39: the program's own recentre reports itself like a release")
  func recentre() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.cancel()
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.readings[2].length == 0 && !hand.readings[2].isHeld)
    hand.waitForRest()
    #expect(hand.knob.center == CasesTests.middle)
  }

  @Test(
    "Case 40: in any size of window it begins at exactly 0, 0",
    arguments: [
      Size(width: 400, height: 400), Size(width: 1, height: 1), Size(width: 333, height: 77),
      Size(width: 0.1, height: 0.3), Size(width: 1e300, height: 20),
    ])
  func anySize(_ size: Size) {
    var hand = Hand(size: size)
    hand.press(size.width / 2, size.height / 2)
    #expect(hand.readings.count == 1)
    #expect(hand.readings[0].x == 0 && hand.readings[0].y == 0)
    #expect(hand.readings[0].offset == .zero)
    #expect(hand.readings[0].angle == nil)
  }

  @Test("Case 43: the host redraws or exposes: the knob stays where it is")
  func redrawn() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 260, 220)
    let knob = hand.knob.center
    for _ in 0..<5 {
      hand.happen(.tick)
      hand.happen(.map)
      hand.happen(.resize(Size(width: 400, height: 400)))
      hand.wait(0.1)
      #expect(hand.knob.center == knob)
    }
    #expect(hand.phases == [.began, .changed])
    #expect(hand.scene.isHeld)
  }

  @Test("Case 29: without a dead zone one pixel gets through")
  func onePixel() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 201, 200)
    #expect(hand.last?.x == 0.008)
  }

  @Test("Case 30: a radial dead zone leaves (0.9, 0.05) its y", arguments: [0.1, 0.5])
  func radialDeadZone(_ deadZone: Double) throws {
    var hand = Hand {
      $0.radius = 100
      $0.response.deadZone = deadZone
    }
    hand.press(200, 200)
    hand.drag(to: 290, 195)
    let reading = try #require(hand.last)
    #expect(reading.y > 0)
    #expect(isClose(reading.y / reading.x, 5.0 / 90))
  }

  @Test("Case 31: inside the dead zone no direction is given")
  func deadZoneHasNoDirection() {
    var hand = Hand {
      $0.directions = 8
      $0.response.deadZone = 0.2
    }
    hand.press(200, 200)
    for x in [224.0, 226, 220] { hand.drag(to: x, 200) }
    #expect(hand.readings.map(\.direction) == [nil, nil, .right, nil])
    #expect(hand.readings.map(\.angle) == [nil, nil, 0, nil])
  }

  @Test("Case 32: squared, the corners are reached and the diagonals keep their angle")
  func squaredCorners() throws {
    var hand = Hand {
      $0.response.mapsCircleToSquare = true
      $0.leave = .clamp
    }
    hand.press(200, 200)
    for (x, y) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      hand.drag(to: 200 + 500 * x, 200 - 500 * y)
      let reading = try #require(hand.last)
      #expect(isClose(reading.x, x) && isClose(reading.y, y))
      #expect(abs(reading.x) <= 1 && abs(reading.y) <= 1)
    }
    hand.drag(to: 230, 170)
    #expect(hand.last.map { isClose($0.angle ?? 9, .pi / 4) } == true)
  }

  @Test("Case 34: held still, ten lines a second: none missing, no bursts")
  func tenASecond() {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.forget()
    hand.wait(60)
    #expect(hand.readings.map(\.time) == (1...600).map { Instant(Double($0) / 10) })
    #expect(hand.readings.allSatisfy { $0.phase == .tick && $0.isHeld && $0.x == 0.4 })
  }

  @Test("Case 35: after the end, three final lines and then silence")
  func threeFinalLines() {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.wait(1)
    hand.forget()
    hand.release()
    hand.wait(3600)
    #expect(hand.phases == [.ended, .tick, .tick])
    #expect(hand.readings.allSatisfy { $0.length == 0 && !$0.isHeld })
    #expect(hand.scene.wakeUp == nil)
  }
}
