import PanEngine
import Randomness

/// A tree and a hand that does all that can be done to one, at random.
struct RandomViews {
  private(set) var tree = ViewTree()
  /// What the order should be.
  private(set) var children: [ViewID?: [ViewID]] = [nil: []]
  private var views: [ViewID] = []
  private var random: SeededGenerator
  /// How many views it is on the way to have.
  private var goal = 200
  private var lastColor = 0

  /// Whether it takes damage now and then, as a driver does.
  var takesDamage = true

  private static let extent = 300.0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func somewhere() -> Point {
    // Whole numbers often lie on edges.
    let point = random.point(within: RandomViews.extent)
    return Bool.random(using: &random) ? point : Point(x: point.x.rounded(), y: point.y.rounded())
  }

  mutating func takeDamage() -> Damage? { tree.takeDamage() }

  func strokes(
    _ layer: View.Layer, clip: Rect = Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
  ) -> [RecordingCanvas.Stroke] {
    var canvas = RecordingCanvas(clip: clip)
    tree.draw(layer, on: &canvas)
    return canvas.strokes
  }

  /// Does a few things, sometimes very many.
  mutating func act() {
    if one(in: 8) { goal = [5, 20, 60, 150, 300].randomElement(using: &random) ?? 5 }
    for _ in 0..<Int.random(in: 1...(one(in: 4) ? 200 : 5), using: &random) { step() }
    if takesDamage && one(in: 2) { _ = tree.takeDamage() }
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func step() {
    guard let view = views.randomElement(using: &random), !one(in: 3) else {
      return views.count < goal ? add() : removeAny()
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...5: tree[view].center = place(near: tree[view].center)
    case 6...7: tree[view].transform = transform()
    case 8: tree[view].isHidden.toggle()
    case 9: tree[view].isUserInteractionEnabled.toggle()
    case 10: tree[view].shape = shape()
    case 11: tree[view].opacity = [0, 0.5, 1].randomElement(using: &random) ?? 1
    case 12: tree[view].layer = one(in: 3) ? .backdrop : .content
    case 13: tree[view].fill = color()
    case 14:
      tree.bringToFront(view)
      reorder(view) { $0.append($1) }
    default:
      tree.sendToBack(view)
      reorder(view) { $0.insert($1, at: 0) }
    }
  }

  private mutating func reorder(_ view: ViewID, _ insert: (inout [ViewID], ViewID) -> Void) {
    let parent = tree.parent(of: view)
    children[parent]?.removeAll { $0 == view }
    insert(&children[parent, default: []], view)
  }

  private mutating func add() {
    // Few views hold many, so that there are long lists; and some hold few, to some depth.
    let parent: ViewID? =
      one(in: 2) ? nil : one(in: 3) ? views.randomElement(using: &random) : views.first
    let view = tree.add(
      View(
        shape: shape(), center: random.point(within: RandomViews.extent), fill: color(),
        layer: one(in: 5) ? .backdrop : .content,
        transform: one(in: 3) ? transform() : .identity),
      to: parent)
    views.append(view)
    children[parent, default: []].append(view)
    children[view] = []
  }

  private mutating func removeAny() {
    guard let view = views.randomElement(using: &random) else { return }
    let parent = tree.parent(of: view)
    tree.remove(view)
    children[parent]?.removeAll { $0 == view }
    let gone = views.filter { !tree.contains($0) }
    for view in gone { children[view] = nil }
    views.removeAll { !tree.contains($0) }
  }

  private mutating func place(near center: Point) -> Point {
    one(in: 2)
      ? random.point(within: RandomViews.extent) : center + (random.point(within: 5) - .zero)
  }

  private mutating func shape() -> Shape {
    let side = Double.random(in: 0...40, using: &random).rounded()
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .none
    case 1: .rect(Size(width: side, height: 50 - side))
    default: .circle(radius: side)
    }
  }

  private mutating func transform() -> Transform {
    let factor = Double.random(in: 0.3...1.5, using: &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: .scale(0)
    case 1: .scale(factor)
    case 2: .scale(x: factor, y: -1)
    case 3: .rotation(.pi / 2)
    case 4: .rotation(factor * 4)
    case 5: .translation(Vector(dx: factor * 20, dy: 0))
    case 6: Transform(xAxis: Vector(dx: 1, dy: factor), yAxis: Vector(dx: 0, dy: 1))
    default: .identity
    }
  }

  /// Another one each time.
  private mutating func color() -> Color {
    lastColor += 1
    return Color(red: Double(lastColor) / 1e6, green: 0, blue: 0)
  }
}
