import PanEngine
import Testing

@Suite struct DragScriptTests {
  @Test func eventsStayInOrder() {
    let events = [
      DragScript.Event(time: .zero, input: .map),
      DragScript.Event(time: Instant(1), input: .tick),
      DragScript.Event(time: Instant(1), input: .unmap),
    ]
    #expect(DragScript(events: events).events == events)
    #expect(DragScript(events: []).events.isEmpty)
  }

  @Test func whatIsWrittenIsWhatIsMade() throws {
    let script = try DragScript(
      parsing: """
        0.000 press 200 200
        0.016 move 230 210
        0.500 release 230 210
        """)
    #expect(
      script
        == DragScript(events: [
          DragScript.Event(
            time: .zero, input: .press(Point(x: 200, y: 200), button: 1, pointer: .mouse)),
          DragScript.Event(
            time: Instant(0.016),
            input: .move(Point(x: 230, y: 210), primaryIsDown: true, pointer: .mouse)),
          DragScript.Event(
            time: Instant(0.5), input: .release(Point(x: 230, y: 210), button: 1, pointer: .mouse)),
        ]))
  }
}
