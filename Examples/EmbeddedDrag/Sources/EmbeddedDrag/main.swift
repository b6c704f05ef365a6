import PanEngine

/// A drag that leaves the circle, as a script's text.
private let script = """
  0 press 200 200
  0.1 move 230 160
  0.2 move 380 160
  """

/// Lets the script happen to a pad and prints where it says that the knob is.
func embeddedDrag() {
  do throws(DragScriptError) {
    var scene = PadScene(PadConfiguration(), size: Size(width: 400, height: 400))
    for event in try DragScript(parsing: script).events {
      scene.handle(event.input, at: event.time)
      while let reading = scene.nextReading() { print("\(reading.x) \(reading.y)") }
    }
  } catch {
    print("line \(error.line): \(error.message)")
  }
}

embeddedDrag()
