internal import CirclePanX11

/// The scale that the user's desktop asks for, in the resources of the screen: text on the root
/// window, of lines such as "Xft.dpi: 144".
///
/// Read byte by byte: Xlib's own reader of resources takes half a millisecond, most of it for the
/// locale.
enum DesktopScale {
  /// What a screen has where one logical pixel is one device pixel.
  private static let ordinaryResolution = 96.0
  /// Far more than any resources; a longer text counts as far as that.
  private static let mostBytes = 1 << 20

  /// The scale when the connection was made; no round trip, since Xlib has the text since then;
  /// `XResourceManagerString`.
  static func atStart(_ connection: Connection) -> Double {
    guard let text = XResourceManagerString(connection.display) else { return 1 }
    return scale(UnsafeRawBufferPointer(start: text, count: length(text)))
  }

  /// The scale now; nil where the server is lost. One round trip; `XGetWindowProperty`.
  static func now(_ connection: Connection) -> Double? {
    var type = Atom(None)
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var text: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, connection.root, XA_RESOURCE_MANAGER, 0, mostBytes / 4, False, XA_STRING,
      &type, &format, &count, &rest, &text)
    // What a lost server "answers" means nothing, its pointer included.
    if connection.isLost || status != Success { return nil }
    guard let text else { return 1 }
    defer { XFree(text) }
    return format == 8 ? scale(UnsafeRawBufferPointer(start: text, count: Int(count))) : 1
  }

  /// The scale in a text of resources: that of the last line about it that makes sense, as later
  /// lines count more; 1 where there is none.
  static func scale(_ text: UnsafeRawBufferPointer) -> Double {
    var scale = 1.0
    var reader = ResourceReader(text)
    while !reader.isAtEnd {
      if reader.skipName("Xft.dpi"), let resolution = reader.readNumber() {
        scale = resolution / ordinaryResolution
      }
      reader.skipLine()
    }
    let usable = PixelGrid.usableScales
    return max(usable.lowerBound, min(scale, usable.upperBound))
  }

  private static func length(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while length < mostBytes, text[length] != 0 { length += 1 }
    return length
  }
}
