import Testing

@testable import PanEngine

/// What is rounded must not lose what the exact box holds.
struct SearchBoxTests {
  @Test(arguments: [0, 0.1, -1.0 / 3, 16_777_217.3, -1e12 - 0.7, 1e300, -1e300])
  func aPointOnAnEdgeTouches(_ edge: Double) {
    let size = max(1, edge.magnitude / 7)
    let rect = Rect(minX: edge, minY: edge, maxX: edge + size, maxY: edge + size)
    let box = SearchBox(
      Box(sibling: 3, extent: Extent(rect, includesBackdrop: false), order: 1))
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        #expect(box.touches(SearchBox.Area(Point(x: x, y: y))))
      }
    }
  }

  @Test func aPointBesideItDoesNotTouch() {
    let rect = Rect(minX: 10, minY: 20, maxX: 30, maxY: 40)
    let box = SearchBox(
      Box(sibling: 3, extent: Extent(rect, includesBackdrop: false), order: 1))
    for point in [
      Point(x: 9.9, y: 30), Point(x: 30.1, y: 30), Point(x: 20, y: 19.9), Point(x: 20, y: 40.1),
    ] {
      #expect(!box.touches(SearchBox.Area(point)))
    }
    #expect(box.touches(SearchBox.Area(Rect(minX: 0, minY: 0, maxX: 10, maxY: 20))))
    #expect(!box.touches(SearchBox.Area(Rect(minX: 0, minY: 0, maxX: 9, maxY: 50))))
  }

  @Test func oneThatIsNarrowedToNothingTouchesNothing() {
    let rect = Rect(minX: 10, minY: 20, maxX: 30, maxY: 40)
    var box = SearchBox(
      Box(sibling: 3, extent: Extent(rect, includesBackdrop: false), order: 1))
    box.fit(.nothing)
    #expect(!box.touches(SearchBox.Area(Point(x: 20, y: 30))))
    #expect(!box.touches(SearchBox.Area(Point(x: 1e300, y: -1e300))))
    let everywhere = Rect(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300)
    #expect(!box.touches(SearchBox.Area(everywhere)))
  }

  @Test func largeOrdersKeepTheirOrder() {
    let extent = Extent(Rect(minX: 0, minY: 0, maxX: 1, maxY: 1), includesBackdrop: false)
    let orders = [Int.min, -16_777_218, -16_777_217, 0, 16_777_217, 16_777_218, Int.max]
    let rounded = orders.map { SearchBox(Box(sibling: 0, extent: extent, order: $0)).order }
    #expect(rounded == rounded.sorted())
  }
}
