/// A colour as the screen's own components (sRGB values, not linear light), each from 0 to 1.
public struct Color: Hashable, Sendable {
  /// From 0, none, to 1.
  public var red: Double
  /// From 0, none, to 1.
  public var green: Double
  /// From 0, none, to 1.
  public var blue: Double
  /// From 0, see-through, to 1, opaque.
  public var opacity: Double

  /// A colour of these components, each from 0 to 1; `opacity` is 1 unless given.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Nothing at all: what lies behind shows.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// (1, 1, 1)
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// (1, 0.5, 0), the limit circle's own colour.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// (0, 1, 1), the knob at rest.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// (1, 0, 0), the knob while dragged.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// The same colour at another opacity, from 0 to 1.
  public func withOpacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// What one sees when this colour lies over another one: the "over" operator of Porter and Duff,
  /// "Compositing Digital Images" (1984), on the screen's own components as every X toolkit does
  /// it. It is opaque where one of the two is.
  public func over(_ background: Color) -> Color {
    // How much of the background still shows; its colour counts for as much.
    let rest = background.opacity * (1 - opacity)
    let sum = opacity + rest
    guard sum > 0 else { return .clear }
    return Color(
      red: (red * opacity + background.red * rest) / sum,
      green: (green * opacity + background.green * rest) / sum,
      blue: (blue * opacity + background.blue * rest) / sum, opacity: sum)
  }
}
