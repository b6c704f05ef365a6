import Testing

@testable import PanEngine

@Suite struct ReadingLogTests {
  @Test func readingsAreCountedFromOneAndLeaveInOrder() {
    var log = ReadingLog()
    for phase in [Reading.Phase.began, .changed, .ended] {
      log.append(
        Reading(
          time: .zero, sequence: 0, pad: 1, phase: phase, x: 0, y: 0, isHeld: false, offset: .zero))
    }
    #expect(log.popFirst()?.sequence == 1)
    #expect(log.popFirst()?.phase == .changed)
    #expect(log.popFirst()?.sequence == 3)
    #expect(log.popFirst() == nil)
  }
}
