import Glibc
import XServerHarness

/// Where the hand goes. Without a window manager, programs have their windows in the left top
/// corner of the screen.
enum DragPath {
  /// The circle's middle on the screen.
  static let center = PixelPoint(200, 200)

  /// Places within the circle, each so far from the one before that its pixel is not red yet.
  static func jumps(_ count: Int) -> [PixelPoint] {
    (0..<count).map { index in
      place(reach: 60 + Double(index % 7) * 8, angle: Double(index) * 2.4)
    }
  }

  /// A hand that goes around, for about a third of the way outside of the circle, some pixels at a
  /// time.
  static func curve(_ count: Int) -> [PixelPoint] {
    (0..<count).map { index in
      let angle = Double(index) * 0.05
      return place(reach: 105 + 40 * sin(angle * 3.1), angle: angle)
    }
  }

  private static func place(reach: Double, angle: Double) -> PixelPoint {
    PixelPoint(
      center.x + Int((reach * cos(angle)).rounded()),
      center.y + Int((reach * sin(angle)).rounded()))
  }
}
