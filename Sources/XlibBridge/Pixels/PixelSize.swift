/// A width and a height in device pixels.
public struct PixelSize: Equatable, Sendable {
  /// Device pixels from left to right.
  public var width: Int
  /// Device pixels from top to bottom.
  public var height: Int

  /// A size of `width` × `height` device pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The largest width and height that X can draw on: its coordinates are 16-bit and signed.
  static let limit = 32_767

  /// How many pixels that is.
  var area: Int { width * height }

  /// Whether that place lies in a window of this size.
  func contains(x: Int, y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height
  }

  /// The nearest size that a window can have: no side below 1 or above ``limit``.
  var clampedToWindow: PixelSize {
    limited(to: PixelSize(width: PixelSize.limit, height: PixelSize.limit))
  }

  /// A size that is nowhere larger than another one, and has a pixel at least.
  func limited(to largest: PixelSize) -> PixelSize {
    clamped(from: PixelSize(width: 1, height: 1), to: largest)
  }

  /// The nearest size with each side from that of `smallest` to that of `largest`; where the two
  /// contradict each other, `smallest` counts.
  func clamped(from smallest: PixelSize, to largest: PixelSize) -> PixelSize {
    PixelSize(
      width: max(smallest.width, min(width, largest.width)),
      height: max(smallest.height, min(height, largest.height)))
  }
}
