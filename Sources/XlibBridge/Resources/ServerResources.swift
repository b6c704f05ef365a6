internal import CSupport
internal import CX11

/// The resources that the server had when the connection was made, as text with the 0 that ends it
/// in C. Any client may have written them.
enum ServerResources {
  /// What was written there; nil where there is no such property. `XResourceManagerString`.
  private static func written(_ display: OpaquePointer) -> [UInt8]? {
    guard let text = XResourceManagerString(display) else { return nil }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text) + 1))
  }

  /// The same, with nothing in it that opens a file.
  static func text(_ display: OpaquePointer) -> [UInt8]? {
    written(display).map { ResourceText($0).withoutIncludes() }
  }

  /// Keeps Xlib from opening files that are named there: it reads them all by itself when the first
  /// cursor is made, unless it has been given others; `XrmSetDatabase`.
  static func shield(_ display: OpaquePointer) {
    guard let written = written(display) else { return }
    let text = ResourceText(written).withoutIncludes()
    if text == written { return }
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      XrmSetDatabase(display, XrmGetStringDatabase(start))
    }
  }
}
