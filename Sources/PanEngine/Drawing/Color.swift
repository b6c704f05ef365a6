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

  /// What one sees when this colour lies over an opaque one: the "over" operator of Porter and
  /// Duff, "Compositing Digital Images" (1984), on the screen's own components as every X toolkit
  /// does it.
  public func over(_ background: Color) -> Color {
    Color(
      red: red * opacity + background.red * (1 - opacity),
      green: green * opacity + background.green * (1 - opacity),
      blue: blue * opacity + background.blue * (1 - opacity))
  }
}
