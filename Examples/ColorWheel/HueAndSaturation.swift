import Glibc
import PanEngine

/// A colour of full brightness, as a place on the wheel.
struct HueAndSaturation: Equatable {
  /// The bearing: degrees counter-clockwise from red, from 0 to below 360.
  var hue = 0.0
  /// The distance from the middle: 0 is white, 1 is on the rim.
  var saturation = 0.0

  /// Takes the colour at a place: in radii from the middle, y down. The middle itself has no
  /// bearing: there the hue stays what it was.
  mutating func move(to place: Vector) {
    saturation = min(place.length, 1)
    guard saturation > 0 else { return }
    let degrees = atan2(-place.dy, place.dx) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
  }

  /// The way from the middle to a place of this hue, that many radii long, y down.
  func way(_ length: Double) -> Vector {
    Vector(dx: cos(hue * .pi / 180), dy: -sin(hue * .pi / 180)) * length
  }

  /// As the screen shows it: A. R. Smith, "Color Gamut Transform Pairs" (1978), for the value 1.
  var color: Color {
    /// Full for a third of the circle, and falling off for a sixth on either side.
    func component(_ sixths: Double) -> Double {
      let position = (sixths + hue / 60).truncatingRemainder(dividingBy: 6)
      return 1 - saturation * max(0, min(position, 4 - position, 1))
    }
    return Color(red: component(5), green: component(3), blue: component(1))
  }
}
