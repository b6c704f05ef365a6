import CirclePanX11

extension XWindow {
  /// What is seen of the window now. It must be viewable and lie on the screen as a whole; what is
  /// in front of it is seen too.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` otherwise.
  public func image() throws(HarnessError) -> Image {
    guard let attributes else { throw .refused("picture of window \(id)") }
    return try image(
      of: PixelRect(x: 0, y: 0, width: Int(attributes.width), height: Int(attributes.height)))
  }

  /// What is seen of a part of the window now; see ``image()``.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where it cannot be seen.
  public func image(of part: PixelRect) throws(HarnessError) -> Image {
    let connection = client.connection
    guard let attributes,
      let picture = XGetImage(
        connection, id, Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height), .max,
        ZPixmap)
    else { throw .refused("picture of window \(id)") }
    defer { _ = picture.pointee.f.destroy_image(picture) }
    let colors = PixelColors(connection, picture.pointee, colormap: attributes.colormap)
    var pixels: [RGB] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in 0..<picture.pointee.height {
      for x in 0..<picture.pointee.width {
        pixels.append(colors[picture.pointee.f.get_pixel(picture, x, y)])
      }
    }
    return Image(width: part.width, height: part.height, pixels: pixels)
  }

  /// The colour of one pixel; see ``image()``.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where it cannot be seen.
  public func pixel(_ point: PixelPoint) throws(HarnessError) -> RGB {
    try image(of: PixelRect(x: point.x, y: point.y, width: 1, height: 1))[0, 0]
  }
}
