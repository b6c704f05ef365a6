import CirclePanX11
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct KeySymbolTests {
  /// Of a key that has these in its groups, and in the others nothing.
  /// `typed` is what its modifiers make of it.
  private func symbol(
    _ symbols: Int32..., groupInUse: UInt32 = 0, typed: Int32 = 0
  ) -> KeySymbol {
    KeySymbol(typed: KeySym(typed), groupInUse: groupInUse) { group in
      group < symbols.count ? KeySym(symbols[Int(group)]) : 0
    }
  }

  private func closes(_ symbol: KeySymbol, _ state: Int32 = 0) -> Bool {
    symbol.closesWindow(UInt32(state), numLock: UInt32(Mod2Mask))
  }

  @Test(arguments: [
    (XK_Left, Key.arrow(.left)), (XK_KP_Left, .arrow(.left, onKeypad: true)),
    (XK_KP_Up, .arrow(.up, onKeypad: true)),
    (XK_Right, .arrow(.right)), (XK_Down, .arrow(.down)), (XK_Home, .home),
    (XK_KP_Begin, .home), (XK_Escape, .escape), (XK_space, .space), (XK_Tab, .tab),
    (XK_ISO_Left_Tab, .backTab), (XK_Shift_L, .leftShift), (XK_Shift_R, .rightShift),
    (XK_a, .other),
    (XK_Return, .other), (XK_Control_L, .other),
  ])
  func `keys by their symbols`(number: Int32, key: Key) {
    #expect(symbol(number).key(0) == key)
  }

  @Test func `with Shift, Tab is Tab the other way round, and no other key is another`() {
    #expect(symbol(XK_Tab).key(UInt32(ShiftMask)) == .backTab)
    #expect(symbol(XK_KP_Left).key(UInt32(ShiftMask)) == .arrow(.left, onKeypad: true))
    #expect(symbol(XK_Tab).key(UInt32(ControlMask)) == .tab)
  }

  @Test func `a key without a symbol, or with foreign letters only, is any other`() {
    #expect(symbol().key(0) == .other)
    #expect(symbol(0, 0, 0).key(0) == .other)
    #expect(symbol(XK_Cyrillic_shorti).key(0) == .other)
    #expect(!closes(symbol(XK_Cyrillic_shorti)))
  }

  @Test func `a key with fewer groups than the layout has the one that it has`() {
    #expect(symbol(XK_Left, groupInUse: 3).key(0) == .arrow(.left))
  }

  @Test(arguments: [
    (XK_q, 0, true), (XK_q, ControlMask, true), (XK_q, ShiftMask, true), (XK_q, LockMask, true),
    (XK_q, Mod2Mask, true), (XK_q, Mod1Mask, false), (XK_q, Mod4Mask, false),
    (XK_q, ControlMask | Mod1Mask, false), (XK_w, 0, false), (XK_w, ShiftMask, false),
    (XK_w, ControlMask, true), (XK_w, ControlMask | Mod4Mask, false), (XK_a, ControlMask, false),
  ])
  func `what closes a window`(number: Int32, state: Int32, closes: Bool) {
    #expect(self.closes(symbol(number), state) == closes)
  }

  @Test func `of several layouts the one in use counts, and foreign letters have Latin's beside`() {
    #expect(closes(symbol(XK_Cyrillic_shorti, XK_q)))
    #expect(closes(symbol(XK_q, XK_Cyrillic_shorti, groupInUse: 1)))
    #expect(!closes(symbol(XK_a, XK_q)))
    #expect(closes(symbol(XK_a, XK_q, groupInUse: 1)))
  }

  @Test(
    "E3: What was typed counts; where that is nothing here, what is written on the key",
    arguments: [
      (XK_i, XK_Left, Key.arrow(.left)), (XK_KP_Left, XK_KP_4, .arrow(.left, onKeypad: true)),
      (XK_Left, XK_Greek_iota, .arrow(.left)), (XK_Left, 0, .arrow(.left)),
      (XK_space, XK_KP_0, .other),
    ])
  func typed(_ written: Int32, _ typed: Int32, _ key: Key) {
    #expect(symbol(written, typed: typed).key(0) == key)
  }

  @Test(
    "E4: Only what types a q or, with Ctrl, a w closes a window, and nothing beside Ctrl is down",
    arguments: [
      (XK_q, XK_at, Mod5Mask, false), (XK_q, XK_q, Mod5Mask, false), (XK_q, XK_q, Mod3Mask, false),
      (XK_q, XK_Q, ShiftMask, true), (XK_q, XK_Q, LockMask | Mod2Mask, true),
      (XK_q, XK_q, ControlMask | Mod5Mask, false), (XK_q, XK_q, ControlMask | Mod1Mask, false),
      (XK_w, XK_W, ControlMask | ShiftMask, true), (XK_w, XK_W, ShiftMask, false),
      (XK_a, XK_q, 0, true), (XK_q, XK_a, 0, false), (XK_q, XK_q, Button1Mask, true),
      (XK_q, XK_Cyrillic_SHORTI, ShiftMask, true),
    ])
  func closing(_ written: Int32, _ typed: Int32, _ state: Int32, _ closes: Bool) {
    #expect(self.closes(symbol(written, typed: typed), state) == closes)
  }
}
