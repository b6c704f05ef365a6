import PanEngine
import Testing

extension CasesTests {
  @Test("Case 44: the keyboard alone can do everything that a drag can")
  func keyboardAlone() {
    var hand = Hand(pads: 2, size: Size(width: 800, height: 400)) { $0.release = .holds(.both) }
    // Any place of the second pad, to a hundredth.
    hand.pressKey(.tab)
    for _ in 0..<6 { hand.pressKey(.arrow(.right)) }
    hand.releaseKey(.arrow(.right))
    hand.pressKey(.leftShift)
    for _ in 0..<7 { hand.pressKey(.arrow(.down)) }
    hand.releaseKey(.arrow(.down))
    hand.releaseKey(.leftShift)
    #expect(hand.readings.allSatisfy { $0.pad == 2 })
    #expect(hand.last?.phase == .ended)
    #expect(hand.last.map { isClose($0.x, 0.6) && isClose($0.y, -0.07) } == true)
    // Given up, and back.
    hand.pressKey(.arrow(.up))
    hand.pressKey(.escape)
    #expect(hand.last?.phase == .cancelled)
    hand.pressKey(.home)
    hand.waitForRest()
    #expect(hand.last?.length == 0)
    #expect(hand.frames.last?.offsets == [.zero, .zero])
  }
}
