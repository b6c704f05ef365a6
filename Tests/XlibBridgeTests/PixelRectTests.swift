import Testing

@testable import XlibBridge

@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `rectangles intersect and unite`() {
    let other = PixelRect(minX: 35, minY: 0, maxX: 50, maxY: 30)
    #expect(rect.intersection(other) == PixelRect(minX: 35, minY: 20, maxX: 40, maxY: 30))
    #expect(rect.union(other) == PixelRect(minX: 10, minY: 0, maxX: 50, maxY: 60))
    #expect(rect.union(.empty) == rect)
    #expect(PixelRect.empty.union(rect) == rect)
    #expect(rect.intersection(PixelRect(x: 40, y: 20, width: 5, height: 5)).isEmpty)
  }

  @Test func `a rectangle contains itself, its parts, and nothing`() {
    #expect(rect.contains(rect))
    #expect(rect.contains(.empty))
    #expect(!rect.contains(PixelRect(x: 9, y: 20, width: 5, height: 5)))
  }

  @Test func `many exposed rectangles become one around all`() {
    var area = ExposedArea()
    for x in 0..<40 { area.add(PixelRect(x: x, y: 0, width: 1, height: 2)) }
    #expect(area.rects.count <= 16)
    #expect(
      area.rects.reduce(.empty) { $0.union($1) } == PixelRect(x: 0, y: 0, width: 40, height: 2))
    area.clear()
    #expect(area.rects.isEmpty)
  }
}
