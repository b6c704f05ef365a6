import PanEngine

/// Lets inputs happen to a pad and prints what it says of them: no window, no clock.
func firstDrag() {
  var scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
  let steps: [(seconds: Double, input: Input)] = [
    (0.0, .press(Point(x: 210, y: 200), button: 1, pointer: .mouse)),  // 10 right of the middle
    (0.1, .move(Point(x: 260, y: 150), primaryIsDown: true, pointer: .mouse)),
    (0.2, .move(Point(x: 380, y: 150), primaryIsDown: true, pointer: .mouse)),  // out of the circle
    (0.3, .press(Point(x: 262, y: 175), button: 1, pointer: .mouse)),  // half way home: closed
    (0.5, .press(Point(x: 200, y: 200), button: 1, pointer: .mouse)),  // home: open again
    (0.6, .release(Point(x: 200, y: 120), button: 1, pointer: .mouse)),
  ]
  for step in steps {
    scene.handle(step.input, at: Instant(seconds: step.seconds))
    while let reading = scene.nextReading() {
      print(step.seconds, reading.phase, reading.x, reading.y)
    }
  }
}

firstDrag()
