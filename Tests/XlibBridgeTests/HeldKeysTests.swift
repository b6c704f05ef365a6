import CirclePanX11
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct HeldKeysTests {
  private var keys = HeldKeys()

  private func event(_ code: UInt32, state: Int32 = 0, time: Time = 77) -> XKeyEvent {
    var event = XKeyEvent()
    event.keycode = code
    event.state = UInt32(state)
    event.time = time
    return event
  }

  private mutating func press(_ code: UInt32, _ key: Key) -> Key? {
    keys.press(key, event(code))?.key
  }

  /// `now` is what is written on the key by then.
  private mutating func release(_ code: UInt32, now: Key = .other) -> Key? {
    keys.release(event(code)) { now }?.key
  }

  @Test func `a key has its code and its moment`() {
    var keys = keys
    let stroke = KeyStroke(key: .arrow(.left), code: 24, time: 77)
    #expect(keys.press(.arrow(.left), event(24)) == stroke)
    #expect(keys.release(event(24)) { .other } == stroke)
  }

  @Test("E2: A key comes up, and is repeated, as what it went down as")
  mutating func keepsItsMeaning() {
    #expect(keys.repeated(event(113)) == nil)
    #expect(press(113, .arrow(.left)) == .arrow(.left))
    #expect(keys.repeated(event(113)) == .arrow(.left))
    #expect(release(113, now: .home) == .arrow(.left))
    #expect(release(113, now: .arrow(.left)) == nil)
  }

  @Test("E2: Without detectable auto-repeat it is the same key if it goes down in the same moment")
  mutating func keepsItsMeaningWhileRepeated() {
    _ = press(113, .arrow(.left))
    _ = release(113)
    #expect(keys.repeated(event(113, time: 77)) == .arrow(.left))
    #expect(keys.repeated(event(113, time: 78)) == nil)
    #expect(keys.repeated(event(114, time: 77)) == nil)
  }

  @Test("E2: What several keys mean ends with the last of them")
  mutating func countsKeys() {
    _ = press(113, .arrow(.left))
    _ = press(39, .arrow(.left))
    #expect(release(113) == nil)
    #expect(release(39) == .arrow(.left))
  }

  @Test("E1: That Shift is in force is told before what it is for, and once")
  mutating func followsTheState() {
    #expect(keys.follow(0) == nil)
    #expect(keys.follow(UInt32(ShiftMask | Mod2Mask)) == .keyPress(.leftShift))
    #expect(keys.follow(UInt32(ShiftMask)) == nil)
    #expect(keys.follow(UInt32(ControlMask)) == .keyRelease(.leftShift))
    #expect(keys.follow(0) == nil)
  }

  @Test("E1: Of the shift keys themselves the first is told, and that the last one came up")
  mutating func countsShiftKeys() {
    #expect(press(62, .rightShift) == .rightShift)
    #expect(keys.follow(UInt32(ShiftMask)) == nil)
    #expect(press(50, .leftShift) == nil)
    #expect(release(62) == nil)
    #expect(release(50) == .rightShift)
    #expect(keys.follow(0) == nil)
  }

  @Test("E1: A shift key that was down before the keyboard came ends when it comes up")
  mutating func endsAnUnseenShift() {
    _ = keys.follow(UInt32(ShiftMask))
    #expect(release(38, now: .other) == nil)
    #expect(release(62, now: .rightShift) == .leftShift)
    #expect(keys.follow(0) == nil)
  }

  @Test("When the keyboard goes, nothing is down any more")
  mutating func forgets() {
    _ = press(113, .arrow(.left))
    _ = keys.follow(UInt32(ShiftMask))
    keys.forget()
    #expect(keys.repeated(event(113)) == nil)
    #expect(keys.follow(UInt32(ShiftMask)) == .keyPress(.leftShift))
  }
}
