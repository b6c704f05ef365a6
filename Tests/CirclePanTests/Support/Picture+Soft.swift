import XServerHarness

extension Picture {
  /// Where a picture of a part of the window is otherwise than this one with soft edges, in words;
  /// empty where it is the same, as far as one can say without knowing how soft: away from the rims
  /// the colours have to be these, and some pixels on each rim that is seen have to be neither one
  /// nor the other.
  func softDifferences(
    in image: Image, _ part: PixelRect, of window: PixelRect, tolerance: Int
  ) -> String {
    // Soft edges go by half pixels and finer: the middle of an odd window is the middle of a pixel.
    let middle = (x: Double(window.width) / 2, y: Double(window.height) / 2)
    let discs = [
      SoftDisc(x: middle.x, y: middle.y, radius: Double(radius), color: circle),
      SoftDisc(
        x: middle.x + Double(offset.dx), y: middle.y + Double(offset.dy),
        radius: Double(knobRadius), color: knob),
    ]
    var wrong: [String] = []
    var soft = 0
    for y in 0..<part.height {
      for x in 0..<part.width {
        let seen = image[x, y]
        guard let wanted = color(x + part.x, y + part.y, discs) else {
          if ![background, circle, knob].contains(where: { seen.isNear($0, tolerance: 8) }) {
            soft += 1
          }
          continue
        }
        if !seen.isNear(wanted, tolerance: tolerance) { wrong.append("(\(x), \(y)) is \(seen)") }
      }
    }
    if !wrong.isEmpty { return "\(wrong.count) wrong pixels: \(wrong.prefix(4))" }
    return soft == 0 && part.width > 60 && part.height > 60 ? "all edges are hard" : ""
  }

  /// The colour of a pixel; nil on a rim.
  private func color(_ x: Int, _ y: Int, _ discs: [SoftDisc]) -> RGB? {
    for disc in discs.reversed() {
      let distance = disc.distance(x, y)
      if distance < disc.radius - 1.3 { return disc.color }
      if distance < disc.radius + 1.3 { return nil }
    }
    return background
  }

  private struct SoftDisc {
    let x: Double
    let y: Double
    let radius: Double
    let color: RGB

    /// From the disc's middle to that of a pixel.
    func distance(_ x: Int, _ y: Int) -> Double {
      let (across, down) = (Double(x) + 0.5 - self.x, Double(y) + 0.5 - self.y)
      return (across * across + down * down).squareRoot()
    }
  }
}
