import PanEngine
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("Escape", Key.escape), ("Home", .home), ("space", .space), ("Tab", .tab),
    ("ISO_Left_Tab", .backTab), ("Shift_L", .leftShift), ("Shift_R", .rightShift),
    ("Left", .arrow(.left)), ("Right", .arrow(.right)), ("Up", .arrow(.up)),
    ("Down", .arrow(.down)),
    // The keypad, with and without its number lock.
    ("KP_Left", .arrow(.left, onKeypad: true)), ("KP_4", .arrow(.left, onKeypad: true)),
    ("KP_Right", .arrow(.right, onKeypad: true)), ("KP_6", .arrow(.right, onKeypad: true)),
    ("KP_Up", .arrow(.up, onKeypad: true)), ("KP_8", .arrow(.up, onKeypad: true)),
    ("KP_Down", .arrow(.down, onKeypad: true)), ("KP_2", .arrow(.down, onKeypad: true)),
    ("KP_Home", .home), ("KP_7", .home), ("KP_Begin", .home), ("KP_5", .home), ("KP_Space", .space),
    ("KP_Tab", .tab),
    ("escape", .other), ("left", .other), ("Space", .other), ("KP_1", .other), ("a", .other),
    ("", .other), ("Lef", .other), ("Leftt", .other),
  ])
  func keysByTheirXName(_ name: String, _ key: Key) {
    #expect(Key(xName: name) == key)
  }
}
