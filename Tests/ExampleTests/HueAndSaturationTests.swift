import PanEngine
import Testing

@testable import ColorWheel

@Suite struct HueAndSaturationTests {
  @Test(
    "A hue is a bearing, counter-clockwise from red, and saturation a distance",
    arguments: [
      (Vector(dx: 1, dy: 0), 0.0, 1.0, Color(red: 1, green: 0, blue: 0)),
      (Vector(dx: 0, dy: -0.5), 90, 0.5, Color(red: 0.75, green: 1, blue: 0.5)),
      (Vector(dx: -1, dy: 0), 180, 1, Color(red: 0, green: 1, blue: 1)),
      (Vector(dx: 0, dy: 1), 270, 1, Color(red: 0.5, green: 0, blue: 1)),
      (Vector(dx: 0, dy: 0), 0, 0, .white),
    ])
  func meaning(_ place: Vector, _ hue: Double, _ saturation: Double, _ color: Color) {
    var choice = HueAndSaturation()
    choice.move(to: place)
    #expect(abs(choice.hue - hue) < 1e-9)
    #expect(choice.saturation == saturation)
    let seen = choice.color
    #expect(abs(seen.red - color.red) < 1e-9)
    #expect(abs(seen.green - color.green) < 1e-9)
    #expect(abs(seen.blue - color.blue) < 1e-9)
  }

  @Test("In the middle it keeps the hue that it had")
  func keepsTheHue() {
    var choice = HueAndSaturation()
    choice.move(to: Vector(dx: -0.3, dy: -0.4))
    let hue = choice.hue
    choice.move(to: .zero)
    #expect(choice == HueAndSaturation(hue: hue, saturation: 0))
    #expect(choice.color == .white)
  }

  @Test("A way leads to the place that it was made from")
  func isItsOwnInverse() {
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      var choice = HueAndSaturation()
      choice.move(to: HueAndSaturation(hue: degrees, saturation: 0.7).way(0.7))
      #expect(abs(choice.hue - degrees) < 1e-9)
      #expect(abs(choice.saturation - 0.7) < 1e-12)
    }
  }
}
