import PanEngine
import Testing

@Suite struct SliderSceneTests {
  @Test("The knob stops at the round end, and meets the hand again where it left it")
  func slides() {
    var hand = Hand(on: SliderScene(center: Point(x: 200, y: 50)))
    hand.press(210, 50)
    hand.drag(to: 1210, 50)
    #expect(hand.discs() == [Circle(center: Point(x: 310, y: 50), radius: 25)])
    hand.drag(to: 230, 55)
    #expect(hand.discs() == [Circle(center: Point(x: 220, y: 55), radius: 25)])
    hand.release(230, 55)
    hand.wait(1)
    #expect(hand.discs() == [Circle(center: Point(x: 220, y: 55), radius: 25)])
  }
}
