import PanEngine

/// Whether two numbers differ by at most `tolerance`.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

/// Whether two ways differ by at most `tolerance` in each direction.
func isClose(_ first: Vector, _ second: Vector, within tolerance: Double = 1e-9) -> Bool {
  isClose(first.dx, second.dx, within: tolerance) && isClose(first.dy, second.dy, within: tolerance)
}

/// Whether two colours differ by at most `tolerance` in each component.
func isClose(_ first: Color, _ second: Color, within tolerance: Double = 1e-9) -> Bool {
  isClose(first.red, second.red, within: tolerance)
    && isClose(first.green, second.green, within: tolerance)
    && isClose(first.blue, second.blue, within: tolerance)
    && isClose(first.opacity, second.opacity, within: tolerance)
}

extension Instant {
  /// A moment as a script writes it.
  init(_ seconds: Double) { self.init(seconds: seconds) }
}
