import CBaseline
import PanEngine

/// The drag that is measured: it goes on and on, about half of the time outside of the circle.
enum DragPath {
  static let moves = 4096
  static let radius = 125.0
  static let knobRadius = 25.0
  static let side = 400.0
  static let center = CPoint(x: side / 2, y: side / 2)
  /// Between two moves, in nanoseconds: a mouse that reports a thousand times a second.
  static let interval: Int64 = 1_000_000

  /// Where the pointer is at each move, in the scene.
  static func points() -> [CPoint] {
    var path = [CPoint](repeating: CPoint(), count: moves)
    c_path(&path, path.count, center, 1.2 * radius)
    return path
  }
}

extension Point {
  init(_ point: CPoint) {
    self.init(x: point.x, y: point.y)
  }
}
