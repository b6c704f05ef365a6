import PanEngine
import Testing

@Suite struct ColorTests {
  /// The scene's own orange over white is what one sees on the screen: #FFBF80 with 8 bits.
  @Test func halfOrangeOverWhite() {
    #expect(
      Color.orange.withOpacity(0.5).over(.white) == Color(red: 1, green: 0.75, blue: 0.5))
  }

  @Test(arguments: [
    (1.0, Color.red), (0.0, Color.cyan), (0.25, Color(red: 0.25, green: 0.75, blue: 0.75)),
  ])
  func overMixesByOpacity(_ opacity: Double, _ seen: Color) {
    #expect(Color.red.withOpacity(opacity).over(.cyan) == seen)
  }

  @Test func namedColors() {
    #expect(Color.white == Color(red: 1, green: 1, blue: 1))
    #expect(Color.orange == Color(red: 1, green: 0.5, blue: 0, opacity: 1))
    #expect(Color.cyan == Color(red: 0, green: 1, blue: 1))
    #expect(Color.red == Color(red: 1, green: 0, blue: 0))
  }
}
