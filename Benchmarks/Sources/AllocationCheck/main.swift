// Fails where a move of a drag asks for memory: what `make test` can hold against a change, since
// it is counted and not timed.

import CBaseline
import PanEngine

exit(countAllocations() == 0 ? 0 : 1)

/// Drags a knob around, about half of the time outside of the circle, and says how often that took
/// memory once it had settled.
func countAllocations() -> UInt64 {
  let moves = 4096
  var points = [CPoint](repeating: CPoint(), count: moves)
  let center = CPoint(x: 200, y: 200)
  c_path(&points, moves, center, 150)
  var configuration = PadConfiguration()
  configuration.leave = .clamp
  var scene = PadScene(configuration, size: Size(width: 400, height: 400))
  scene.handle(.press(Point(x: center.x, y: center.y)), at: .zero)
  var now = Instant.zero
  // The first time around the knob turns red, and queues get the room that they need.
  drag(&scene, points, from: &now)
  let before = allocation_count()
  drag(&scene, points, from: &now)
  let count = allocation_count() - before
  print("allocations in \(moves) moves of a drag: \(count)")
  return count
}

/// A mouse that reports a thousand times a second.
func drag(_ scene: inout PadScene, _ points: [CPoint], from now: inout Instant) {
  for point in points {
    now.nanoseconds += 1_000_000
    scene.handle(.move(Point(x: point.x, y: point.y), primaryIsDown: true), at: now)
    _ = scene.takeDamage()
    while scene.nextReading() != nil {}
  }
}
