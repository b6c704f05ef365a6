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

  private func motion(
    _ x: Double, state: UInt32 = 256, pointer: Pointer = .mouse
  ) -> WindowEvent {
    .motion(Point(x: x, y: 0), state: state, pointer: pointer)
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
    let small = WindowEvent.configured(PixelRect(x: 0, y: 0, width: 10, height: 10))
    let large = WindowEvent.configured(PixelRect(x: 9, y: 0, width: 90, height: 90))
    #expect(merged([small, large, small, large]) == [large])
    #expect(merged([motion(1), small, large, motion(2)]) == [motion(1), large, motion(2)])
  }

  @Test func `motions of other pointers stay`() {
    let finger = Pointer(kind: .touch, number: 1)
    let other = Pointer(kind: .touch, number: 2)
    #expect(
      merged([motion(1, pointer: finger), motion(2, pointer: finger), motion(3, pointer: other)])
        == [motion(2, pointer: finger), motion(3, pointer: other)])
  }

  private func key(_ isDown: Bool, code: UInt32 = 9, time: UInt = 100) -> WindowEvent {
    let stroke = KeyStroke(key: .arrow(.left), code: code, time: time)
    return isDown ? .keyPress(stroke) : .keyRelease(stroke)
  }

  @Test func `a key that comes up and goes down at the same moment did not come up`() {
    #expect(
      merged([key(true), key(false, time: 200), key(true, time: 200), key(false, time: 240)])
        == [key(true), key(true, time: 200), key(false, time: 240)])
  }

  @Test func `a key that goes down later, or another one, did come up`() {
    #expect(merged([key(false), key(true, time: 101)]) == [key(false), key(true, time: 101)])
    #expect(merged([key(false), key(true, code: 8)]) == [key(false), key(true, code: 8)])
    #expect(
      merged([key(false), motion(1), key(true)]) == [key(false), motion(1), key(true)])
  }

  @Test func `it is known when a key may turn out not to have come up`() {
    var merger = EventMerger()
    #expect(!merger.holdsKeyRelease)
    _ = merger.push(key(true))
    #expect(!merger.holdsKeyRelease)
    _ = merger.push(key(false))
    #expect(merger.holdsKeyRelease)
  }

  @Test func `presses and releases all stay`() {
    #expect(merged([press, release, press, press]) == [press, release, press, press])
  }

  @Test func `nothing in, nothing out`() {
    #expect(merged([]) == [])
  }
}
