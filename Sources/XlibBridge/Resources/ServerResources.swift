internal import CirclePanSupport
internal import CirclePanX11

/// The resources that the server had when the connection was made, as text with the 0 that ends it
/// in C. Any client may have written them.
enum ServerResources {
  /// What was written there, with nothing in it that opens a file; nil where there is no such
  /// property. `XResourceManagerString`.
  static func text(_ display: OpaquePointer) -> [UInt8]? {
    guard let text = XResourceManagerString(display) else { return nil }
    return self.text(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The same of bytes that the property has, of which those before a 0 count.
  static func text(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    ResourceText(Array(bytes.prefix { $0 != 0 }) + [0]).withoutIncludes()
  }
}
