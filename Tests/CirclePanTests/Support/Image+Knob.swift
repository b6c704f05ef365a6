import XServerHarness

extension Image {
  /// The knob as it is found in a picture, whatever its colour at that moment.
  struct Knob: Equatable {
    /// From the circle's centre to the knob's, in device pixels, y down.
    var dx: Int
    var dy: Int
    var color: RGB

    /// How far it is from the circle's centre, in device pixels.
    var distance: Double { Double(dx * dx + dy * dy).squareRoot() }
  }

  /// Finds the knob of the default scene in a picture of the whole window; nil where what is there
  /// is not one whole disc of one colour.
  func knob(radius: Int = 25) -> Knob? {
    let scene = Picture()
    let found = pixels.indices.filter {
      pixels[$0] != scene.background && pixels[$0] != scene.circle
    }
    guard let first = found.first, found.allSatisfy({ pixels[$0] == pixels[first] }) else {
      return nil
    }
    // The topmost row of a disc lies evenly on both sides of its middle.
    let top = first / width
    let row = found.filter { $0 / width == top }
    let middle = PixelPoint((row[0] % width + row[row.count - 1] % width + 1) / 2, top + radius)
    let points = Set(found.map { PixelPoint($0 % width, $0 / width) })
    guard points == expectedDisc(center: middle, radius: radius) else { return nil }
    let center = Picture.center(of: PixelRect(x: 0, y: 0, width: width, height: height))
    return Knob(dx: middle.x - center.x, dy: middle.y - center.y, color: pixels[first])
  }
}

extension Session {
  /// The knob as far as it shows on the row through the middle of the default scene, for looks that
  /// are as quick as can be. Of use where it moves along that row; nil where it cannot be seen
  /// there.
  func knobOnItsRow() throws -> Image.Knob? {
    let (window, scene) = (try window.geometry(), Picture())
    let center = Picture.center(of: window)
    let row = try self.window.image(
      of: PixelRect(x: 0, y: center.y, width: window.width, height: 1)
    ).pixels
    func isKnob(_ pixel: RGB) -> Bool { pixel != scene.background && pixel != scene.circle }
    guard let first = row.firstIndex(where: isKnob), let last = row.lastIndex(where: isKnob) else {
      return nil
    }
    return Image.Knob(dx: (first + last + 1) / 2 - center.x, dy: 0, color: row[first])
  }
}
