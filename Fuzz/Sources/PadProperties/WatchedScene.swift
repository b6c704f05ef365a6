import PanEngine

/// A scene of pads whose promises are checked after each step: those of every frame, of every
/// reading, and of the wake-up.
public struct WatchedScene {
  /// As many ticks as a scene gets until the driver loses its patience and comes late, ever later.
  private static let patience = 256

  private let configuration: PadConfiguration
  private let padCount: Int
  /// Whether one step may have several sizes, of a script, one after the other.
  private let mayResizeItself: Bool
  private var scene: ReplayScene<PadScene>
  private var radius: Double
  private var gestures: [GestureProperties]
  private var knobs: [Circle] = []

  /// The moment of the last step.
  public private(set) var now = Instant.zero
  /// All that the scene has said.
  public private(set) var readings: [Reading] = []
  /// How often it has been ticked in a row.
  private var ticks = 0
  /// Whether it was ticked whenever it wanted to be.
  public private(set) var isPunctual = true

  /// A scene to which a script happens; with none, only what is handed over.
  public init(
    _ configuration: PadConfiguration, pads: Int, size: Size,
    script: DragScript = DragScript(events: [])
  ) {
    self.configuration = configuration
    padCount = pads
    mayResizeItself = configuration.fitsScene && !script.events.isEmpty
    radius = configuration.radius
    gestures = Array(repeating: GestureProperties(configuration), count: pads)
    scene = ReplayScene(PadScene(configuration, pads: pads, size: size), script: script)
    if configuration.fitsScene { radius = fittingRadius }
    watchFrame()
  }

  /// Where the knobs are drawn, in the scene, pad by pad.
  public var knobCenters: [Point] { knobs.map(\.center) }

  /// Whether a hand or a key holds a knob.
  public var isHeld: Bool { scene.content.isHeld }

  // MARK: Steps

  /// Lets time pass; the driver ticks whenever the scene wants it, as long as it has the patience.
  public mutating func advance(to end: Instant) {
    ticks = 0
    while let wakeUp = scene.wakeUp, wakeUp <= end { tick(at: wakeUp, before: end) }
    now = max(now, end)
  }

  /// Ticks until nothing moves any more.
  public mutating func waitForRest() {
    ticks = 0
    let end = Instant(nanoseconds: .max)
    while let wakeUp = scene.wakeUp {
      tick(at: wakeUp, before: end)
      check(ticks < 2 * WatchedScene.patience, "a scene that nobody touches comes to rest")
    }
  }

  /// Lets an input happen now.
  public mutating func handle(_ input: Input) {
    let sizeBefore = scene.content.size
    scene.handle(input, at: now)
    let isResized = scene.content.size != sizeBefore
    if isResized, configuration.fitsScene { radius = fittingRadius }
    watch(mayBeOld: isResized || mayResizeItself)
  }

  /// Gives the limits another radius.
  public mutating func setRadius(_ radius: Double) {
    scene.content.setRadius(radius, at: now)
    self.radius = radius
    watch(mayBeOld: true)
  }

  /// Cancels every drag.
  public mutating func cancel() {
    scene.content.cancel(at: now)
    watch(mayBeOld: false)
  }

  private mutating func tick(at wakeUp: Instant, before end: Instant) {
    ticks += 1
    now = wakeUp
    if ticks > WatchedScene.patience {
      isPunctual = false
      let delay = Double(1 << min(ticks - WatchedScene.patience, 40))
      now = min(end, wakeUp.advanced(bySeconds: delay))
    }
    handle(.tick)
  }

  // MARK: Promises

  /// Checks what holds after the scene was closed, and at rest.
  public func checkEnd() {
    check(scene.wakeUp == nil, "at rest it wants no tick")
    check(!isHeld, "nobody holds a closed scene")
    for gesture in gestures { gesture.checkEnd() }
  }

  /// - Parameter mayBeOld: whether readings may have been made within another limit.
  private mutating func watch(mayBeOld: Bool) {
    if let wakeUp = scene.wakeUp { check(wakeUp > now, "a wake-up lies ahead") }
    while let reading = scene.content.nextReading() {
      readings.append(reading)
      check(reading.sequence == readings.count, "readings are counted: \(reading)")
      check((1...padCount).contains(reading.pad), "the pads are numbered: \(reading)")
      gestures[reading.pad - 1].follow(reading)
      if !mayBeOld { checkContainment(of: Point.zero + reading.offset, scale: 0) }
    }
    watchFrame()
  }

  private mutating func watchFrame() {
    var canvas = DiscCanvas()
    scene.draw(on: &canvas)
    let damage = scene.takeDamage()
    for (index, knob) in canvas.discs.enumerated() {
      check(knob.center.isFinite, "a knob is somewhere")
      if knobs.count == canvas.discs.count, knobs[index] != knob {
        checkDamage(damage, covers: knobs[index].bounds.union(knob.bounds))
      }
      // A knob that is small beside its distance from the origin may round to nothing, and is not
      // drawn then.
      guard canvas.discs.count == padCount else { continue }
      let middle = middle(of: index)
      checkContainment(
        of: Point.zero + (knob.center - middle), scale: abs(middle.x) + abs(middle.y))
    }
    knobs = canvas.discs
  }

  private func checkDamage(_ damage: Damage?, covers area: Rect) {
    guard let rect = damage?.rect else { return check(false, "what has moved is damage") }
    check(rect.union(area) == rect, "damage covers what has moved: \(rect), \(area)")
  }

  private func checkContainment(of position: Point, scale: Double) {
    check(position.isFinite, "a knob is somewhere")
    if configuration.leave == .rubberBand { return }
    let nearest = configuration.shape.limit(radius: radius).nearest(to: position)
    let way = nearest - position
    let tolerance = 1e-9 + 1e-14 * (scale + radius)
    check(
      abs(way.dx) <= tolerance && abs(way.dy) <= tolerance,
      "a knob is in its limit: \(position), radius \(radius)")
  }

  // MARK: Places

  private func middle(of index: Int) -> Point {
    let size = scene.content.size
    return Point(
      x: (Double(index) + 0.5) * (size.width / Double(padCount)), y: size.height / 2)
  }

  private var fittingRadius: Double {
    let size = scene.content.size
    return max(0, min(size.width / Double(padCount), size.height) / 2 - configuration.knobRadius)
  }
}
