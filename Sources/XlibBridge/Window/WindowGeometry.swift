/// A window's size and place as users of X write them: `[=][WIDTH][xHEIGHT][{+-}X[{+-}Y]]` in
/// device pixels, where -X counts from the screen's right edge and -Y from its bottom.
///
/// Read here and not by `XParseGeometry`, which lets numbers beyond an `int` wrap. They stay what
/// they are here: very large, to be clamped to what a window can have.
public struct WindowGeometry: Equatable, Sendable {
  /// A distance from an edge of the screen to the same edge of the window; negative to lie outside.
  enum Offset: Equatable, Sendable {
    case fromStart(Int)
    case fromEnd(Int)
  }

  /// The width that is asked for, in device pixels, above 0; nil where none is.
  public let width: Int?
  /// The height that is asked for, in device pixels, above 0; nil where none is.
  public let height: Int?
  let x: Offset?
  let y: Offset?

  /// Reads a geometry. No display is needed.
  ///
  /// - Throws: ``WindowGeometryError`` where the text is not of that form, names nothing at all, or
  ///   a width or height of 0.
  public init(_ text: String) throws(WindowGeometryError) {
    var reader = WindowGeometryReader(text)
    reader.skipEqualsSign()
    width = reader.isAtSign || reader.isAtCross ? nil : try reader.readNumber()
    height = reader.skipCross() ? try reader.readNumber() : nil
    x = try reader.readOffset()
    y = x == nil ? nil : try reader.readOffset()
    try reader.finish()
    if width == nil && height == nil && x == nil { throw .malformed }
    if width == 0 || height == 0 { throw .empty }
  }
}

/// A geometry that is none.
public enum WindowGeometryError: Error, Equatable, Sendable {
  /// The text is not of the form `WIDTHxHEIGHT+X+Y`.
  case malformed
  /// A width or a height of 0: no window has that.
  case empty
}
