internal import CirclePanX11
internal import CirclePanXrender

/// Something on the server that can be drawn on.
struct Target {
  let drawable: Drawable
  /// The same for RENDER; none (0) where that is not in use.
  var picture = Picture(None)
}
