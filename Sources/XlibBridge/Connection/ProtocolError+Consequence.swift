internal import CX11

extension ProtocolError {
  /// What an error means for a program with one window that draws on nothing but that window and
  /// its own pixmaps.
  enum Consequence: Equatable {
    /// Somebody else destroyed the window.
    case windowIsGone
    /// The server had no memory for the back buffer.
    case bufferIsLost
    /// A request was wrong in itself.
    case fatal
  }

  private static let createPixmap = 53

  /// What this error means for the program of `window`.
  func consequence(for window: XID) -> Consequence {
    switch Int32(code) {
    case BadWindow where resource == window, BadDrawable where resource == window: .windowIsGone
    // The pixmap that was never made is missed by every request on it.
    case BadDrawable, BadPixmap: .bufferIsLost
    case BadAlloc where Int(request) == ProtocolError.createPixmap: .bufferIsLost
    default: .fatal
    }
  }
}
