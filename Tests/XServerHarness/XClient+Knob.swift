/// A round knob on the screen, found by looks that are as quick as can be.
extension XClient {
  /// How far from the centre is looked, in device pixels: beyond the edge of the default scene's
  /// circle and half a knob.
  private static let reach = 150

  /// Where the middle of a knob is on the screen, as a corner between pixels; nil where nothing of
  /// that colour (each component up to 100 of 255 off) lies on the row through the centre.
  ///
  /// Only that row is read, and the column that it leads to, and so nothing else of that colour may
  /// lie there.
  ///
  /// - Parameters:
  ///   - color: The knob's.
  ///   - center: A corner no more than the knob's radius above or below the middle of the knob.
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone, or the centre is too near the
  ///   screen's edge.
  public func findKnob(
    _ color: RGB, around center: PixelPoint
  ) throws(HarnessError) -> PixelPoint? {
    let length = 2 * XClient.reach
    let row = PixelRect(x: center.x - XClient.reach, y: center.y, width: length, height: 1)
    guard let x = try middle(of: color, in: row) else { return nil }
    let column = PixelRect(x: row.x + x, y: center.y - XClient.reach, width: 1, height: length)
    guard let y = try middle(of: color, in: column) else { return nil }
    return PixelPoint(column.x, column.y + y)
  }

  /// The corner halfway between the first and the last pixel of that colour, counted from the
  /// beginning.
  private func middle(of color: RGB, in line: PixelRect) throws(HarnessError) -> Int? {
    let pixels = try root.image(of: line).pixels
    func isKnob(_ pixel: RGB) -> Bool { pixel.isNear(color, tolerance: 100) }
    guard let first = pixels.firstIndex(where: isKnob), let last = pixels.lastIndex(where: isKnob)
    else { return nil }
    return (first + last + 1) / 2
  }
}
