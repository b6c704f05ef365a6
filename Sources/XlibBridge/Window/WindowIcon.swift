public import PanEngine

/// A picture of the program for title bars and lists of windows: discs that lie over one another.
///
/// It is drawn when it is sent, in each size: as a table of pixels it would be 30 KB of the
/// program.
public struct WindowIcon: Sendable {
  /// A disc of one colour, which is opaque.
  public struct Disc: Sendable {
    /// Its place in the picture, which is a square of side 1; y down.
    public var circle: Circle
    /// Its colour; its opacity does not count.
    public var color: Color

    /// A disc in a square of side 1.
    public init(_ circle: Circle, _ color: Color) {
      self.circle = circle
      self.color = color
    }
  }

  /// The discs, from the back to the front.
  public var discs: [Disc]

  /// A picture of discs, from the back to the front.
  public init(_ discs: [Disc]) {
    self.discs = discs
  }

  /// Samples of a pixel, to a side.
  private static let samples = 4

  /// The picture in so many pixels to a side, as `_NET_WM_ICON` has it: width, height, and row by
  /// row from the top alpha, red, green and blue in 8 bits each, the colours not multiplied by the
  /// alpha.
  func property(side: Int) -> [Int] {
    let colors = discs.map { WindowIcon.lanes(of: $0.color) }
    let step = 1 / Double(side * WindowIcon.samples)
    var values = [side, side]
    values.reserveCapacity(2 + side * side)
    for y in 0..<side {
      for x in 0..<side {
        // Of the samples that a disc covers: the sum of the colours, and how many they are.
        var (sum, count) = (0, 0)
        for sample in 0..<WindowIcon.samples * WindowIcon.samples {
          let (row, column) = sample.quotientAndRemainder(dividingBy: WindowIcon.samples)
          let point = Point(
            x: (Double(x * WindowIcon.samples + column) + 0.5) * step,
            y: (Double(y * WindowIcon.samples + row) + 0.5) * step)
          guard let disc = frontDisc(at: point) else { continue }
          sum += colors[disc]
          count += 1
        }
        values.append(WindowIcon.pixel(sum, count))
      }
    }
    return values
  }

  private func frontDisc(at point: Point) -> Int? {
    discs.lastIndex { disc in
      let (across, down) = (point.x - disc.circle.center.x, point.y - disc.circle.center.y)
      return across * across + down * down < disc.circle.radius * disc.circle.radius
    }
  }

  /// Red, green and blue in 16 bits each, so that some can be added in one step.
  private static func lanes(of color: Color) -> Int {
    let format = PixelFormat(redMask: 0xFF << 32, greenMask: 0xFF << 16, blueMask: 0xFF, depth: 0)
    return Int(format.pixel(for: color))
  }

  /// The mean colour, and of what part of the pixel it is.
  private static func pixel(_ sum: Int, _ count: Int) -> Int {
    if count == 0 { return 0 }
    let red = (sum >> 32) / count
    let green = (sum >> 16 & 0xFFFF) / count
    let blue = (sum & 0xFFFF) / count
    let alpha = count * 255 / (samples * samples)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
