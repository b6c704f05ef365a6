import Glibc
import PanEngine

/// A camera that turns, tilts and zooms, on a dolly that rolls straight ahead.
struct Camera: Equatable {
  /// Degrees to the right of straight ahead.
  private(set) var pan = 0.0
  /// Degrees above the horizon.
  private(set) var tilt = 0.0
  /// How many times larger everything is.
  private(set) var zoom = 1.0
  /// Metres ahead of where it began.
  private(set) var dolly = 0.0

  /// Goes on for some seconds. A stick, from -1 to 1, x right, y up, is a speed: how far it leads
  /// depends on how long it is held.
  mutating func advance(_ seconds: Double, turning: Vector, travelling: Vector) {
    pan = min(max(pan + 45 * seconds * turning.dx, -90), 90)
    tilt = min(max(tilt + 20 * seconds * turning.dy, -20), 20)
    zoom = min(max(zoom * exp2(seconds * travelling.dx), 1), 8)
    dolly = min(max(dolly + 5 * seconds * travelling.dy, 0), 30)
  }
}
