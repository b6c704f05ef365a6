import PanEngine
import Testing

@testable import XlibBridge

@Suite struct PixelGridTests {
  private let grid = PixelGrid(scale: 1)

  @Test func `a disc lies on the nearest corner, with the nearest radius`() {
    let circle = Circle(center: Point(x: 10.4, y: 20.6), radius: 24.6)
    #expect(grid.disc(circle) == PixelDisc(x: 10, y: 21, radius: 25))
  }

  @Test(arguments: [0.5, 99.5, -0.5, -1.5, 200.5])
  func `halves go the same way for every disc, so that circle and knob stay concentric`(
    middle: Double
  )
    throws
  {
    let center = Point(x: middle, y: middle)
    let large = try #require(grid.disc(Circle(center: center, radius: 125)))
    let small = try #require(grid.disc(Circle(center: center, radius: 25)))
    #expect(large.x == small.x && large.y == small.y)
    #expect(large.x == Int((middle + 0.5).rounded(.down)))
  }

  @Test func `the scale counts once, for places and lengths`() {
    let grid = PixelGrid(scale: 1.5)
    let circle = Circle(center: Point(x: 100, y: 50), radius: 25)
    #expect(grid.disc(circle) == PixelDisc(x: 150, y: 75, radius: 38))
    #expect(grid.pixelSize(Size(width: 400, height: 401)) == PixelSize(width: 600, height: 602))
    #expect(grid.size(PixelSize(width: 600, height: 300)) == Size(width: 400, height: 200))
    #expect(grid.point(x: 3, y: -3) == Point(x: 2, y: -2))
  }

  @Test(arguments: [0.5, 0.7, 1.1, 1.15, 1.3, 1.7, 2.3, 3.1, 7.9])
  func `no pixel comes of a product that is whole but for rounding`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let side = Int((400 * scale).rounded())
    #expect(grid.pixelSize(Size(width: 400, height: 400)) == PixelSize(width: side, height: side))
  }

  @Test(arguments: [1.0, 1.1, 1.25, 1.3, 2, 2.7, 8])
  func `to a larger scale and back leads to where one began`(scale: Double) {
    for side in 1...600 {
      let size = PixelSize(width: side, height: side)
      let larger = PixelGrid(scale: scale)
      #expect(grid.nearestPixelSize(larger.size(larger.nearestPixelSize(grid.size(size)))) == size)
    }
  }

  @Test func `a soft disc goes by quarters, a larger one by halves, a very large one by pixels`() {
    func x(_ middle: Double, radius: Double) -> Int? {
      grid.smoothDisc(Circle(center: Point(x: middle, y: 0), radius: radius))?.x
    }
    #expect(x(10.3, radius: 63) == 41)
    #expect(x(10.3, radius: 64) == 42)
    #expect(x(10.3, radius: 600) == 40)
    #expect(x(-10.4, radius: 5) == -42)
    let circle = Circle(center: .zero, radius: 24.6)
    #expect(grid.smoothDisc(circle)?.radius == 1574)
    #expect(PixelGrid(scale: 2).smoothDisc(circle)?.radius == 3149)
  }

  @Test func `what cannot be seen is no disc`() {
    let center = Point(x: 1, y: 1)
    #expect(grid.disc(Circle(center: center, radius: 0)) == nil)
    #expect(grid.disc(Circle(center: center, radius: 0.49)) == nil)
    #expect(grid.disc(Circle(center: center, radius: .nan)) == nil)
    #expect(grid.smoothDisc(Circle(center: center, radius: 0.007)) == nil)
    #expect(grid.smoothDisc(Circle(center: center, radius: .nan)) == nil)
    #expect(grid.smoothDisc(Circle(center: Point(x: .nan, y: 0), radius: 5)) == nil)
    #expect(grid.disc(Circle(center: Point(x: .nan, y: 0), radius: 5)) == nil)
    #expect(grid.disc(Circle(center: Point(x: 0, y: .infinity), radius: 5)) == nil)
  }

  @Test(arguments: [1e9, 1e18, 1e300, Double.infinity])
  func `a disc that is far too large still covers the window`(radius: Double) throws {
    let disc = try #require(grid.disc(Circle(center: Point(x: 200, y: 200), radius: radius)))
    let clip = PixelRect(x: 0, y: 0, width: 400, height: 400)
    #expect(disc.spans(in: clip) == [clip])
  }

  @Test(arguments: [1e9, -1e9, 1e300, -1e300])
  func `a disc that is far away is not in the window`(x: Double) throws {
    let disc = try #require(grid.disc(Circle(center: Point(x: x, y: 200), radius: 100)))
    #expect(disc.spans(in: PixelRect(x: 0, y: 0, width: 400, height: 400)).isEmpty)
  }

  @Test(arguments: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875])
  func `damage covers whatever its disc is drawn on`(part: Double) throws {
    for radius in [1.0, 7.3, 24.5, 25.49, 25.5] {
      let circle = Circle(center: Point(x: 100 + part, y: 100 - part), radius: radius)
      let disc = try #require(grid.disc(circle))
      #expect(grid.cover(circle.bounds).contains(disc.bounds))
      let soft = try #require(grid.smoothDisc(circle))
      #expect(grid.cover(circle.bounds).contains(soft.bounds))
      let large = Circle(center: circle.center, radius: 30 * radius)
      let largeDisc = try #require(grid.smoothDisc(large))
      #expect(grid.cover(large.bounds).contains(largeDisc.bounds))
    }
  }

  @Test func `damage is not much more than that`() {
    let rect = Rect(minX: 10.2, minY: 10, maxX: 20, maxY: 20.2)
    #expect(grid.cover(rect) == PixelRect(minX: 9, minY: 9, maxX: 21, maxY: 22))
    #expect(grid.cover(Rect(.zero)).isEmpty)
  }

  @Test(arguments: [
    (Size(width: 0, height: -5), PixelSize(width: 1, height: 1)),
    (Size(width: 1e9, height: 40_000), PixelSize(width: 32_767, height: 32_767)),
    (Size(width: .nan, height: .infinity), PixelSize(width: 1, height: 32_767)),
    (Size(width: 399.2, height: 400), PixelSize(width: 400, height: 400)),
  ])
  func `sizes are what X can hold`(size: Size, pixels: PixelSize) {
    #expect(grid.pixelSize(size) == pixels)
  }
}
