internal import CSupport

/// A file of resources that is there and can be read.
struct ResourceFile {
  /// Its name, with the 0 that ends it in C.
  let path: [UInt8]
  /// Its beginning.
  let text: ResourceText

  /// The file of that name; nil where it is missing, a folder, or somebody else's secret.
  init?(_ name: [UInt8]) {
    path = name + [0]
    // A pipe in its place would otherwise keep the program waiting.
    let descriptor = path.withUnsafeBytes { bytes -> Int32 in
      guard let path = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      return support_open(path, O_RDONLY | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return nil }
    var text = [UInt8](repeating: 0, count: ResourceText.longest)
    let count = text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count >= 0 else { return nil }
    text.removeLast(text.count - count)
    self.text = ResourceText(text)
  }
}
