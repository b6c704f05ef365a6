internal import CirclePanX11

extension ProtocolError {
  /// What an error means for a program with one window that draws on nothing but that window and
  /// its own pixmaps.
  enum Consequence: Equatable {
    /// Somebody else destroyed the window.
    case windowIsGone
    /// The server had no memory for the back buffer or for masks, has lost what is drawn with, or
    /// did not draw as it was asked.
    case drawingIsLost
    /// The pointer's looks were not made, or somebody has freed them.
    case cursorsAreLost
    /// The pointer was not taken, although Xlib says that it was.
    case captureIsLost
    /// There never was a window.
    case fatal
    /// The request was for something that the picture can be without.
    case nothing
  }

  /// Requests by their major opcodes, as X11/Xproto.h numbers them.
  private enum Request {
    static let createWindow: UInt8 = 1
    static let grabPointer: UInt8 = 26
    /// From CreatePixmap, by way of what is drawn with, to the last one that draws.
    static let drawing: ClosedRange<UInt8> = 53...77
    static let createContext: UInt8 = 55
    static let cursors: ClosedRange<UInt8> = 93...96
  }

  /// XInput 2's XIGrabDevice.
  private static let grabDevice: UInt8 = 51

  /// RENDER's requests for cursors, which libXcursor makes: CreateCursor and CreateAnimCursor.
  private static let renderedCursors: [UInt8] = [27, 31]

  /// What this error means for the program of `window`, which knows RENDER by the number `opcode`,
  /// and XInput by `input`.
  func consequence(
    for window: XID, render opcode: UInt8?, input: Int32? = nil
  ) -> Consequence {
    switch (Int32(code), request) {
    case (BadWindow, _) where resource == window, (BadDrawable, _) where resource == window:
      .windowIsGone
    case (_, Request.createWindow): .fatal
    case (_, Request.grabPointer): .captureIsLost
    case _ where Int32(request) == input && minor == ProtocolError.grabDevice: .captureIsLost
    case (BadCursor, _), (_, Request.cursors): .cursorsAreLost
    case _ where request == opcode:
      ProtocolError.renderedCursors.contains(minor) ? .cursorsAreLost : .drawingIsLost
    // The pixmap that was never made is missed by every request on it.
    case (BadDrawable, _), (BadPixmap, _), (_, Request.drawing): .drawingIsLost
    default: .nothing
    }
  }

  /// Whether there was no memory for a graphics context.
  var refusesContext: Bool { request == Request.createContext }

  /// Whether a graphics context is missing.
  var isOfContext: Bool { Int32(code) == BadGC || refusesContext }
}
