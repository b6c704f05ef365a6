import PadProperties
import PanEngine

/// Somebody who does what the bytes say.
struct Player {
  private static let longestPlay = 200
  /// A finger that nobody else uses.
  private static let finger = Pointer(kind: .touch, number: 99)

  private let configuration: PadConfiguration
  private let pads: Int
  private let size: Size
  private var scene: WatchedScene
  private var events: [DragScript.Event] = []
  /// Whether everything that happened can be said in a script.
  private var canBeReplayed = true

  init(_ bytes: inout Bytes) {
    configuration = PadConfiguration(&bytes)
    pads = 1 + Int(bytes.byte() % 4)
    size = Player.size(&bytes)
    scene = WatchedScene(configuration, pads: pads, size: size)
  }

  /// Plays to the end of the bytes, and then to the end of the scene.
  consuming func play(_ bytes: inout Bytes) {
    var steps = 0
    while !bytes.isEmpty, steps < Player.longestPlay {
      act(&bytes)
      steps += 1
    }
    becomeEmpty()
    checkItCanBeginAgain()
    happen(.close)
    scene.waitForRest()
    scene.checkEnd()
    checkReplay()
  }

  // MARK: Acting

  private mutating func act(_ bytes: inout Bytes) {
    wait(&bytes)
    let pointer = bytes.choice(
      of: [
        .mouse, .mouse, .mouse, Pointer(kind: .touch, number: 1), Pointer(kind: .pen, number: 2),
        Pointer(kind: .mouse, number: 2), Pointer(kind: .pen, number: 0),
      ])
    switch bytes.byte() % 24 {
    case 0..<4: happen(.press(knob(&bytes), button: 1, pointer: pointer))
    case 4: happen(.press(place(&bytes), button: Int(bytes.byte() % 8), pointer: pointer))
    case 5..<12: happen(.move(place(&bytes), primaryIsDown: true, pointer: pointer))
    case 12: happen(.move(place(&bytes), primaryIsDown: false, pointer: pointer))
    case 13..<16: happen(.release(place(&bytes), button: 1, pointer: pointer))
    case 16: happen(.release(place(&bytes), button: Int(bytes.byte() % 8), pointer: pointer))
    case 17, 18: happen(.keyPress(key(&bytes)))
    case 19: happen(.keyRelease(key(&bytes)))
    case 20: happen(.resize(Player.size(&bytes)))
    case 21:
      // No tick: a script with one brings all its frames itself.
      happen(
        bytes.choice(of: [.unmap, .map, .focusIn, .focusOut, .grabLost, .pointerLost(pointer)]))
    case 22: intervene { [radius = bytes.extent()] in $0.setRadius(radius) }
    default: intervene { $0.cancel() }
    }
  }

  private mutating func happen(_ input: Input) {
    events.append(DragScript.Event(time: scene.now, input: input))
    scene.handle(input)
  }

  private mutating func intervene(_ action: (inout WatchedScene) -> Void) {
    canBeReplayed = false
    action(&scene)
  }

  private mutating func wait(_ bytes: inout Bytes) {
    let seconds = bytes.choice(
      of: [0, 0, 0, 1e-9, 0.001, 0.005, 0.016, 0.016, 0.05, 0.1, 0.2, 0.5, 1, 10, 1e6])
    if seconds > 0 { scene.advance(to: scene.now.advanced(bySeconds: seconds)) }
  }

  // MARK: Choosing

  private func knob(_ bytes: inout Bytes) -> Point {
    let centers = scene.knobCenters
    let way = Vector(dx: bytes.unit() * 60 - 30, dy: bytes.unit() * 60 - 30)
    return centers.isEmpty ? .zero : bytes.choice(of: centers) + way
  }

  /// Mostly in reach, sometimes nowhere near.
  private func place(_ bytes: inout Bytes) -> Point {
    switch bytes.byte() % 8 {
    case 0: Point(x: bytes.anyDouble(), y: bytes.anyDouble())
    case 1: Point(x: (bytes.unit() - 0.5) * 1e6, y: (bytes.unit() - 0.5) * 1e6)
    case 2..<5: knob(&bytes)
    default: Point(x: bytes.unit() * 500, y: bytes.unit() * 500)
    }
  }

  private func key(_ bytes: inout Bytes) -> Key {
    bytes.choice(
      of: [
        .arrow(.left), .arrow(.right), .arrow(.up), .arrow(.down), .home, .escape, .space, .tab,
        .leftShift, .other, .backTab, .rightShift, .arrow(.left, onKeypad: true),
        .arrow(.down, onKeypad: true),
      ])
  }

  /// Above 0, as a window's.
  private static func size(_ bytes: inout Bytes) -> Size {
    Size(width: max(bytes.extent(), 1e-3), height: max(bytes.extent(), 1e-3))
  }

  // MARK: Ending

  private mutating func becomeEmpty() {
    happen(.unmap)
    scene.waitForRest()
    check(!scene.isHeld, "nobody holds what cannot be seen")
  }

  /// A gesture that was closed is open again once nothing moves.
  private mutating func checkItCanBeginAgain() {
    guard configuration.slop.touch == 0, let center = scene.knobCenters.first else { return }
    happen(.press(center, button: 1, pointer: Player.finger))
    check(scene.isHeld, "a knob at rest can be taken")
  }

  private func checkReplay() {
    guard canBeReplayed, scene.isPunctual else { return }
    var replay = WatchedScene(
      configuration, pads: pads, size: size, script: DragScript(events: events))
    for event in events { replay.advance(to: event.time) }
    replay.waitForRest()
    let difference = zip(replay.readings, scene.readings).first { $0 != $1 }
    check(difference == nil, "played back, it says the same: \(String(describing: difference))")
    check(replay.readings.count == scene.readings.count, "played back, it says as much")
  }
}
