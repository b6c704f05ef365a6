internal import CirclePanX11
internal import CirclePanXrender
internal import PanEngine

/// Draws discs with soft edges and true opacity, by RENDER.
///
/// A class, since both of a window's brushes draw with it.
final class Smoother {
  let render: RenderFormats
  /// The window itself, for where it is drawn without a buffer.
  let windowPicture: Picture
  private var masks: MaskStore
  private var inks: InkSet
  /// Whether what takes long is left plain.
  var isHurried = false
  /// Whether something was left plain for that.
  private(set) var leftSomething = false

  /// nil where the server has nothing to draw with, or is too slow.
  init?(_ window: Window, evenIfSlow: Bool) {
    guard let render = RenderFormats(window, evenIfSlow: evenIfSlow) else { return nil }
    self.render = render
    windowPicture = render.makePicture(of: window.id, render.window)
    masks = MaskStore(render)
    inks = InkSet(render)
  }

  deinit {
    if render.connection.isLost { return }
    XRenderFreePicture(render.connection.display, windowPicture)
  }

  /// Whether something was left plain since the last time.
  func takeLeftSomething() -> Bool {
    defer { leftSomething = false }
    return leftSomething
  }

  /// Draws what of the disc lies in `region`; false where it has to be drawn plain.
  ///
  /// The corresponding function is `XRenderComposite`.
  func fill(_ disc: SmoothDisc, with ink: Ink, on target: Picture, in region: PixelRect) -> Bool {
    guard let mask = masks.mask(disc.mask, isHurried: isHurried) else {
      leftSomething = leftSomething || isHurried && disc.mask.isPossible
      return false
    }
    // Only a see-through background has no colour at all, and it takes away what is there.
    let clears = ink.alpha == 0
    XRenderComposite(
      render.connection.display, clears ? PictOpOutReverse : PictOpOver,
      inks.picture(of: clears ? Ink(.white) : ink), mask, target, 0, 0,
      Int32(clamping: region.minX - disc.maskX), Int32(clamping: region.minY - disc.maskY),
      Int32(clamping: region.minX), Int32(clamping: region.minY), UInt32(clamping: region.width),
      UInt32(clamping: region.height))
    return true
  }
}
