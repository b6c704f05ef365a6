import PanEngine
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("Escape", Key.escape), ("escape", .other), ("Left", .other), ("a", .other), ("", .other),
  ])
  func keysByTheirXName(_ name: String, _ key: Key) {
    #expect(Key(xName: name) == key)
  }
}
