import PadProperties
import PanEngine

/// Any text as the value of any setting, be it a number, a colour, a geometry or a word: it is
/// refused with a reason, or gives a program that can be started. The first byte chooses the
/// setting, and the next ones can give several.
@c(LLVMFuzzerTestOneInput)
public func fuzzOptions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let settings = Setting.all().flatMap { $0.settings }
  var options = Options()
  for part in UnsafeBufferPointer(start: start, count: count).split(separator: 0) {
    let setting = settings[Int(part.first ?? 0) % settings.count]
    let text = String(decoding: part.dropFirst(), as: UTF8.self)
    do throws(SettingError) {
      try setting.apply(&options, text)
    } catch {
      check(!error.complaint.isEmpty, "a refusal has a reason")
      return 0
    }
  }
  guard (try? options.complete()) != nil else { return 0 }
  checkUse(of: options)
  return 0
}

/// What holds for all that is accepted.
private func checkUse(of options: Options) {
  for size in [options.sceneSize, options.minimumSize, options.headlessSize] {
    check(size.width > 0 && size.width.isFinite, "a window has a width: \(size)")
    check(size.height > 0 && size.height.isFinite, "a window has a height: \(size)")
  }
  let radius = options.startRadius(in: options.sceneSize)
  check(radius >= 0 && radius.isFinite, "a circle has a radius: \(radius)")
  check((0...1).contains(options.opacity) && (1...4).contains(options.pads), "bounds are kept")
  var scene = WatchedScene(options.pad, pads: options.pads, size: options.headlessSize)
  scene.handle(.press(scene.knobCenters.first ?? .zero, button: 1, pointer: .mouse))
  scene.handle(.move(Point(x: 1, y: 1), primaryIsDown: true, pointer: .mouse))
  scene.advance(to: Instant(seconds: 0.1))
  scene.handle(.close)
  scene.waitForRest()
  scene.checkEnd()
}
