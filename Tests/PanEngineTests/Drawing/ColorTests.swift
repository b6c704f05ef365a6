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

  @Test func overNothingIsTheColorItself() {
    let half = Color.orange.withOpacity(0.5)
    #expect(half.over(.clear) == half)
    #expect(Color.clear.over(.clear) == .clear)
    #expect(Color.clear.over(half) == half)
  }

  /// Red at one half over blue at one half: three quarters opaque, and two thirds of that red.
  @Test func overWhatIsSeeThrough() {
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    let seen = Color.red.withOpacity(0.5).over(blue)
    #expect(seen.opacity == 0.75 && seen.green == 0)
    #expect(abs(seen.red - 2.0 / 3) < 1e-15 && abs(seen.blue - 1.0 / 3) < 1e-15)
  }

  @Test func namedColors() {
    #expect(Color.clear == Color(red: 0, green: 0, blue: 0, opacity: 0))
    #expect(Color.white == Color(red: 1, green: 1, blue: 1))
    #expect(Color.orange == Color(red: 1, green: 0.5, blue: 0, opacity: 1))
    #expect(Color.cyan == Color(red: 0, green: 1, blue: 1))
    #expect(Color.red == Color(red: 1, green: 0, blue: 0))
  }
}
