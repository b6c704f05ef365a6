/// Where a new window goes, and what of that its user asked for.
struct WindowPlacement: Equatable {
  /// The corner that stays where it is when a manager puts a frame around the window.
  enum Gravity: Equatable {
    case northWest, northEast, southWest, southEast
  }

  var x = 0
  var y = 0
  var size: PixelSize
  var gravity = Gravity.northWest
  var isSizeFromUser = false
  var isPositionFromUser = false

  /// A window of the wished size, at most the screen's, and at a place of the manager's choice; or,
  /// with a geometry, what that says, which may be larger than the screen. Not smaller than
  /// `minimum` in both cases, as far as the screen has room for that.
  ///
  /// The arithmetic is that of `XWMGeometry`.
  init(
    geometry: WindowGeometry?, wished: PixelSize, minimum: PixelSize, screen: PixelSize
  ) {
    let minimum = minimum.limited(to: screen)
    size = wished.clamped(from: minimum, to: screen).clampedToWindow
    guard let geometry else { return }
    isSizeFromUser = geometry.width != nil || geometry.height != nil
    size =
      PixelSize(
        width: max(geometry.width ?? size.width, minimum.width),
        height: max(geometry.height ?? size.height, minimum.height)
      ).clampedToWindow
    isPositionFromUser = geometry.x != nil
    x = WindowPlacement.start(geometry.x, length: size.width, screen: screen.width)
    y = WindowPlacement.start(geometry.y, length: size.height, screen: screen.height)
    gravity = WindowPlacement.gravity(geometry)
  }

  private static func start(_ offset: WindowGeometry.Offset?, length: Int, screen: Int) -> Int {
    let start =
      switch offset {
      case nil: 0
      case .fromStart(let distance): distance
      case .fromEnd(let distance): screen - distance - length
      }
    return max(-PixelSize.limit, min(start, PixelSize.limit))
  }

  private static func gravity(_ geometry: WindowGeometry) -> Gravity {
    switch (geometry.x, geometry.y) {
    case (.fromEnd, .fromEnd): .southEast
    case (.fromEnd, _): .northEast
    case (_, .fromEnd): .southWest
    default: .northWest
    }
  }
}
