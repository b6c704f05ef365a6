import PanEngine
import Testing

@testable import XlibBridge

@Suite struct DisplayListTests {
  private let size = PixelSize(width: 400, height: 300)

  private func list(
    scale: Double = 1, depth: Int = 24, background: Color = .white
  ) -> DisplayList {
    let format = PixelFormat(redMask: 0xFF0000, greenMask: 0xFF00, blueMask: 0xFF, depth: depth)
    return DisplayList(
      grid: PixelGrid(scale: scale), palette: .computed(format), background: background, size: size)
  }

  @Test func `a scene becomes device pixels and pixel values`() {
    var list = list(scale: 2)
    list.fill(.white)
    list.fill(Circle(center: Point(x: 100, y: 75), radius: 25), with: .orange.withOpacity(0.5))
    list.fill(Rect(minX: 1, minY: 2, maxX: 3, maxY: 4), with: .red)
    #expect(
      list.primitives == [
        Primitive(shape: .rect(PixelRect(size)), pixel: 0xFFFFFF),
        Primitive(shape: .disc(PixelDisc(x: 200, y: 150, radius: 50)), pixel: 0xFFBF80),
        Primitive(
          shape: .rect(PixelRect(minX: 2, minY: 4, maxX: 6, maxY: 8)), pixel: 0xFF0000),
      ])
    #expect(list.clip == Rect(Size(width: 200, height: 150)))
  }

  @Test func `on nothing, a colour with opacity keeps it, and what is nothing clears`() {
    var list = list(depth: 32, background: .clear)
    let (half, disc) = (Color.orange.withOpacity(0.5), Circle(center: .zero, radius: 5))
    list.fill(.clear)
    list.fill(disc, with: half)
    list.fill(disc, with: .clear)
    list.fill(disc, with: .cyan)
    #expect(list.primitives.map(\.pixel) == [0, 0x8080_4000, 0, 0xFF00_FFFF])
  }

  @Test func `nothing over white is white`() {
    var list = list()
    list.fill(.clear)
    #expect(list.primitives == [Primitive(shape: .rect(PixelRect(size)), pixel: 0xFFFFFF)])
  }

  @Test func `another grid counts from the next recording on`() {
    var layer = Layer(list())
    func draw(_ scale: Double) -> Bool {
      layer.record(size: size, grid: PixelGrid(scale: scale)) {
        $0.fill(Circle(center: Point(x: 20, y: 20), radius: 5), with: .cyan)
      }
    }
    #expect(draw(1))
    #expect(draw(2))
    #expect(!draw(2))
    #expect(layer.primitives.map(\.bounds) == [PixelRect(minX: 30, minY: 30, maxX: 50, maxY: 50)])
  }

  @Test func `soft discs keep their opacity, and know what they are without soft edges`() {
    var list = list()
    list.isSmooth = true
    let orange = Color.orange.withOpacity(0.5)
    list.fill(Circle(center: Point(x: 100.3, y: 75), radius: 25), with: orange)
    let disc = SmoothDisc(x: 401, y: 300, radius: 1600)
    #expect(
      list.primitives == [Primitive(shape: .smooth(disc, Ink(orange)), pixel: 0xFFBF80)])
    #expect(disc.plain == PixelDisc(x: 100, y: 75, radius: 25))
    #expect(disc.bounds == PixelRect(minX: 75, minY: 50, maxX: 126, maxY: 100))
    #expect(disc.mask == MaskShape(radius: 1600, phaseX: 1, phaseY: 0))
    #expect(disc.maskX == 75 && disc.maskY == 50)
  }

  @Test func `what cannot be seen is left out`() {
    var list = list()
    list.fill(Circle(center: Point(x: -50, y: 0), radius: 25), with: .red)
    list.fill(Circle(center: Point(x: 50, y: 50), radius: 25), with: .red.withOpacity(0))
    list.fill(Rect(minX: 5, minY: 5, maxX: 5, maxY: 9), with: .red)
    #expect(list.primitives.isEmpty)
  }

  @Test func `a polygon becomes one between pixels`() throws {
    var list = list()
    let polygon = ConvexPolygon(
      Rect(center: Point(x: 1, y: 1), size: Size(width: 20, height: 20)), under: .scale(0.5))
    list.fill(polygon, with: .red)
    let pixels = try #require(PixelGrid(scale: 1).polygon(polygon, in: size))
    #expect(list.primitives == [Primitive(shape: .polygon(pixels), pixel: 0xFF0000)])
    list.fill(ConvexPolygon(corners: []), with: .red)
    #expect(list.primitives.count == 1)
  }

  @Test func `a frame that would change no pixel is not one`() {
    var layer = Layer(list())
    func draw(x: Double, _ color: Color = .cyan) -> Bool {
      layer.record(size: size, grid: PixelGrid(scale: 1)) {
        $0.fill(Circle(center: Point(x: x, y: 9), radius: 5), with: color)
      }
    }
    #expect(draw(x: 10))
    #expect(!draw(x: 10.4))
    #expect(!draw(x: 10, Color(red: 0.001, green: 1, blue: 0.999)))
    #expect(draw(x: 10.5))
    #expect(draw(x: 10.5, .red))
    #expect(layer.primitives.count == 1)
  }

  @Test func `soft discs move by quarters of a pixel`() {
    var layer = Layer(list())
    layer.setSmooth(true)
    func draw(x: Double, _ color: Color = .cyan) -> Bool {
      layer.record(size: size, grid: PixelGrid(scale: 1)) {
        $0.fill(Circle(center: Point(x: x, y: 9), radius: 5), with: color)
      }
    }
    #expect(draw(x: 10))
    #expect(!draw(x: 10.12))
    #expect(!draw(x: 10, Color(red: 0.001, green: 1, blue: 0.999)))
    #expect(draw(x: 10.13))
    #expect(draw(x: 10.13, .cyan.withOpacity(0.9)))
  }

  @Test func `a thing that is gone is a change`() {
    var layer = Layer(list())
    let grid = PixelGrid(scale: 1)
    let first = layer.record(size: size, grid: grid) { $0.fill(.red) }
    let second = layer.record(size: size, grid: grid) { _ in }
    #expect(first && second && layer.primitives.isEmpty)
  }
}
