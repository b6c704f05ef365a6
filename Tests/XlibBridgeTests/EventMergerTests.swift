import PanEngine
import Testing

@testable import XlibBridge

@Suite struct EventMergerTests {
  /// What comes out when these come in, in one drain.
  private func merged(_ events: [WindowEvent]) -> [WindowEvent] {
    var merger = EventMerger()
    var result = events.compactMap { merger.push($0) }
    if let last = merger.flush() { result.append(last) }
    #expect(merger.flush() == nil)
    return result
  }

  private func motion(_ x: Double, state: UInt32 = 256) -> WindowEvent {
    .motion(Point(x: x, y: 0), state: state)
  }

  private let release = WindowEvent.input(.release(.zero, button: 1, pointer: .mouse))
  private let press = WindowEvent.input(.press(.zero, button: 1, pointer: .mouse))

  @Test func `of motions in a row the last one counts`() {
    #expect(merged([motion(1), motion(2), motion(3)]) == [motion(3)])
  }

  @Test func `a motion never moves past a button`() {
    #expect(
      merged([press, motion(1), motion(2), release, motion(3), motion(4)])
        == [press, motion(2), release, motion(4)])
  }

  @Test func `motions with other buttons or modifiers stay`() {
    #expect(
      merged([motion(1), motion(2, state: 0), motion(3, state: 0)])
        == [motion(1), motion(3, state: 0)])
  }

  @Test func `of sizes in a row the last one counts`() {
    let small = WindowEvent.resized(PixelSize(width: 10, height: 10))
    let large = WindowEvent.resized(PixelSize(width: 90, height: 90))
    #expect(merged([small, large, small, large]) == [large])
    #expect(merged([motion(1), small, large, motion(2)]) == [motion(1), large, motion(2)])
  }

  @Test func `presses and releases all stay`() {
    #expect(merged([press, release, press, press]) == [press, release, press, press])
  }

  @Test func `nothing in, nothing out`() {
    #expect(merged([]) == [])
  }
}
