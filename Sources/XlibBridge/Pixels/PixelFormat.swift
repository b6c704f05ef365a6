internal import PanEngine

/// How a TrueColor visual packs a colour into a pixel value: arithmetic instead of a round trip for
/// each colour. Takes masks of any width: 8 bits, 10, 5-6-5.
struct PixelFormat {
  private struct Channel {
    let shift: Int
    let maximum: Double

    init(mask: UInt) {
      shift = mask.trailingZeroBitCount
      maximum = Double(mask >> UInt(shift))
    }

    func bits(for component: Double) -> UInt {
      // Written so that a NaN becomes 0.
      let share = component > 0 ? min(component, 1) : 0
      return UInt((share * maximum).rounded()) << UInt(shift)
    }
  }

  private let red: Channel
  private let green: Channel
  private let blue: Channel
  /// Where the visual has bits beside the colours, they are an alpha channel; nil where it has
  /// none.
  private let alpha: Channel?

  /// The format of a visual with these masks in pixels of `depth` bits.
  init(redMask: UInt, greenMask: UInt, blueMask: UInt, depth: Int) {
    red = Channel(mask: redMask)
    green = Channel(mask: greenMask)
    blue = Channel(mask: blueMask)
    let used: UInt = (1 << UInt(max(0, depth))) &- 1
    let rest = used & ~(redMask | greenMask | blueMask)
    alpha = rest == 0 ? nil : Channel(mask: rest)
  }

  /// The pixel value of a colour. With an alpha channel, its components are those of the colour
  /// times its opacity, as compositors take them; without one, the opacity is not looked at.
  func pixel(for color: Color) -> UInt {
    guard let alpha else { return pixel(for: color, opacity: 1) }
    return pixel(for: color, opacity: color.opacity) | alpha.bits(for: color.opacity)
  }

  private func pixel(for color: Color, opacity: Double) -> UInt {
    red.bits(for: color.red * opacity) | green.bits(for: color.green * opacity)
      | blue.bits(for: color.blue * opacity)
  }
}
