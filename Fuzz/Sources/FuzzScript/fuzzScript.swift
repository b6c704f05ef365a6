import PadProperties
import PanEngine

/// Any text is a script or is none; what is one plays to its end and to rest, whatever the pad.
@c(LLVMFuzzerTestOneInput)
public func fuzzScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Bytes(start, count: count).text
  guard let script = try? DragScript(parsing: text) else { return 0 }
  play(script, PadConfiguration())
  play(script, busyConfiguration)
  return 0
}

/// A pad with as much going on as can be, which sends its reader a line each millisecond.
private var busyConfiguration: PadConfiguration {
  var configuration = PadConfiguration()
  configuration.leave = .clamp
  configuration.release = .glides
  configuration.fitsScene = true
  configuration.latches = true
  configuration.rate = 1000
  return configuration
}

private func play(_ script: DragScript, _ configuration: PadConfiguration) {
  var scene = WatchedScene(
    configuration, pads: 1, size: Size(width: 400, height: 400), script: script)
  for event in script.events { scene.advance(to: event.time) }
  scene.waitForRest()
  if script.events.last?.input == .close { scene.checkEnd() }
  if !script.events.isEmpty {
    check(!scene.isHeld || configuration.latches, "a script lets go at its end")
  }
}
