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
  /// Where the visual has bits beside the colours, they are an alpha channel.
  private let alpha: UInt

  /// The format of a visual with these masks in pixels of `depth` bits.
  init(redMask: UInt, greenMask: UInt, blueMask: UInt, depth: Int) {
    red = Channel(mask: redMask)
    green = Channel(mask: greenMask)
    blue = Channel(mask: blueMask)
    let used: UInt = (1 << UInt(max(0, depth))) &- 1
    alpha = used & ~(redMask | greenMask | blueMask)
  }

  /// The pixel value of a colour, as opaque as the visual can make it: the colour's own opacity is
  /// not looked at.
  func pixel(for color: Color) -> UInt {
    red.bits(for: color.red) | green.bits(for: color.green) | blue.bits(for: color.blue) | alpha
  }
}
