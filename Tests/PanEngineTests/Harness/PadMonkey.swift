import PanEngine
import Randomness
import Testing

/// Somebody who does anything at all with pads of any configuration, always the same for a seed.
struct PadMonkey {
  private var random: SeededGenerator
  /// Who gives the scene the ticks that it wants.
  enum Driver {
    /// Somebody who may do anything else too, of which a script knows nothing.
    case test
    /// Each tick comes in time, as in a script without a window.
    case script
    /// Ticks come as they come in a window.
    case window
  }

  private let driver: Driver
  let configuration: PadConfiguration
  let pads: Int
  let startSize: Size
  private(set) var hand: Hand
  mutating func takeRecording() -> String { hand.takeRecording() }
  /// All that it did.
  private(set) var events: [DragScript.Event] = []
  /// After which readings, by their number, the window went away.
  private(set) var emptied: [Int] = []
  private var radius: Double
  /// Whether every knob has been where it may be, in every frame so far.
  private(set) var isContained = true
  private(set) var capturesOnlyWhereThatIsWanted = true

  init(seed: UInt64, driver: Driver = .test) {
    var random = SeededGenerator(seed: seed)
    let configuration = PadMonkey.configuration(&random)
    self.configuration = configuration
    self.driver = driver
    pads = [1, 1, 1, 2, 3, 4].randomElement(using: &random) ?? 1
    startSize = Size(width: 400 * Double(pads), height: 400)
    hand = Hand(pads: pads, size: startSize) { $0 = configuration }
    radius = configuration.radius
    self.random = random
    noteRadius()
  }

  private static func configuration(_ random: inout SeededGenerator) -> PadConfiguration {
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    var configuration = PadConfiguration()
    configuration.radius = any([0, 1e-3, 40, 125, 125, 125])
    configuration.fitsScene = any([false, false, false, true])
    configuration.shape = any([
      .circle, .circle, .square, .horizontal, .vertical, .ellipse(height: 0.4),
      .polygon(corners: [Point(x: -0.8, y: 0.5), Point(x: 0.5, y: -0.8), Point(x: 0.7, y: 0.7)]),
    ])
    configuration.leave = any([.cancel, .clamp, .rubberBand])
    configuration.release = any([
      .goesBack, .goesBack, .holds(.both), .holds(.x), .holds(.y), .glides,
    ])
    configuration.timing.duration = any([0, 0.2, 0.2, 1])
    configuration.spring = any([
      nil, nil, Spring(), Spring(dampingRatio: 0.2, response: 0.5),
      Spring(dampingRatio: 3, response: 0.2),
    ])
    configuration.reducesMotion = any([false, false, false, true])
    configuration.slop = any([PanRecognizer.Slop(), PanRecognizer.Slop(0), PanRecognizer.Slop(5)])
    configuration.latches = any([false, false, true])
    configuration.snap = any([
      .none, .none, .directions(4), .directions(8), .center(within: 0.3), .rings([0, 0.5, 1]),
    ])
    configuration.response.axes = any([.both, .both, .x, .y])
    configuration.response.deadZone = any([0, 0.1, 0.9])
    configuration.response.expo = any([0, 0.5, 1])
    configuration.response.mapsCircleToSquare = any([false, true])
    configuration.response.invertsX = any([false, true])
    configuration.response.invertsY = any([false, true])
    configuration.rate = any([0, 0, 10, 33.3])
    configuration.reportsReturn = any([false, false, true])
    configuration.directions = any([0, 4, 8])
    return configuration
  }

  // MARK: Doing

  mutating func act() {
    switch Int.random(in: 0..<44, using: &random) {
    case 0..<8: press()
    case 8..<18: happen(.move(place(), primaryIsDown: true, pointer: pointer()))
    case 18..<22: happen(.move(place(), primaryIsDown: false, pointer: pointer()))
    case 22..<26: happen(.release(place(), button: button(), pointer: pointer()))
    case 26..<32: wait(.random(in: 0...0.3, using: &random))
    case 32: if driver != .script { hand.waitWithoutFrames(.random(in: 0...1, using: &random)) }
    case 33:
      let lost = Input.pointerLost(pointer())
      happen([.map, .focusIn, .grabLost, lost, frame].randomElement(using: &random) ?? .map)
    case 34: happen(.resize(Size(width: .random(in: 1...2000, using: &random), height: 300)))
    case 35: setRadius()
    case 36: intervene()
    case 37: happen([.unmap, .focusOut].randomElement(using: &random) ?? .unmap)
    default: key()
    }
    look()
  }

  /// The window goes away, and time passes.
  mutating func end() {
    happen(.close)
    look()
    hand.waitForRest()
    look()
  }

  /// A frame that nobody has asked for; but a script with a tick brings all its frames itself.
  private var frame: Input { driver == .script ? .map : .tick }

  private mutating func press() {
    var canvas = RecordingCanvas()
    hand.scene.draw(on: &canvas)
    let knob = canvas.discs.randomElement(using: &random)?.center ?? .zero
    let point = knob + (random.point(within: 20) - .zero)
    happen(.press(point, button: button(), pointer: pointer()))
  }

  private mutating func key() {
    let keys: [Key] = [
      .arrow(.left), .arrow(.right), .arrow(.up), .arrow(.down), .home, .escape, .space, .tab,
      .backTab, .leftShift, .rightShift, .other, .arrow(.right, onKeypad: true),
      .arrow(.up, onKeypad: true),
    ]
    let key = keys.randomElement(using: &random) ?? .other
    happen(Bool.random(using: &random) ? .keyPress(key) : .keyRelease(key))
  }

  private mutating func setRadius() {
    // Not in a script.
    if driver != .test || configuration.fitsScene { return }
    radius = [0, 5, 60, 125, 300].randomElement(using: &random) ?? 0
    hand.setRadius(radius)
  }

  private mutating func intervene() {
    if driver != .test { return }
    if Bool.random(using: &random) { hand.cancel() } else { hand.recenter() }
  }

  private mutating func wait(_ seconds: Double) {
    if driver == .window { hand.waitLoosely(seconds, &random) } else { hand.wait(seconds) }
  }

  private mutating func happen(_ input: Input) {
    events.append(DragScript.Event(time: hand.now, input: input))
    hand.happen(input)
    if input == .unmap || input == .close { emptied.append(hand.readings.count) }
    noteRadius()
  }

  private mutating func noteRadius() {
    if configuration.fitsScene {
      radius = configuration.fittingRadius(in: hand.scene.size, pads: pads)
    }
  }

  private mutating func pointer() -> Pointer {
    [
      .mouse, .mouse, .mouse, Pointer(kind: .touch, number: 1), Pointer(kind: .touch, number: 2),
      Pointer(kind: .mouse, number: 1), Pointer(kind: .pen, number: 0),
      Pointer(kind: .pen, number: 1),
    ].randomElement(using: &random) ?? .mouse
  }

  private mutating func button() -> Int {
    [1, 1, 1, 1, 1, 3, 5].randomElement(using: &random) ?? 1
  }

  /// Mostly in reach, sometimes nowhere near.
  private mutating func place() -> Point {
    let width = hand.scene.size.width / Double(pads)
    let column = Double(Int.random(in: 0..<pads, using: &random))
    let middle = Point(x: (column + 0.5) * width, y: hand.scene.size.height / 2)
    return switch Int.random(in: 0..<30, using: &random) {
    case 0: Point(x: random.anyFinite(), y: random.anyFinite())
    case 1: driver == .window ? middle : Point(x: .nan, y: 0)
    case 2: Point(x: 1.7e308, y: -1.7e308)
    case 3..<10: middle + (random.point(within: 500) - .zero)
    default: middle + (random.point(within: 80) - .zero)
    }
  }

  // MARK: Seeing

  /// Looks at all frames since the last time.
  private mutating func look() {
    for frame in hand.takeFrames() {
      isContained = isContained && frame.offsets.allSatisfy(mayBe)
    }
    if hand.scene.capturesPointer, !configuration.latches {
      capturesOnlyWhereThatIsWanted = false
    }
  }

  /// Whether a knob may be drawn at an offset from its limit's middle.
  private func mayBe(at offset: Vector) -> Bool {
    let reach = (configuration.leave == .rubberBand ? 2 * radius : radius) + 1e-9
    return switch configuration.shape {
    case .square: abs(offset.dx) <= reach && abs(offset.dy) <= reach
    case .horizontal: abs(offset.dx) <= reach && offset.dy == 0
    case .vertical: offset.dx == 0 && abs(offset.dy) <= reach
    default: offset.length <= reach
    }
  }
}
