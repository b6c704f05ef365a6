import CirclePanX11
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct KeySymbolTests {
  /// Of a key that has these in its groups, and in the others nothing.
  private func symbol(_ symbols: Int32..., groupInUse: UInt32 = 0) -> KeySymbol {
    KeySymbol(groupInUse: groupInUse) { group in
      group < symbols.count ? KeySym(symbols[Int(group)]) : 0
    }
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
    #expect(!symbol(XK_Cyrillic_shorti).closesWindow(0))
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
    #expect(symbol(number).closesWindow(UInt32(state)) == closes)
  }

  @Test func `of several layouts the one in use counts, and foreign letters have Latin's beside`() {
    #expect(symbol(XK_Cyrillic_shorti, XK_q).closesWindow(0))
    #expect(symbol(XK_q, XK_Cyrillic_shorti, groupInUse: 1).closesWindow(0))
    #expect(!symbol(XK_a, XK_q).closesWindow(0))
    #expect(symbol(XK_a, XK_q, groupInUse: 1).closesWindow(0))
  }
}
