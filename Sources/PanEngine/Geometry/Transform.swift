internal import CirclePanMath

/// An affine map of the plane: turns, scales, mirrors, shears and shifts, in any combination.
///
/// It is written as what it makes of the two unit vectors and of the origin: (x, y) becomes
/// `offset` + x · `xAxis` + y · `yAxis`. There is no `Transform * Transform`: which of the two
/// comes first is for a word to say, ``followed(by:)``.
public struct Transform: Hashable, Sendable {
  /// What one logical pixel to the right becomes.
  public var xAxis: Vector
  /// What one logical pixel down becomes.
  public var yAxis: Vector
  /// Where the origin goes, in logical pixels.
  public var offset: Vector

  /// The map that makes `xAxis` and `yAxis` of the unit vectors, and shifts by `offset`.
  public init(xAxis: Vector, yAxis: Vector, offset: Vector = .zero) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.offset = offset
  }

  /// Leaves everything where it is.
  public static let identity = Transform(
    xAxis: Vector(dx: 1, dy: 0), yAxis: Vector(dx: 0, dy: 1))

  /// Shifts by `way` logical pixels.
  public static func translation(_ way: Vector) -> Transform {
    Transform(xAxis: identity.xAxis, yAxis: identity.yAxis, offset: way)
  }

  /// Makes everything `factor` times as large, about the origin.
  public static func scale(_ factor: Double) -> Transform {
    scale(x: factor, y: factor)
  }

  /// Makes everything `x` times as wide and `y` times as high, about the origin; a negative factor
  /// mirrors.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(xAxis: Vector(dx: x, dy: 0), yAxis: Vector(dx: 0, dy: y))
  }

  /// Turns about the origin, by `radians` from the x axis towards the y axis: clockwise on the
  /// screen, where y points down.
  public static func rotation(_ radians: Double) -> Transform {
    let cosine = cos(radians)
    let sine = sin(radians)
    return Transform(xAxis: Vector(dx: cosine, dy: sine), yAxis: Vector(dx: -sine, dy: cosine))
  }

  // MARK: Mapping

  /// Where a place goes.
  public func map(_ point: Point) -> Point {
    Point.zero + offset + map(point - Point.zero)
  }

  /// What a way becomes: the offset does not count.
  public func map(_ way: Vector) -> Vector {
    Vector(
      dx: xAxis.dx * way.dx + yAxis.dx * way.dy, dy: xAxis.dy * way.dx + yAxis.dy * way.dy)
  }

  /// The smallest rectangle around what a rectangle becomes, whose edges may be infinite.
  public func bounds(of rect: Rect) -> Rect {
    let x = Transform.reach(from: rect.minX, to: rect.maxX, by: xAxis)
    let y = Transform.reach(from: rect.minY, to: rect.maxY, by: yAxis)
    return Rect(
      minX: offset.dx + (x.minX + y.minX), minY: offset.dy + (x.minY + y.minY),
      maxX: offset.dx + (x.maxX + y.maxX), maxY: offset.dy + (x.maxY + y.maxY))
  }

  /// The smallest rectangle around what a disc becomes.
  public func bounds(of circle: Circle) -> Rect {
    // The point of an ellipse that is farthest to the right lies as far as the first row of the map
    // is long.
    let reach = Size(
      width: 2 * circle.radius * Vector(dx: xAxis.dx, dy: yAxis.dx).length,
      height: 2 * circle.radius * Vector(dx: xAxis.dy, dy: yAxis.dy).length)
    return Rect(center: map(circle.center), size: reach)
  }

  // MARK: Combining

  /// The map that does this one first, and then `next`.
  public func followed(by next: Transform) -> Transform {
    if next.isTranslation {
      return Transform(xAxis: xAxis, yAxis: yAxis, offset: next.offset + offset)
    }
    return Transform(
      xAxis: next.map(xAxis), yAxis: next.map(yAxis), offset: next.offset + next.map(offset))
  }

  /// How many times as large it makes areas; negative where it mirrors.
  public var determinant: Double {
    xAxis.dx * yAxis.dy - xAxis.dy * yAxis.dx
  }

  /// The map that leads back; nil where there is none: everything falls on a line or a point, or
  /// becomes smaller or larger than a `Double` can say.
  public var inverse: Transform? {
    if isTranslation { return offset.isFinite ? .translation(.zero - offset) : nil }
    let factor = 1 / determinant
    guard factor.isFinite, factor != 0, offset.isFinite else { return nil }
    let linear = Transform(
      xAxis: Vector(dx: yAxis.dy * factor, dy: -xAxis.dy * factor),
      yAxis: Vector(dx: -yAxis.dx * factor, dy: xAxis.dx * factor))
    guard linear.xAxis.isFinite, linear.yAxis.isFinite else { return nil }
    return Transform(
      xAxis: linear.xAxis, yAxis: linear.yAxis, offset: linear.map(.zero - offset))
  }

  /// Whether there is an ``inverse``.
  public var isInvertible: Bool {
    isTranslation ? offset.isFinite : inverse != nil
  }

  // MARK: Kinds

  /// Whether it only shifts.
  public var isTranslation: Bool {
    xAxis.dx == 1 && yAxis.dy == 1 && xAxis.dy == 0 && yAxis.dx == 0
  }

  /// How many times as large it makes all lengths, 0 or more: nil where that depends on their
  /// direction. A disc stays a disc exactly where there is such a number.
  public var lengthFactor: Double? {
    if isTranslation { return 1 }
    let x = xAxis.dx * xAxis.dx + xAxis.dy * xAxis.dy
    let y = yAxis.dx * yAxis.dx + yAxis.dy * yAxis.dy
    let lean = xAxis.dx * yAxis.dx + xAxis.dy * yAxis.dy
    let slack = Transform.tolerance * (x + y)
    guard (x - y).magnitude <= slack, lean.magnitude <= slack else { return nil }
    return ((x + y) / 2).squareRoot()
  }

  /// Whether upright rectangles stay upright ones: scales, mirrors and quarter turns.
  public var keepsRectsUpright: Bool {
    let slack = Transform.tolerance
    let isStraight =
      xAxis.dy.magnitude <= slack * xAxis.dx.magnitude
      && yAxis.dx.magnitude <= slack * yAxis.dy.magnitude
    let isQuarterTurned =
      xAxis.dx.magnitude <= slack * xAxis.dy.magnitude
      && yAxis.dy.magnitude <= slack * yAxis.dx.magnitude
    return isStraight || isQuarterTurned
  }

  /// What a chain of maps may lose to rounding and still count as what it was made to be: far less
  /// than a pixel of anything that fits on a screen.
  private static let tolerance = 1e-9

  /// What the stretch between two coordinates becomes along one of the axes. Nothing times infinity
  /// is nothing here.
  private static func reach(from least: Double, to most: Double, by axis: Vector) -> Rect {
    func product(_ coordinate: Double, _ factor: Double) -> Double {
      factor == 0 ? 0 : coordinate * factor
    }
    return Rect(
      minX: product(axis.dx < 0 ? most : least, axis.dx),
      minY: product(axis.dy < 0 ? most : least, axis.dy),
      maxX: product(axis.dx < 0 ? least : most, axis.dx),
      maxY: product(axis.dy < 0 ? least : most, axis.dy))
  }
}
