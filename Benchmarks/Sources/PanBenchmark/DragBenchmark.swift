import CBaseline
import PanEngine

/// A whole move of the drag: the steady state.
///
/// A value and not an object: each access to a property of an object is checked for exclusivity,
/// which would be measured too.
struct DragBenchmark: ~Copyable {
  private let points: [Point]
  private let cPoints: [CPoint]
  private var readings = [CReading](repeating: CReading(), count: DragPath.moves)
  private let cPad: OpaquePointer
  private var scene: PadScene
  private var now = Instant.zero
  private var cNow: Int64 = 0
  /// What is computed goes in here, so that nothing is left out as unused.
  private var sum = 0.0

  init() {
    cPoints = DragPath.points()
    points = cPoints.map(Point.init)
    var configuration = PadConfiguration()
    configuration.leave = .clamp
    configuration.radius = DragPath.radius
    scene = PadScene(
      configuration, size: Size(width: DragPath.side, height: DragPath.side))
    cPad = c_pad_create(DragPath.center, DragPath.radius, DragPath.knobRadius)
    scene.handle(.press(Point(DragPath.center)), at: now)
    c_pad_press(cPad, DragPath.center)
    // The knob's colour is animated at first.
    dragWithTheEngine(readsAngle: false)
  }

  deinit { c_pad_destroy(cPad) }

  /// Prints how often a move asks for memory.
  mutating func printAllocations() {
    let before = allocation_count()
    dragWithTheEngine(readsAngle: false)
    let count = allocation_count() - before
    print("allocations in \(DragPath.moves) moves of a drag: \(count)")
  }

  /// Prints the time of a move, the engine's and C's.
  mutating func printTimes() {
    let times = Rounds.medians(of: 5, operations: DragPath.moves) { contestant in
      switch contestant {
      case 0: computeInC(withAngle: false)
      case 1: computeInC(withAngle: true)
      case 2: dragInC()
      case 3: dragWithTheEngine(readsAngle: false)
      default: dragWithTheEngine(readsAngle: true)
      }
      use(sum)
    }
    print("")
    Table.printLine("one move of a drag", ["ns", "× arithmetic", "× drag in C"])
    row("C: the arithmetic alone, in a loop", times[0], times[0], times[2])
    row("C: the same with atan2", times[1], times[1], times[2])
    row("C: a drag with damage and readings", times[2], times[0], times[2])
    row("engine: handle, takeDamage, nextReading", times[3], times[0], times[2])
    row("engine: the same, and the angle is read", times[4], times[1], times[2])
  }

  private func row(_ label: String, _ time: Double, _ arithmetic: Double, _ drag: Double) {
    Table.printLine(
      label,
      [Table.text(time), Table.text(time / arithmetic), Table.text(time / drag)])
  }

  // MARK: Contestants

  private mutating func computeInC(withAngle: Bool) {
    if withAngle {
      c_arithmetic_with_angle(
        cPoints, cPoints.count, DragPath.center, DragPath.radius, &readings)
    } else {
      c_arithmetic(cPoints, cPoints.count, DragPath.center, DragPath.radius, &readings)
    }
    sum += readings[0].x
  }

  private mutating func dragInC() {
    var rect = (0.0, 0.0, 0.0, 0.0)
    var reading = CReading()
    for point in cPoints {
      cNow += DragPath.interval
      c_pad_move(cPad, point, cNow)
      withUnsafeMutableBytes(of: &rect) { bytes in
        let damage = bytes.bindMemory(to: Double.self).baseAddress
        if c_pad_take_damage(cPad, damage) { sum += bytes.load(as: Double.self) }
      }
      while c_pad_next_reading(cPad, &reading) { sum += reading.x }
    }
  }

  private mutating func dragWithTheEngine(readsAngle: Bool) {
    for point in points {
      now.nanoseconds += DragPath.interval
      scene.handle(.move(point, primaryIsDown: true), at: now)
      if let damage = scene.takeDamage() { sum += damage.rect.minX }
      while let reading = scene.nextReading() {
        sum += reading.x
        if readsAngle { sum += reading.angle ?? 0 }
      }
    }
  }
}
