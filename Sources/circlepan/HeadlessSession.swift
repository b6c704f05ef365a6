import CirclePanSupport
import PanEngine

/// A drag script without a display: no clock, only the moments that the script and the scene name.
enum HeadlessSession {
  /// Plays the script, and writes the readings as a live run would.
  static func run(_ options: Options) throws(ProgramError) {
    let script = try options.script()
    let size = script.startSize ?? options.headlessSize
    let pad = PadScene(options.pad, pads: options.pads, size: size)
    var scene = ReplayScene(pad, script: script)
    var stream = ReadingStream(
      to: STDOUT_FILENO, about: options, radius: options.startRadius(in: size))
    stream.write(.endless)
    while let moment = scene.wakeUp, stream.reader == .listening {
      scene.handle(.tick, at: moment)
      // Each one is written before the next is made: nothing has to be merged.
      while let reading = scene.content.nextReading() {
        stream.append(reading)
        stream.write(.endless)
      }
    }
    if case .failed(let error) = stream.reader { throw StandardDescriptors.cannotWrite(error) }
  }
}
