import PanEngine
import Randomness
import Testing

/// A person with a mouse (and a driver that keeps the scene going meanwhile): presses, drags,
/// releases, waits, and watches every frame and every reading.
///
/// The scene is 400 × 400 unless said otherwise, so that the circle's middle is at (200, 200).
struct Hand {
  private(set) var scene: PadScene
  private(set) var now: Instant
  private(set) var readings: [Reading] = []
  /// What there was to see, after each step and each tick.
  private(set) var frames: [Frame] = []
  /// Where the pointer is.
  private(set) var location = Point(x: 200, y: 200)
  /// Writes down what happens, as the program does.
  private var recorder: DragRecorder

  init(
    pads: Int = 1, size: Size = Size(width: 400, height: 400), at start: Instant = .zero,
    _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) {
    var configuration = PadConfiguration()
    configure(&configuration)
    scene = PadScene(configuration, pads: pads, size: size)
    now = start
    recorder = DragRecorder(size: size)
    frames.append(Frame(of: scene, at: now))
  }

  // MARK: Doing

  mutating func press(
    _ x: Double, _ y: Double, button: Int = 1, pointer: Pointer = .mouse
  ) {
    location = Point(x: x, y: y)
    happen(.press(location, button: button, pointer: pointer))
  }

  mutating func drag(to x: Double, _ y: Double, pointer: Pointer = .mouse) {
    location = Point(x: x, y: y)
    happen(.move(location, primaryIsDown: true, pointer: pointer))
  }

  /// Moves with no button down.
  mutating func hover(to x: Double, _ y: Double) {
    location = Point(x: x, y: y)
    happen(.move(location, primaryIsDown: false, pointer: .mouse))
  }

  /// Lets go where the pointer is.
  mutating func release(button: Int = 1, pointer: Pointer = .mouse) {
    happen(.release(location, button: button, pointer: pointer))
  }

  mutating func release(_ x: Double, _ y: Double, button: Int = 1, pointer: Pointer = .mouse) {
    location = Point(x: x, y: y)
    release(button: button, pointer: pointer)
  }

  /// Presses a key, or goes on pressing it: that is how a keyboard repeats it.
  mutating func pressKey(_ key: Key) {
    happen(.keyPress(key))
  }

  mutating func releaseKey(_ key: Key) {
    happen(.keyRelease(key))
  }

  /// Lets time pass; the driver ticks whenever the scene wants it.
  mutating func wait(_ seconds: Double) {
    let end = now.advanced(bySeconds: seconds)
    while let wakeUp = scene.wakeUp, wakeUp <= end {
      now = wakeUp
      happen(.tick)
    }
    now = end
  }

  /// Lets time pass on a machine that is too busy for any frame until the last moment.
  mutating func waitWithoutFrames(_ seconds: Double) {
    now = now.advanced(bySeconds: seconds)
    happen(.tick)
  }

  /// Lets time pass as it does for a real driver: no frame is punctual, and some come late.
  mutating func waitLoosely(_ seconds: Double, _ random: inout SeededGenerator) {
    let end = now.advanced(bySeconds: seconds)
    while let wakeUp = scene.wakeUp {
      let isBusy = Int.random(in: 0..<10, using: &random) == 0
      let delay = Int64.random(in: 1...(isBusy ? 400_000_000 : 2_000_000), using: &random)
      let frame = max(now, Instant(nanoseconds: wakeUp.nanoseconds + delay))
      if frame >= end { break }
      now = frame
      happen(.tick)
    }
    now = end
  }

  /// What has happened, as a drag script.
  mutating func takeRecording() -> String {
    String(decoding: recorder.takeLines(), as: UTF8.self)
  }

  /// Waits until nothing moves.
  mutating func waitForRest(sourceLocation: SourceLocation = #_sourceLocation) {
    var ticks = 0
    while let wakeUp = scene.wakeUp {
      now = wakeUp
      happen(.tick)
      ticks += 1
      guard ticks < 100_000 else {
        Issue.record("the scene does not come to rest", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Lets anything happen, now.
  mutating func happen(_ input: Input, sourceLocation: SourceLocation = #_sourceLocation) {
    scene.handle(input, at: now)
    let count = readings.count
    watch(sourceLocation)
    recorder.record(input, at: now, isRead: readings.count > count)
  }

  mutating func cancel() {
    scene.cancel(at: now)
    watch(#_sourceLocation)
  }

  mutating func recenter() {
    scene.recenter(at: now)
    watch(#_sourceLocation)
  }

  mutating func setRadius(_ radius: Double) {
    scene.setRadius(radius, at: now)
    watch(#_sourceLocation)
  }

  // MARK: Seeing

  var circle: Disc { Frame(of: scene, at: now).circle }
  var knob: Disc { Frame(of: scene, at: now).knob }
  /// The way from the circle's middle to the knob's, in logical pixels, y down.
  var offset: Vector { Frame(of: scene, at: now).offset }
  var phases: [Reading.Phase] { readings.map(\.phase) }
  var last: Reading? { readings.last }
  /// The readings of one of several pads.
  func readings(ofPad pad: Int) -> [Reading] { readings.filter { $0.pad == pad } }
  /// What is drawn behind the knobs.
  var backdrop: [RecordingCanvas.Stroke] {
    var canvas = RecordingCanvas()
    scene.drawBackdrop(on: &canvas)
    return canvas.strokes
  }

  mutating func takeDamage() -> Damage? { scene.takeDamage() }

  /// The frames since the last time, which are forgotten then.
  mutating func takeFrames() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  /// Forgets what it has seen so far.
  mutating func forget() {
    readings = []
    frames = []
  }

  private mutating func watch(_ sourceLocation: SourceLocation) {
    while let reading = scene.nextReading() { readings.append(reading) }
    frames.append(Frame(of: scene, at: now))
    if let wakeUp = scene.wakeUp {
      #expect(wakeUp > now, "a wake-up lies ahead", sourceLocation: sourceLocation)
    }
  }
}
