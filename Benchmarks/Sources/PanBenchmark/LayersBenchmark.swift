import CBaseline
import PanEngine

/// Where the time of a move goes: ever more of what a move takes, the engine's and C's. What a
/// layer costs is the difference from the row above.
struct LayersBenchmark: ~Copyable {
  private static let labels = [
    "the nearest point in the limit",
    "… a view there, and its damage",
    "… led by a recognizer, with its velocity",
    "… a pad, its response and its readings",
  ]

  private let cPoints = DragPath.points()
  private let points: [Point]
  private let center = Point(DragPath.center)
  private let limit = Limit.circle(CircleConstraint(radius: DragPath.radius))
  private var tree = ViewTree()
  private let view: ViewID
  private var stage = Stage()
  private let knob: ViewID
  private var scene: PadScene
  private let cPad: OpaquePointer
  private var now = Instant.zero
  private var cRect = [0.0, 0, 0, 0]
  private var sum = 0.0

  init() {
    points = cPoints.map(Point.init)
    view = LayersBenchmark.addKnob(to: &tree)
    knob = LayersBenchmark.addKnob(to: &stage.tree)
    stage.router.attach(PanRecognizer(), to: knob)
    var configuration = PadConfiguration()
    configuration.leave = .clamp
    configuration.radius = DragPath.radius
    scene = PadScene(
      configuration, size: Size(width: DragPath.side, height: DragPath.side))
    cPad = c_pad_create(DragPath.center, DragPath.radius, DragPath.knobRadius)
    stage.handle(.press(center), at: now)
    scene.handle(.press(center), at: now)
    c_pad_press(cPad, DragPath.center)
    dragPad()
  }

  deinit { c_pad_destroy(cPad) }

  /// A disc in a view in the middle of the scene, as a pad has it.
  private static func addKnob(to tree: inout ViewTree) -> ViewID {
    let root = tree.add(View(center: Point(DragPath.center)))
    return tree.add(View(shape: .circle(radius: DragPath.knobRadius)), to: root)
  }

  mutating func printTimes() {
    let times = Rounds.medians(of: 9, operations: DragPath.moves) { contestant in
      switch contestant {
      case 0: constrain()
      case 1: place()
      case 2: dragView()
      case 3: dragPad()
      case 4: constrainInC(c_nearest)
      case 5: dragInC { pad, point, _ in c_pad_put(pad, point - DragPath.center) }
      case 6: dragInC { pad, point, time in _ = c_pad_follow(pad, point, time) }
      case 7: dragInC { pad, point, time in c_pad_move(pad, point, time) }
      default: constrainInC(c_nearest_inside)
      }
      use(sum)
    }
    print("")
    Table.printLine("the layers of a move", ["engine, ns", "layer", "C, ns", "layer"])
    for row in 0..<4 {
      let (engine, c) = (times[row], times[4 + row])
      let (before, cBefore) = row == 0 ? (0, 0) : (times[row - 1], times[3 + row])
      Table.printLine(
        LayersBenchmark.labels[row], [engine, engine - before, c, c - cBefore].map(Table.text))
    }
    Table.printLine(
      "the nearest point, inside to the last bit",
      [times[0], times[0], times[8], times[8]].map(Table.text))
  }

  // MARK: The engine

  private mutating func constrain() {
    for point in points { sum += limit.nearest(to: .zero + (point - center)).x }
  }

  private mutating func place() {
    for point in points {
      tree[view].center = limit.nearest(to: .zero + (point - center))
      if let damage = tree.takeDamage() { sum += damage.rect.minX }
    }
  }

  private mutating func dragView() {
    for point in points {
      now.nanoseconds += DragPath.interval
      stage.handle(.move(point, primaryIsDown: true), at: now)
      while let report = stage.router.nextReport() {
        stage.tree[knob].center = limit.nearest(to: .zero + report.translation)
      }
      if let damage = stage.tree.takeDamage() { sum += damage.rect.minX }
    }
  }

  private mutating func dragPad() {
    for point in points {
      now.nanoseconds += DragPath.interval
      scene.handle(.move(point, primaryIsDown: true), at: now)
      if let damage = scene.takeDamage() { sum += damage.rect.minX }
      while let reading = scene.nextReading() { sum += reading.x }
    }
  }

  // MARK: C

  private mutating func constrainInC(_ nearest: (CPoint, Double) -> CPoint) {
    for point in cPoints { sum += nearest(point - DragPath.center, DragPath.radius).x }
  }

  private mutating func dragInC(_ move: (OpaquePointer, CPoint, Int64) -> Void) {
    var reading = CReading()
    for point in cPoints {
      now.nanoseconds += DragPath.interval
      move(cPad, point, now.nanoseconds)
      if c_pad_take_damage(cPad, &cRect) { sum += cRect[0] }
      while c_pad_next_reading(cPad, &reading) { sum += reading.x }
    }
  }
}

private func - (end: CPoint, start: CPoint) -> CPoint {
  CPoint(x: end.x - start.x, y: end.y - start.y)
}
