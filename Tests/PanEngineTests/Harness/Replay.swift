import PanEngine

/// Plays a drag script with no window and no clock, as `--headless` does.
func replay(
  _ text: String, pads: Int = 1, size: Size = Size(width: 400, height: 400),
  _ configure: (inout PadConfiguration) -> Void = { _ in }
) throws(DragScriptError) -> [Reading] {
  var configuration = PadConfiguration()
  configure(&configuration)
  var scene = ReplayScene(
    PadScene(configuration, pads: pads, size: size), script: try DragScript(parsing: text))
  var readings: [Reading] = []
  while let wakeUp = scene.wakeUp {
    scene.handle(.tick, at: wakeUp)
    while let reading = scene.content.nextReading() { readings.append(reading) }
  }
  return readings
}
