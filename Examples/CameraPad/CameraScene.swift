import PanEngine

/// A camera's picture, and below it two sticks: the left one pans and tilts, the right one zooms
/// (to the right) and rolls ahead (up).
struct CameraScene: Scene {
  static let size = Size(width: 640, height: 500)
  private static let pictureHeight = 300.0

  private(set) var camera = Camera()
  /// What each stick said last.
  private var deflections = [Vector.zero, Vector.zero]
  /// Until when the camera has moved.
  private var clock = Instant.zero
  private var sticks: PadScene
  private var picture = Picture(frame: Rect(.zero))
  private var pictureIsStale = true

  init() {
    var stick = PadConfiguration()
    stick.radius = 64
    stick.knobRadius = 20
    stick.leave = .clamp
    stick.response.deadZone = 0.08
    // A stick that is held still goes on: each repetition of its reading is a frame of the picture.
    stick.rate = 60
    stick.background = Color(red: 0.16, green: 0.17, blue: 0.19)
    stick.circleColor = Color(red: 0.26, green: 0.28, blue: 0.31)
    stick.knobColor = .white
    stick.dragColor = .orange
    sticks = PadScene(stick, pads: 2, size: CameraScene.size)
    handle(.resize(CameraScene.size), at: .zero)
  }

  mutating func handle(_ input: Input, at now: Instant) {
    if case .resize(let size) = input {
      layOut(in: size, at: now)
    } else {
      sticks.handle(input, at: now)
    }
    while let reading = sticks.nextReading() { follow(reading) }
  }

  /// Until the moment of a reading the camera goes by the readings before it.
  private mutating func follow(_ reading: Reading) {
    let now = max(clock, reading.time)
    camera.advance(
      now.seconds(since: clock), turning: deflections[0], travelling: deflections[1])
    clock = now
    deflections[reading.pad - 1] = Vector(dx: reading.x, dy: reading.y)
    pictureIsStale = true
  }

  /// Pads are in the middle of their scene: of one that is higher than the window by the picture,
  /// that is the middle of what is left below it.
  private mutating func layOut(in size: Size, at now: Instant) {
    let height = CameraScene.pictureHeight
    sticks.handle(.resize(Size(width: size.width, height: size.height + height)), at: now)
    picture = Picture(frame: Rect(Size(width: size.width, height: height)))
    pictureIsStale = true
  }

  var wakeUp: Instant? { sticks.wakeUp }

  mutating func takeDamage() -> Damage? {
    let damage = pictureIsStale ? Damage(rect: picture.frame, includesBackdrop: false) : nil
    pictureIsStale = false
    return Damage.union(sticks.takeDamage(), damage)
  }

  func drawBackdrop(on canvas: inout some Canvas) { sticks.drawBackdrop(on: &canvas) }

  func draw(on canvas: inout some Canvas) {
    picture.draw(camera, on: &canvas)
    sticks.draw(on: &canvas)
  }
}
