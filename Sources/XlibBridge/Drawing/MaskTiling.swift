internal import CirclePanX11
internal import CirclePanXrender

/// Makes the mask of a disc from square tiles: what is enlarged is the rim alone, and a tile at a
/// time, so that a large disc takes little of the server's memory and time. A quarter of the disc
/// is drawn, and turned over twice.
struct MaskTiling {
  private let shape: MaskShape
  private let mask: Picture
  private let render: RenderFormats
  /// Where the disc's middle lies in the mask, in eighths of a device pixel.
  private let middleX: Int
  private let middleY: Int

  /// In device pixels.
  private static let side = 32

  /// Tiles for a mask of that shape, which lies by halves of a pixel: quarters have no mirror
  /// image.
  init(_ shape: MaskShape, on mask: Picture, _ render: RenderFormats) {
    self.shape = shape
    self.mask = mask
    self.render = render
    middleX = 8 * shape.reach + 2 * shape.phaseX
    middleY = 8 * shape.reach + 2 * shape.phaseY
  }

  /// Draws all of the mask.
  func draw() {
    fill(0, x: 0, y: 0, width: shape.side, height: shape.side)
    let enlargement = Enlargement(render, side: MaskTiling.side)
    for y in stride(from: 0, through: shape.reach, by: MaskTiling.side) {
      for x in stride(from: 0, through: shape.reach, by: MaskTiling.side) {
        // See Brush for why.
        if render.connection.isLost { return }
        if isInside(x, y) {
          // So is all to the right of it, up to the middle.
          fill(.max, x: x, y: y, width: shape.reach + 1 - x, height: MaskTiling.side)
          break
        }
        if isOutside(x, y) { continue }
        enlargement.draw(shape, centerX: middleX - 8 * x, centerY: middleY - 8 * y)
        enlargement.bake(onto: mask, x: x, y: y, shiftX: 0, shiftY: 0)
      }
    }
    mirror()
  }

  /// Whether the disc covers all of a tile, as far as that lies left of the middle and above it.
  private func isInside(_ x: Int, _ y: Int) -> Bool {
    isWithin(shape.eighths - 1, middleX - 8 * x, middleY - 8 * y)
  }

  /// Whether the disc covers nothing of a tile, as far as that lies left of the middle and above
  /// it.
  private func isOutside(_ x: Int, _ y: Int) -> Bool {
    let side = 8 * MaskTiling.side
    return !isWithin(
      shape.eighths, max(0, middleX - 8 * x - side), max(0, middleY - 8 * y - side))
  }

  private func isWithin(_ radius: Int, _ across: Int, _ down: Int) -> Bool {
    across * across + down * down <= radius * radius
  }

  /// Turns the quarter over to the right, and that half over to below. The filter is the nearest
  /// pixel, which here is the very one.
  private func mirror() {
    let width = middleX / 4
    let height = middleY / 4
    let rightX = shape.reach + shape.phaseX / 2
    let lowerY = shape.reach + shape.phaseY / 2
    turn(acrossFrom: width, downFrom: nil)
    copy(x: rightX, y: 0, width: shape.side - rightX, height: lowerY)
    turn(acrossFrom: nil, downFrom: height)
    copy(x: 0, y: lowerY, width: shape.side, height: shape.side - lowerY)
    turn(acrossFrom: nil, downFrom: nil)
  }

  /// Lets the mask be read from right to left, or from below, from these edges.
  private func turn(acrossFrom width: Int?, downFrom height: Int?) {
    func fixed(_ value: Int) -> XFixed { XFixed(value << 16) }
    func row(_ length: Int?) -> (factor: XFixed, offset: XFixed) {
      length.map { (fixed(-1), fixed($0)) } ?? (fixed(1), 0)
    }
    let (x, y) = (row(width), row(height))
    var transform = XTransform(
      matrix: ((x.factor, 0, x.offset), (0, y.factor, y.offset), (0, 0, fixed(1))))
    XRenderSetPictureTransform(render.connection.display, mask, &transform)
  }

  private func copy(x: Int, y: Int, width: Int, height: Int) {
    XRenderComposite(
      render.connection.display, PictOpSrc, mask, Picture(None), mask, Int32(clamping: x),
      Int32(clamping: y), 0, 0, Int32(clamping: x), Int32(clamping: y), UInt32(clamping: width),
      UInt32(clamping: height))
  }

  private func fill(_ coverage: UInt16, x: Int, y: Int, width: Int, height: Int) {
    var color = XRenderColor(red: 0, green: 0, blue: 0, alpha: coverage)
    XRenderFillRectangle(
      render.connection.display, PictOpSrc, mask, &color, Int32(clamping: x), Int32(clamping: y),
      UInt32(clamping: width), UInt32(clamping: height))
  }
}
