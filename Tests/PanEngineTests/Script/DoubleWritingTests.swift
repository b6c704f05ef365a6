import Randomness
import Testing

@testable import PanEngine

@Suite struct DoubleWritingTests {
  private static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: number)
    return String(decoding: bytes, as: UTF8.self)
  }

  static let shortest: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (200, "200"), (-3, "-3"), (0.5, "0.5"), (-0.25, "-0.25"),
    (104.8, "104.8"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (99.99, "99.99"),
    (400.5, "400.5"), (1e15, "1000000000000000"), (9.5, "9.5"), (0.999999, "0.999999"),
    (0.0078125, "0.0078125"),
  ]

  @Test(arguments: shortest)
  func itIsTheShortest(_ number: Double, _ text: String) {
    #expect(DoubleWritingTests.text(number) == text)
  }

  /// Whatever the scale of a screen makes of whole pixels.
  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3, 1.1, 0.7, 96.0 / 72])
  func placesAreAsTheStandardLibraryHasThem(_ scale: Double) {
    for pixel in stride(from: -700, through: 33_000, by: 1) {
      let place = Double(pixel) / scale
      let text = DoubleWritingTests.text(place)
      #expect(Double(text) == place)
      let standard = "\(place)"
      #expect(
        text == (standard.hasSuffix(".0") ? String(standard.dropLast(2)) : standard)
          || place == 0)
    }
  }

  @Test func anyNumberComesBackToTheLastBit() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let anything = Double(bitPattern: random.next())
      let number = anything.isFinite ? anything : 0
      let sized = Double.random(in: -1e6...1e6, using: &random)
      #expect(Double(DoubleWritingTests.text(number)) == number)
      #expect(Double(DoubleWritingTests.text(sized)) == sized)
      #expect(DoubleWritingTests.text(sized).count <= "\(sized)".count)
    }
  }
}
