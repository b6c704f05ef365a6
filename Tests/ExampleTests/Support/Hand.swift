import PanEngine

/// Somebody before a scene that has no window, and a clock that goes only when it is told to.
struct Hand<Content: Scene> {
  var scene: Content
  private(set) var now = Instant.zero

  init(on scene: Content) {
    self.scene = scene
  }

  mutating func press(_ x: Double, _ y: Double, pointer: Pointer = .mouse) {
    happen(.press(Point(x: x, y: y), button: 1, pointer: pointer))
  }

  mutating func drag(to x: Double, _ y: Double, pointer: Pointer = .mouse) {
    happen(.move(Point(x: x, y: y), primaryIsDown: true, pointer: pointer))
  }

  mutating func release(_ x: Double, _ y: Double, pointer: Pointer = .mouse) {
    happen(.release(Point(x: x, y: y), button: 1, pointer: pointer))
  }

  mutating func happen(_ input: Input) {
    scene.handle(input, at: now)
  }

  /// Lets time pass: a tick whenever the scene wants one, and one at the end.
  mutating func wait(_ seconds: Double) {
    let end = now.advanced(bySeconds: seconds)
    while let wakeUp = scene.wakeUp, wakeUp <= end {
      now = wakeUp
      happen(.tick)
    }
    now = end
    happen(.tick)
  }
}
