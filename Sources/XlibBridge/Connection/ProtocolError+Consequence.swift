internal import CirclePanX11

extension ProtocolError {
  /// What an error means for a program with one window that draws on nothing but that window and
  /// its own pixmaps.
  enum Consequence: Equatable {
    /// Somebody else destroyed the window.
    case windowIsGone
    /// The server had no memory for the back buffer or for masks, or RENDER did not do as it was
    /// asked.
    case drawingIsLost
    /// A request was wrong in itself.
    case fatal
  }

  private static let createPixmap = 53

  /// What this error means for the program of `window`, which knows RENDER by the number `opcode`.
  func consequence(for window: XID, render opcode: UInt8?) -> Consequence {
    switch Int32(code) {
    case BadWindow where resource == window, BadDrawable where resource == window: .windowIsGone
    case _ where request == opcode: .drawingIsLost
    // The pixmap that was never made is missed by every request on it.
    case BadDrawable, BadPixmap: .drawingIsLost
    case BadAlloc where Int(request) == ProtocolError.createPixmap: .drawingIsLost
    default: .fatal
    }
  }
}
