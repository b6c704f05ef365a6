import PanEngine

/// A disc of all hues, a knob on it that cannot leave it, and a swatch of the colour at the knob.
struct WheelScene: Scene {
  static let size = Size(width: 400, height: 480)
  private static let radius = 160.0
  private static let background = Color(red: 0.14, green: 0.14, blue: 0.16)

  /// The colour at the knob.
  private(set) var choice = HueAndSaturation()
  private var stage = Stage()
  private let limit = CircleConstraint(radius: radius)
  private let pan: RecognizerID
  private let wheel, hueMark, knob, knobFace, swatch: ViewID
  /// What was so before the drag: its translation counts from this place of the knob.
  private var start = (place: Point.zero, choice: HueAndSaturation())

  init() {
    let (radius, background) = (WheelScene.radius, WheelScene.background)
    wheel = stage.tree.add(View(shape: .circle(radius: radius), fill: background, layer: .backdrop))
    hueMark = stage.tree.add(View(shape: .circle(radius: 5)), to: wheel)
    swatch = stage.tree.add(
      View(shape: .rect(Size(width: 320, height: 56)), center: Point(x: 0, y: 216)), to: wheel)
    stage.tree[swatch].isUserInteractionEnabled = false
    knob = stage.tree.add(View(shape: .circle(radius: 15), fill: background), to: wheel)
    knobFace = stage.tree.add(View(shape: .circle(radius: 12)), to: knob)
    // Of the wheel and of all that it holds: a press on the knob drags as well.
    pan = stage.router.attach(PanRecognizer(), to: wheel)
    layOut(in: WheelScene.size)
    show()
  }

  mutating func handle(_ input: Input, at now: Instant) {
    if case .press(let location, _, _) = input, !stage.router[pan].isTracking { aim(at: location) }
    stage.handle(input, at: now)
    while let report = stage.router.nextReport() { follow(report) }
    if case .resize(let size) = input { layOut(in: size) }
  }

  /// A press on the knob takes it where it is; one beside it brings it there.
  private mutating func aim(at location: Point) {
    let place = Point.zero + (location - stage.tree.centerInScene(of: wheel))
    let isBeside = stage.tree.hitTest(location) == wheel
    start = (isBeside ? place : stage.tree[knob].center, choice)
  }

  private mutating func follow(_ report: GestureReport) {
    if report.phase == .cancelled {
      choice = start.choice
    } else {
      let place = limit.nearest(to: start.place + report.translation)
      choice.move(to: (place - .zero) * (1 / WheelScene.radius))
    }
    show()
  }

  private mutating func show() {
    let way = choice.way(choice.saturation * WheelScene.radius)
    stage.tree[knob].center = limit.nearest(to: Point.zero + way)
    stage.tree[knobFace].fill = choice.color
    stage.tree[swatch].fill = choice.color
    stage.tree[hueMark].center = Point.zero + choice.way(WheelScene.radius + 12)
  }

  private mutating func layOut(in size: Size) {
    stage.tree[wheel].center = Point(x: size.width / 2, y: size.height / 2 - 40)
    stage.tree.damage(Rect(size))
  }

  var wakeUp: Instant? { stage.wakeUp }

  mutating func takeDamage() -> Damage? { stage.tree.takeDamage() }

  func draw(on canvas: inout some Canvas) { stage.tree.draw(.content, on: &canvas) }

  /// Dots in the order of a sunflower's seeds, which lie equally close everywhere and end in a
  /// circle: H. Vogel, "A Better Way to Construct the Sunflower Head" (1979).
  func drawBackdrop(on canvas: inout some Canvas) {
    canvas.fill(WheelScene.background)
    let (center, count, dotRadius) = (stage.tree.centerInScene(of: wheel), 2600, 4.5)
    let goldenAngle = 180 * (3 - 5.0.squareRoot())
    for number in 0..<count {
      let dot = HueAndSaturation(
        hue: (Double(number) * goldenAngle).truncatingRemainder(dividingBy: 360),
        saturation: (Double(number) / Double(count)).squareRoot())
      let way = dot.way(dot.saturation * (WheelScene.radius - dotRadius))
      canvas.fill(Circle(center: center + way, radius: dotRadius), with: dot.color)
    }
  }
}
