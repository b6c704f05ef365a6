import PanEngine
import XlibBridge

extension WindowIcon {
  /// The circle with the knob off its centre, each in a darker rim: what Resources/circlepan.svg
  /// has, on the same grid of 16.
  static var program: WindowIcon {
    WindowIcon([
      disc(8, 8, 8, 0xB35900), disc(8, 8, 7, 0xFF8000), disc(10, 6, 4, 0x005F66),
      disc(10, 6, 3, 0x00FFFF),
    ])
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double, _ rgb: Int) -> Disc {
    Disc(
      Circle(center: Point(x: x / 16, y: y / 16), radius: radius / 16),
      Color(
        red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 255) / 255,
        blue: Double(rgb & 255) / 255))
  }
}
