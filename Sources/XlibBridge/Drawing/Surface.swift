/// How a window is drawn.
enum Surface: ~Copyable {
  /// Straight into the window, clipped to what has changed.
  case direct
  /// Into a buffer first, from which the window is a copy.
  case buffered(BackBuffer)

  /// The buffer's pictures; nil where there is no buffer.
  var pictures: BackBuffer.Pictures? {
    switch self {
    case .direct: nil
    case .buffered(let buffer): buffer.pictures
    }
  }

  /// Whether there is a buffer, as large as a new one for that size would be.
  func fits(_ size: PixelSize) -> Bool {
    switch self {
    case .direct: false
    case .buffered(let buffer): buffer.fits(size)
    }
  }
}
