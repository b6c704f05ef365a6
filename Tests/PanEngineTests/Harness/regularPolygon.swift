import CirclePanMath
import PanEngine

/// The corners of a regular polygon, clockwise on the screen from the rightmost one.
func regularPolygon(count: Int, radius: Double, about center: Point = .zero) -> [Point] {
  (0..<count).map { center + direction(2 * .pi * Double($0) / Double(count)) * radius }
}

/// The way of length 1 at an angle in radians: from x to y, whichever way y is.
func direction(_ angle: Double) -> Vector {
  Vector(dx: cos(angle), dy: sin(angle))
}
