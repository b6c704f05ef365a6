internal import PanEngine

/// The one place where logical pixels become device pixels, and back.
///
/// All rounding and clamping is done here, in floating point: X's coordinates are 16-bit and wrap
/// silently, and Swift's conversions trap on what is out of range.
struct PixelGrid: Equatable {
  /// Device pixels for each logical one.
  let scale: Double

  /// A scale that is within these is one that somebody can work with.
  static let usableScales = 0.5...8.0

  /// What the product of a whole size and a scale such as 1.1 may be too large by, so that rounding
  /// up does not make a pixel of it.
  private static let slack = 1e-6

  /// Far beyond every screen, and every sum or square made of it is still exact or close to it.
  private static let limit = 1e15

  /// The boundary between pixels that is nearest to a coordinate. Halves go to the right and down
  /// everywhere, so that things with the same middle get the same corner.
  private func boundary(nearest coordinate: Double) -> Int {
    clamped((coordinate * scale + 0.5).rounded(.down))
  }

  private func clamped(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return Int(max(-PixelGrid.limit, min(value, PixelGrid.limit)))
  }

  /// The disc of whole pixels for a circle; nil where nothing of it is to be seen.
  func disc(_ circle: Circle) -> PixelDisc? {
    guard circle.center.isFinite else { return nil }
    let radius = boundary(nearest: circle.radius)
    guard radius > 0 else { return nil }
    return PixelDisc(
      x: boundary(nearest: circle.center.x), y: boundary(nearest: circle.center.y), radius: radius)
  }

  /// The disc with soft edges for a circle; nil where nothing of it is to be seen.
  ///
  /// A small one goes by quarters of a pixel, so that it glides where it moves slowly; a larger one
  /// by halves, and a very large one by pixels: each fraction is a mask of its own on the server.
  func smoothDisc(_ circle: Circle) -> SmoothDisc? {
    guard circle.center.isFinite else { return nil }
    let radius = clamped((circle.radius * scale * 64).rounded())
    guard radius > 0 else { return nil }
    let steps = radius <= 63 * 64 ? 4 : radius <= 512 * 64 ? 2 : 1
    func place(_ coordinate: Double) -> Int {
      clamped((coordinate * scale * Double(steps) + 0.5).rounded(.down)) * (4 / steps)
    }
    return SmoothDisc(x: place(circle.center.x), y: place(circle.center.y), radius: radius)
  }

  /// The pixels between the boundaries that are nearest to the rectangle's edges.
  func rect(_ rect: Rect) -> PixelRect {
    PixelRect(
      minX: boundary(nearest: rect.minX), minY: boundary(nearest: rect.minY),
      maxX: boundary(nearest: rect.maxX), maxY: boundary(nearest: rect.maxY))
  }

  /// The polygon between the pixels' corners that are nearest to the polygon's own; nil where
  /// nothing of it is to be seen in a window of that size.
  ///
  /// It is cut off just outside the window, where the new edges are not seen: X's coordinates could
  /// not hold more, and clamping them would turn the edges that are seen.
  func polygon(_ polygon: ConvexPolygon, in size: PixelSize) -> PixelPolygon? {
    let margin = 1.0
    let window = Rect(
      minX: -margin / scale, minY: -margin / scale,
      maxX: (Double(size.width) + margin) / scale, maxY: (Double(size.height) + margin) / scale)
    let corners = polygon.intersection(window).corners
    guard corners.allSatisfy({ $0.isFinite }) else { return nil }
    return PixelPolygon(
      around: corners.map {
        PixelPolygon.Corner(x: boundary(nearest: $0.x), y: boundary(nearest: $0.y))
      })
  }

  /// All pixels that something within the rectangle can be drawn on. One pixel more than it covers
  /// on each side, since a disc's middle and its radius each round by up to half a pixel.
  func cover(_ rect: Rect) -> PixelRect {
    if rect.isEmpty { return .empty }
    return PixelRect(
      minX: clamped((rect.minX * scale).rounded(.down)) - 1,
      minY: clamped((rect.minY * scale).rounded(.down)) - 1,
      maxX: clamped((rect.maxX * scale).rounded(.up)) + 1,
      maxY: clamped((rect.maxY * scale).rounded(.up)) + 1)
  }

  /// The size of a window that holds the scene, each side from 1 to what X can draw on.
  func pixelSize(_ size: Size) -> PixelSize {
    PixelSize(
      width: clamped((size.width * scale - PixelGrid.slack).rounded(.up)),
      height: clamped((size.height * scale - PixelGrid.slack).rounded(.up))
    ).clampedToWindow
  }

  /// The size that is nearest to that of the scene, so that there and back again leads to where one
  /// began; each side from 1 to what X can draw on.
  func nearestPixelSize(_ size: Size) -> PixelSize {
    PixelSize(
      width: boundary(nearest: size.width), height: boundary(nearest: size.height)
    ).clampedToWindow
  }

  /// The size of the scene in a window.
  func size(_ size: PixelSize) -> Size {
    Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }

  /// Where an event's coordinates lie in the scene.
  func point(x: Int32, y: Int32) -> Point {
    point(Point(x: Double(x), y: Double(y)))
  }

  /// Where a place in the window, in device pixels and parts of them, lies in the scene.
  func point(_ place: Point) -> Point {
    Point(x: place.x / scale, y: place.y / scale)
  }
}
