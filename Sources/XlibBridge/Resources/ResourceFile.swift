internal import CirclePanSupport

/// A file of resources that is there and can be read.
struct ResourceFile {
  /// Its name.
  let path: [UInt8]
  /// What is written there, as far as it is looked at.
  let text: [UInt8]

  /// The file of that name; nil where it is missing, a folder, a pipe, or somebody else's secret.
  ///
  /// - Parameter longest: how many bytes are looked at.
  init?(_ name: [UInt8], longest: Int = ResourceText.longest) {
    // A pipe in its place would otherwise keep the program waiting.
    let descriptor = (name + [0]).withUnsafeBytes { bytes -> Int32 in
      guard let path = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      return support_open(path, O_RDONLY | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // Only what has a size can be read from its beginning to its end.
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0 else { return nil }
    var text = [UInt8](repeating: 0, count: min(Int(size), longest))
    let count = text.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else { return nil }
    // Nothing is written behind a zero, as Xlib sees it; and half a line is none.
    var end = text[..<count].firstIndex(of: 0) ?? count
    if end == longest { end = (text[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }
    self.text = Array(text[..<end])
    path = name
  }
}
