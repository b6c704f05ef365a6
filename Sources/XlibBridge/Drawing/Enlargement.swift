internal import CirclePanX11
internal import CirclePanXrender

/// A disc, or a piece of one, on its way to a mask: `XFillArc` draws it at eight times its size,
/// and RENDER halves that thrice. What it takes on the server is freed with it.
///
/// To halve with the filter "bilinear" is to take the mean of four pixels each, exactly. A pixel on
/// the edge of the enlarged disc is about half covered: hence two arcs, one with the value 128, and
/// within it, smaller by one pixel, one with 255. Where the radius lies between two whole numbers
/// of enlarged pixels, the outer value is more or less than 128 by as much.
struct Enlargement: ~Copyable {
  private let render: RenderFormats
  private let canvas: Pixmap
  private let context: GC?
  /// The canvas, at eight times the size.
  private let eightfold: Picture
  private let fourfold: Picture
  private let twofold: Picture
  /// Of the piece of a mask that it becomes, in device pixels.
  private let side: Int

  private static let scale = 8

  /// Room for a square piece of a mask, as many device pixels wide and high.
  init(_ render: RenderFormats, side: Int) {
    self.render = render
    self.side = side
    let connection = render.connection
    let length = UInt32(clamping: Enlargement.scale * side)
    canvas = XCreatePixmap(connection.display, connection.root, length, length, 8)
    context = PenSet.makeContext(connection, canvas)
    eightfold = render.makePicture(of: canvas, render.mask)
    fourfold = render.makePicture(side: 4 * side, depth: 8)
    twofold = render.makePicture(side: 2 * side, depth: 8)
    prepare(eightfold)
    prepare(fourfold)
    prepare(twofold)
  }

  deinit {
    // Part of a context is memory of this process, so that it is freed without a server too.
    if let context { XFreeGC(render.connection.display, context) }
    if render.connection.isLost { return }
    XFreePixmap(render.connection.display, canvas)
    XRenderFreePicture(render.connection.display, eightfold)
    XRenderFreePicture(render.connection.display, fourfold)
    XRenderFreePicture(render.connection.display, twofold)
  }

  /// Draws the disc of a mask with its middle at a place in eighths of a device pixel, and makes it
  /// half as large.
  func draw(_ shape: MaskShape, centerX: Int, centerY: Int) {
    guard let context else { return }
    let display = render.connection.display
    let length = UInt32(clamping: Enlargement.scale * side)
    XSetForeground(display, context, 0)
    XFillRectangle(display, canvas, context, 0, 0, length, length)
    let radius = shape.eighths
    // From 0, where the radius is half an enlarged pixel less, to below 255, where it is as much
    // more.
    let edge = UInt(clamping: 128 + 32 * (shape.radius - 8 * radius))
    fill(PixelDisc(x: centerX, y: centerY, radius: radius), edge, context)
    fill(PixelDisc(x: centerX, y: centerY, radius: radius - 1), 255, context)
    copy(eightfold, to: fourfold, side: 4 * side)
  }

  /// `XFillArc`
  private func fill(_ disc: PixelDisc, _ value: UInt, _ context: GC) {
    guard let arc = disc.arc else { return }
    XSetForeground(render.connection.display, context, value)
    XFillArc(
      render.connection.display, canvas, context, Int32(clamping: arc.x), Int32(clamping: arc.y),
      UInt32(clamping: arc.diameter), UInt32(clamping: arc.diameter), 0, 360 * 64)
  }

  /// Makes what was drawn its own size, at (x, y) of a mask, shifted to the right and down by
  /// quarters of a pixel.
  func bake(onto mask: Picture, x: Int, y: Int, shiftX: Int, shiftY: Int) {
    halve(fourfold, shiftX: shiftX, shiftY: shiftY)
    copy(fourfold, to: twofold, side: 2 * side)
    copy(twofold, to: mask, x: x, y: y, side: side)
  }

  private func prepare(_ picture: Picture) {
    XRenderSetPictureFilter(render.connection.display, picture, FilterBilinear, nil, 0)
    halve(picture, shiftX: 0, shiftY: 0)
  }

  /// Lets a picture be taken at half its size, shifted by some of its own pixels;
  /// `XRenderSetPictureTransform`.
  private func halve(_ picture: Picture, shiftX: Int, shiftY: Int) {
    func fixed(_ value: Int) -> XFixed { XFixed(value << 16) }
    var transform = XTransform(
      matrix: (
        (fixed(2), 0, fixed(-shiftX)), (0, fixed(2), fixed(-shiftY)), (0, 0, fixed(1))
      ))
    XRenderSetPictureTransform(render.connection.display, picture, &transform)
  }

  /// `XRenderComposite`
  private func copy(_ source: Picture, to target: Picture, x: Int = 0, y: Int = 0, side: Int) {
    XRenderComposite(
      render.connection.display, PictOpSrc, source, Picture(None), target, 0, 0, 0, 0,
      Int32(clamping: x), Int32(clamping: y), UInt32(clamping: side), UInt32(clamping: side))
  }
}
