import CirclePanX11
import PanEngine
import Testing
import XServerHarness

@testable import XlibBridge

/// A disc with soft edges that a real server has drawn, white on black: how much of each pixel it
/// covers, in 255ths.
struct DrawnDisc {
  let disc: SmoothDisc
  /// Of `width` pixels each.
  let rows: [[Int]]

  /// Draws on a square picture of that side.
  init(_ disc: SmoothDisc, side: Int, on window: XlibBridge.Window) throws {
    let connection = window.connection
    let smoother = try #require(Smoother(window, evenIfSlow: true))
    let pixmap = XCreatePixmap(
      connection.display, window.id, UInt32(side), UInt32(side), UInt32(window.visual.depth))
    let target = Target(
      drawable: pixmap, picture: smoother.render.makePicture(of: pixmap, smoother.render.window))
    let whole = XlibBridge.PixelRect(x: 0, y: 0, width: side, height: side)
    var brush = Brush(connection, for: pixmap)
    brush.draw(
      [
        Primitive(shape: .rect(whole), pixel: 0),
        Primitive(shape: .smooth(disc, Ink(.white)), pixel: 0),
      ], on: target, in: whole, of: whole, smoother)
    let image = try #require(
      XGetImage(
        connection.display, pixmap, 0, 0, UInt32(side), UInt32(side), .max, ZPixmap))
    defer { CirclePanX11DestroyImage(image) }
    self.disc = disc
    rows = (0..<side).map { y in
      (0..<side).map { x in Int(CirclePanX11GetPixel(image, Int32(x), Int32(y)) & 0xFF) }
    }
    #expect(connection.takeError() == nil)
  }

  /// How far off the pixels are that the disc's edge crosses, or that are wrong, in 255ths: at
  /// worst, and in the mean.
  func errors() -> (worst: Double, mean: Double) {
    var errors: [Double] = []
    for (y, row) in rows.enumerated() {
      for (x, coverage) in row.enumerated() {
        let exact = 255 * exactCoverage(x, y)
        let error = (Double(coverage) - exact).magnitude
        if error > 0 || (exact > 0 && exact < 255) { errors.append(error) }
      }
    }
    return (errors.max() ?? 0, errors.reduce(0, +) / Double(max(1, errors.count)))
  }

  /// The part of a pixel that the disc covers, by many thin rows whose ends are exact.
  private func exactCoverage(_ x: Int, _ y: Int) -> Double {
    let (middleX, middleY) = (Double(disc.x) / 4, Double(disc.y) / 4)
    let radius = Double(disc.radius) / 64
    let left = Double(x) - middleX
    let far = max((Double(x) - middleX).magnitude, (Double(x + 1) - middleX).magnitude)
    let low = max((Double(y) - middleY).magnitude, (Double(y + 1) - middleY).magnitude)
    if far * far + low * low <= radius * radius { return 1 }
    let thinRows = 64
    var sum = 0.0
    for row in 0..<thinRows {
      let down = Double(y) - middleY + (Double(row) + 0.5) / Double(thinRows)
      if down.magnitude >= radius { continue }
      let chord = (radius * radius - down * down).squareRoot()
      sum += max(0, min(left + 1, chord) - max(left, -chord))
    }
    return sum / Double(thinRows)
  }
}
