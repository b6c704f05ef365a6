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
}
