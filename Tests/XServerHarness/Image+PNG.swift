import Glibc

extension Image {
  /// Writes the picture as a PNG file, for somebody who wants to look at what a test saw.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the file cannot be made.
  public func writePNG(to path: String) throws(HarnessError) {
    let file = try Descriptor(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
    var rest = png[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file.number, $0.baseAddress, $0.count) }
      if count <= 0 { throw .missing("\(path): \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  /// The whole file: ISO/IEC 15948, with the pixels stored and not compressed.
  private var png: [UInt8] {
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", header) + chunk("IDAT", zlibStream(of: scanLines)) + chunk("IEND", [])
  }

  /// Each row after a byte that says that it is not filtered.
  private var scanLines: [UInt8] {
    var bytes: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
      if index % width == 0 { bytes.append(0) }
      bytes += [pixel.red, pixel.green, pixel.blue]
    }
    return bytes
  }
}

private func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
  let checked = Array(type.utf8) + body
  return bigEndian(UInt32(body.count)) + checked + bigEndian(crc32(checked))
}

/// RFC 1950 around stored blocks of RFC 1951.
private func zlibStream(of bytes: [UInt8]) -> [UInt8] {
  let blockSize = 65_535
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: bytes.count, by: blockSize) {
    let block = bytes[start..<min(start + blockSize, bytes.count)]
    let low = UInt8(block.count & 0xff)
    let high = UInt8(block.count >> 8)
    stream += [start + blockSize >= bytes.count ? 1 : 0, low, high, ~low, ~high]
    stream += block
  }
  return stream + bigEndian(adler32(bytes))
}

private func adler32(_ bytes: [UInt8]) -> UInt32 {
  var sums: (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    sums.0 = (sums.0 + UInt32(byte)) % 65_521
    sums.1 = (sums.1 + sums.0) % 65_521
  }
  return sums.1 << 16 | sums.0
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var remainder: UInt32 = 0xffff_ffff
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 {
      remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1
    }
  }
  return ~remainder
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
