internal import PanEngine

/// A colour with its opacity as RENDER takes it: four components of 8 bits, red, green and blue
/// multiplied by the opacity.
struct Ink: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  init(_ color: Color) {
    func bits(_ share: Double) -> UInt8 {
      // Written so that a NaN becomes 0.
      share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
    }
    let opacity = color.opacity > 0 ? min(color.opacity, 1) : 0
    red = bits(min(color.red, 1) * opacity)
    green = bits(min(color.green, 1) * opacity)
    blue = bits(min(color.blue, 1) * opacity)
    alpha = bits(opacity)
  }
}
