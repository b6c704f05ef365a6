import PanEngine
import Testing

@Suite struct DragRecorderTests {
  private static func text(_ recorder: inout DragRecorder) -> String {
    String(decoding: recorder.takeLines(), as: UTF8.self)
  }

  @Test func itBeginsWithTheSizeAndATick() {
    var recorder = DragRecorder(size: Size(width: 640, height: 400.5))
    #expect(
      DragRecorderTests.text(&recorder)
        == "# circlepan drag script 1, recorded\n0.000000000 resize 640 400.5\n0.000000000 tick\n")
    #expect(recorder.takeLines().isEmpty, "they are taken")
  }

  @Test func ofTheFramesOnlyThoseThatAreReadAreWritten() {
    var recorder = DragRecorder(size: Size(width: 400, height: 400))
    _ = recorder.takeLines()
    recorder.record(.tick, at: Instant(1), isRead: false)
    recorder.record(.tick, at: Instant(2), isRead: true)
    recorder.record(.keyPress(.other), at: Instant(3), isRead: false)
    #expect(
      DragRecorderTests.text(&recorder) == "2.000000000 tick\n3.000000000 key-press VoidSymbol\n")
  }

  /// As in the scene; and a frame that is left out has brought its moment all the same.
  @Test func timeNeverGoesBackwards() throws {
    var recorder = DragRecorder(size: Size(width: 400, height: 400))
    recorder.record(.map, at: Instant(nanoseconds: -5), isRead: false)
    recorder.record(.tick, at: Instant(2), isRead: false)
    recorder.record(.unmap, at: Instant(1), isRead: false)
    let script = try DragScript(parsing: DragRecorderTests.text(&recorder))
    #expect(script.events.suffix(2).map(\.time) == [.zero, Instant(2)])
  }

  /// A machine that is too busy for any frame: five repetitions are one line, live and played.
  @Test func lateRepetitionsAreTheSameLine() throws {
    var hand = Hand { $0.rate = 10 }
    hand.press(200, 200)
    hand.waitWithoutFrames(0.55)
    hand.drag(to: 250, 200)
    hand.waitWithoutFrames(0.31)
    hand.release()
    hand.happen(.close)
    let recording = hand.takeRecording()
    let readings = try replay(recording, size: Size(width: 100, height: 100)) { $0.rate = 10 }
    #expect(readings == hand.readings)
    #expect(readings.map(\.time.seconds) == [0, 0.5, 0.55, 0.8, 0.86])
  }
}
