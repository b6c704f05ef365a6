import PanEngine
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("Escape", Key.escape), ("Home", .home), ("space", .space), ("Tab", .tab),
    ("ISO_Left_Tab", .tab), ("Shift_L", .shift), ("Shift_R", .shift),
    ("Left", .arrow(.left)), ("Right", .arrow(.right)), ("Up", .arrow(.up)),
    ("Down", .arrow(.down)),
    // The keypad, with and without its number lock.
    ("KP_Left", .arrow(.left)), ("KP_4", .arrow(.left)), ("KP_Right", .arrow(.right)),
    ("KP_6", .arrow(.right)), ("KP_Up", .arrow(.up)), ("KP_8", .arrow(.up)),
    ("KP_Down", .arrow(.down)), ("KP_2", .arrow(.down)), ("KP_Home", .home), ("KP_7", .home),
    ("KP_Begin", .home), ("KP_5", .home), ("KP_Space", .space), ("KP_Tab", .tab),
    ("escape", .other), ("left", .other), ("Space", .other), ("KP_1", .other), ("a", .other),
    ("", .other), ("Lef", .other), ("Leftt", .other),
  ])
  func keysByTheirXName(_ name: String, _ key: Key) {
    #expect(Key(xName: name) == key)
  }
}
