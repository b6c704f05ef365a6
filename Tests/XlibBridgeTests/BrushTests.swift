import CirclePanX11
import PanEngine
import Testing
import XServerHarness

@testable import XlibBridge

/// What a real server makes of primitives.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct BrushTests {
  private static let size = XlibBridge.PixelSize(width: 120, height: 100)

  /// Draws polygons with the pixel value 1 on a picture of zeros, as far as they lie in a region,
  /// and returns which pixels are 1.
  private func draw(
    _ polygon: PixelPolygon, in region: XlibBridge.PixelRect? = nil
  ) throws -> [[Bool]] {
    let server = try XServer()
    let connection = try Connection(display: server.display)
    let size = BrushTests.size
    let whole = XlibBridge.PixelRect(size)
    let pixmap = XCreatePixmap(
      connection.display, connection.root, UInt32(size.width), UInt32(size.height),
      UInt32(WindowVisual(defaultOf: connection).depth))
    var brush = Brush(connection, for: pixmap)
    let target = Target(drawable: pixmap)
    brush.draw(
      [Primitive(shape: .rect(whole), pixel: 0)], on: target, in: whole, of: whole, nil)
    brush.draw(
      [Primitive(shape: .polygon(polygon), pixel: 1)], on: target, in: region ?? whole, of: whole,
      nil)
    let image = try #require(
      XGetImage(
        connection.display, pixmap, 0, 0, UInt32(size.width), UInt32(size.height), .max, ZPixmap))
    defer { CirclePanX11DestroyImage(image) }
    return (0..<size.height).map { y in
      (0..<size.width).map { x in CirclePanX11GetPixel(image, Int32(x), Int32(y)) == 1 }
    }
  }

  private func polygon(_ polygon: ConvexPolygon) throws -> PixelPolygon {
    try #require(PixelGrid(scale: 1).polygon(polygon, in: BrushTests.size))
  }

  /// How far within a polygon the top left corner of a pixel lies: positive inside, 0 on an edge.
  private func depth(_ polygon: PixelPolygon, _ x: Int, _ y: Int) -> Int {
    let corners = polygon.corners
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { corner, next in
      (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x)
    }.min() ?? 0
  }

  @Test(arguments: [
    ConvexPolygon(
      Rect(center: .zero, size: Size(width: 70, height: 40)),
      under: Transform.rotation(0.4).followed(by: .translation(Vector(dx: 60, dy: 50)))),
    ConvexPolygon(
      Circle(center: .zero, radius: 30),
      under: Transform.scale(x: 1.8, y: 0.6).followed(by: .rotation(-0.7))
        .followed(by: .translation(Vector(dx: 60, dy: 50)))),
    ConvexPolygon(corners: [
      Point(x: 30, y: 50), Point(x: 90_000, y: -90_000), Point(x: 90_000, y: 90_000),
    ]),
  ])
  func `a polygon fills the pixels within`(_ shape: ConvexPolygon) throws {
    let polygon = try polygon(shape)
    let picture = try draw(polygon)
    for y in 0..<BrushTests.size.height {
      for x in 0..<BrushTests.size.width {
        let depth = depth(polygon, x, y)
        if depth != 0 { #expect(picture[y][x] == (depth > 0), "(\(x), \(y))") }
      }
    }
  }

  @Test func `an upright polygon fills the same pixels as the rectangle`() throws {
    let rect = Rect(minX: 10, minY: 20, maxX: 50, maxY: 45)
    let picture = try draw(try polygon(ConvexPolygon(rect, under: .identity)))
    for y in 0..<BrushTests.size.height {
      for x in 0..<BrushTests.size.width {
        #expect(picture[y][x] == ((10..<50).contains(x) && (20..<45).contains(y)))
      }
    }
  }

  @Test func `nothing is drawn outside of the region`() throws {
    let rect = Rect(minX: 10, minY: 20, maxX: 50, maxY: 45)
    let region = XlibBridge.PixelRect(x: 40, y: 0, width: 30, height: 30)
    let picture = try draw(try polygon(ConvexPolygon(rect, under: .identity)), in: region)
    let filled = picture.joined().count { $0 }
    #expect(filled == 10 * 10)
  }
}
