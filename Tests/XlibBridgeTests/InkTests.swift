import PanEngine
import Testing

@testable import XlibBridge

@Suite struct InkTests {
  private func components(_ color: Color) -> [UInt8] {
    let ink = Ink(color)
    return [ink.red, ink.green, ink.blue, ink.alpha]
  }

  @Test func `the components are multiplied by the opacity`() {
    #expect(components(.orange) == [255, 128, 0, 255])
    #expect(components(.orange.withOpacity(0.5)) == [128, 64, 0, 128])
    #expect(components(.white.withOpacity(0)) == [0, 0, 0, 0])
  }

  @Test func `what is out of range is the nearest that is not`() {
    #expect(
      components(Color(red: 9, green: -1, blue: .nan, opacity: 7)) == [255, 0, 0, 255])
    #expect(components(Color(red: 1, green: 1, blue: 1, opacity: .nan)) == [0, 0, 0, 0])
    #expect(components(Color(red: 9, green: 0, blue: 0, opacity: 0.5)) == [128, 0, 0, 128])
  }
}
