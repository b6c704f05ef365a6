import PanEngine
import Testing

@testable import XlibBridge

@Suite struct PixelFormatTests {
  private static let rgb888 = PixelFormat(
    redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF, depth: 24)
  private static let bgr888 = PixelFormat(
    redMask: 0xFF, greenMask: 0xFF00, blueMask: 0xFF0000, depth: 24)
  private static let rgb565 = PixelFormat(
    redMask: 0xF800, greenMask: 0x7E0, blueMask: 0x1F, depth: 16)
  private static let rgb555 = PixelFormat(
    redMask: 0x7C00, greenMask: 0x3E0, blueMask: 0x1F, depth: 15)
  private static let rgb101010 = PixelFormat(
    redMask: 0x3FF0_0000, greenMask: 0xFFC00, blueMask: 0x3FF, depth: 30)
  private static let argb = PixelFormat(
    redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF, depth: 32)

  @Test func `orange at half opacity over white, in every format`() {
    let color = Color.orange.withOpacity(0.5).over(.white)
    #expect(Self.rgb888.pixel(for: color) == 0xFFBF80)
    #expect(Self.bgr888.pixel(for: color) == 0x80BFFF)
    #expect(Self.rgb565.pixel(for: color) == 31 << 11 | 47 << 5 | 16)
    #expect(Self.rgb555.pixel(for: color) == 31 << 10 | 23 << 5 | 16)
    #expect(Self.rgb101010.pixel(for: color) == 1023 << 20 | 767 << 10 | 512)
    #expect(Self.argb.pixel(for: color) == 0xFFFF_BF80)
  }

  @Test func `pure colours fill their masks`() {
    #expect(Self.rgb888.pixel(for: .red) == 0xFF0000)
    #expect(Self.rgb565.pixel(for: .cyan) == 0x07FF)
    #expect(Self.rgb101010.pixel(for: .white) == 0x3FFF_FFFF)
  }

  @Test func `with alpha, components are those of the colour times its opacity`() {
    #expect(Self.argb.pixel(for: .orange.withOpacity(0.5)) == 0x8080_4000)
    #expect(Self.argb.pixel(for: .clear) == 0)
    #expect(Self.argb.pixel(for: .white.withOpacity(0)) == 0)
    #expect(Self.argb.pixel(for: .white.withOpacity(.nan)) == 0)
    #expect(Self.argb.pixel(for: .white.withOpacity(7)) == 0xFFFF_FFFF)
    for step in 0...100 {
      let opacity = Double(step) / 100
      let pixel = Self.argb.pixel(for: Color(red: 1, green: 0.3, blue: 0.7, opacity: opacity))
      #expect([16, 8, 0].allSatisfy { pixel >> $0 & 0xFF <= pixel >> 24 })
    }
  }

  @Test func `without alpha, opacity is not looked at`() {
    #expect(Self.rgb888.pixel(for: .white.withOpacity(0.5)) == 0xFFFFFF)
  }

  @Test func `components out of range are the nearest in range, and NaN is none`() {
    let color = Color(red: 7, green: -1, blue: .nan)
    #expect(Self.rgb888.pixel(for: color) == 0xFF0000)
  }
}
