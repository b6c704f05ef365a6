import Testing

@testable import XlibBridge

@Suite struct PixelDiscTests {
  /// Pixels that `XFillArc` fills for a full turn of diameter d at (x, y): those strictly within
  /// d/2 of (x + d/2, y + d/2), with the middles of pixels at whole coordinates, and on ties the
  /// left and top.
  private func arcFills(_ arc: PixelDisc.Arc, _ x: Int, _ y: Int) -> Bool {
    let dx = 2 * (x - arc.x) - arc.diameter
    let dy = 2 * (y - arc.y) - arc.diameter
    let distance = dx * dx + dy * dy
    let edge = arc.diameter * arc.diameter
    return distance < edge || (distance == edge && (dx < 0 || (dx == 0 && dy < 0)))
  }

  private func contains(_ spans: [PixelRect], _ x: Int, _ y: Int) -> Bool {
    spans.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
  }

  @Test func `a disc is an arc of odd diameter about a pixel's corner`() {
    let disc = PixelDisc(x: 200, y: 100, radius: 25)
    #expect(disc.arc == PixelDisc.Arc(x: 174, y: 74, diameter: 51))
    #expect(disc.bounds == PixelRect(minX: 175, minY: 75, maxX: 225, maxY: 125))
  }

  @Test(arguments: 1...40)
  func `the arc is as wide as it should be, and symmetric`(radius: Int) throws {
    let disc = PixelDisc(x: 50, y: 50, radius: radius)
    let arc = try #require(disc.arc)
    for y in 5..<95 {
      let filled = (5..<95).filter { arcFills(arc, $0, y) }
      let isInside = (50 - radius..<50 + radius).contains(y)
      #expect(filled.isEmpty != isInside)
      guard let first = filled.first, let last = filled.last else { continue }
      #expect(first + last == 99, "symmetric about the corner at 50")
      #expect(filled.count == last - first + 1)
    }
    let widest = (5..<95).filter { arcFills(arc, $0, 49) }
    #expect(widest == Array(50 - radius..<50 + radius))
  }

  @Test(arguments: [1, 2, 3, 7, 12, 25, 40])
  func `spans fill the same pixels as the arc`(radius: Int) throws {
    let disc = PixelDisc(x: 50, y: 47, radius: radius)
    let arc = try #require(disc.arc)
    let spans = disc.spans(in: PixelRect(x: 0, y: 0, width: 100, height: 100))
    for y in 0..<100 {
      for x in 0..<100 { #expect(contains(spans, x, y) == arcFills(arc, x, y)) }
    }
  }

  @Test func `spans stay in their clip`() {
    let clip = PixelRect(x: 30, y: 40, width: 20, height: 9)
    let disc = PixelDisc(x: 50, y: 47, radius: 25)
    let spans = disc.spans(in: clip)
    #expect(spans.allSatisfy { clip.contains($0) && !$0.isEmpty })
    #expect(spans.reduce(0) { $0 + $1.width * $1.height } > 100)
  }

  @Test(arguments: [100_000, 1_000_000_000, 1_000_000_000_000_000])
  func `a disc around the whole clip is one rectangle`(radius: Int) {
    let clip = PixelRect(x: 0, y: 0, width: 400, height: 300)
    let disc = PixelDisc(x: 200, y: 150, radius: radius)
    #expect(disc.arc == nil)
    #expect(disc.spans(in: clip) == [clip])
  }

  @Test func `the edge of a huge disc is where it is seen`() {
    let clip = PixelRect(x: 0, y: 0, width: 400, height: 300)
    let disc = PixelDisc(x: 1_000_100, y: 150, radius: 1_000_000)
    let spans = disc.spans(in: clip)
    #expect(spans == [PixelRect(minX: 100, minY: 0, maxX: 400, maxY: 300)])
    // 300 rows from the middle, the edge is 300² / (2 · 17000) ≈ 2.6 pixels further in.
    let tall = PixelRect(x: 0, y: 0, width: 400, height: 600)
    let curved = PixelDisc(x: 17_100, y: 300, radius: 17_000).spans(in: tall)
    #expect(curved.map(\.minX) == [102, 101, 100, 101, 102])
    #expect(curved.allSatisfy { $0.maxX == 400 })
    #expect(curved.first?.minY == 0 && curved.last?.maxY == 600)
  }

  @Test func `a disc beside the clip has no spans`() {
    let clip = PixelRect(x: 0, y: 0, width: 400, height: 300)
    #expect(PixelDisc(x: -20_000, y: 150, radius: 19_000).spans(in: clip).isEmpty)
    #expect(PixelDisc(x: 20_300, y: -20_000, radius: 20_001).spans(in: clip).isEmpty)
  }

  @Test(arguments: [
    (0, 0, 16_383, true), (16_384, 16_384, 16_383, true), (16_385, 0, 16_383, false),
    (0, 0, 16_384, false), (-10, -10, 5, true), (32_761, 0, 6, true), (32_762, 0, 6, false),
    (-32_761, 0, 5, true), (-32_762, 0, 5, false), (1_000_000, 0, 5, false),
  ])
  func `arcs are used only where 16 bits hold them`(x: Int, y: Int, radius: Int, fits: Bool) {
    #expect((PixelDisc(x: x, y: y, radius: radius).arc != nil) == fits)
  }
}
