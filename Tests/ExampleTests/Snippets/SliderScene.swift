import PanEngine

/// A knob that slides in a track with round ends, and stays where it is let go.
struct SliderScene: Scene {
  private let track = StadiumConstraint(center: .zero, halfLength: 100, radius: 10)
  private var stage = Stage()
  private let base: ViewID
  private let knob: ViewID
  /// Where the knob was when the drag began: the translation counts from there.
  private var start = Point.zero

  init(center: Point) {
    base = stage.tree.add(View(center: center))
    knob = stage.tree.add(View(shape: .circle(radius: 25), fill: .cyan), to: base)
    stage.router.attach(PanRecognizer(), to: knob)
  }

  mutating func handle(_ input: Input, at now: Instant) {
    stage.handle(input, at: now)
    while let report = stage.router.nextReport() {
      if report.phase == .began { start = stage.tree[knob].center }
      stage.tree[knob].center = track.nearest(to: start + report.translation)
    }
  }

  var wakeUp: Instant? { stage.wakeUp }
  mutating func takeDamage() -> Damage? { stage.tree.takeDamage() }
  func drawBackdrop(on canvas: inout some Canvas) { canvas.fill(.white) }
  func draw(on canvas: inout some Canvas) { stage.tree.draw(.content, on: &canvas) }
}
