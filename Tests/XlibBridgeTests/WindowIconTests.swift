import PanEngine
import Testing

@testable import XlibBridge

@Suite struct WindowIconTests {
  private func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) -> WindowIcon.Disc {
    WindowIcon.Disc(Circle(center: Point(x: x, y: y), radius: radius), color)
  }

  @Test("A size is width, height, and a value for each pixel", arguments: [1, 16, 48])
  func form(side: Int) {
    let values = WindowIcon([disc(0.5, 0.5, 2, .white)]).property(side: side)
    #expect(values.prefix(2) == [side, side])
    #expect(values.dropFirst(2) == Array(repeating: 0xFFFF_FFFF, count: side * side)[...])
    #expect(WindowIcon([]).property(side: side).dropFirst(2).allSatisfy { $0 == 0 })
  }

  @Test("Where a disc covers a part of a pixel, that is its alpha, and its colour stays whole")
  func isNotPremultiplied() {
    // The middle of the left edge: a column of which a quarter is in the disc.
    let values = WindowIcon([disc(1000, 0.5, 1000 - 0.75 / 4, .red)]).property(side: 4)
    for row in 0..<4 {
      #expect(values[2 + 4 * row] == 63 << 24 | 0xFF0000)
      #expect(values[3 + 4 * row] == 0xFFFF_0000)
    }
  }

  @Test("The disc in front covers the one behind it; on its edge the two mix")
  func order() {
    let halves = WindowIcon([disc(0.5, 0.5, 5, .red), disc(1000, 0.5, 1000 - 0.125, .cyan)])
    #expect(halves.property(side: 4).dropFirst(2).prefix(2) == [0xFF7F_7F7F, 0xFF00_FFFF])
  }

  @Test("A disc covers pi r² of its pixels", arguments: [16, 32, 48, 64])
  func area(side: Int) {
    let values = WindowIcon([disc(0.5, 0.5, 0.4, .white)]).property(side: side).dropFirst(2)
    let area = values.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area / Double(side * side) - .pi * 0.16) < 0.004)
  }
}
