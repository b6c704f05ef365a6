import PanEngine
import Randomness
import Testing

@Suite struct DragScriptWritingTests {
  private static let here = Point(x: 1.5, y: -2)
  private static let finger = Pointer(kind: .touch, number: 3)
  private static let pen = Pointer(kind: .pen, number: 2)

  private static let lines: [(Input, String)] = [
    (.press(here), "press 1.5 -2"),
    (.press(here, button: 3, pointer: finger), "press 1.5 -2 button=3 pointer=3"),
    (.move(Point(x: 230, y: 0.1), primaryIsDown: true), "move 230 0.1"),
    (.move(here, primaryIsDown: false), "move 1.5 -2 button=0"),
    (.release(here, button: 1, pointer: finger), "release 1.5 -2 pointer=3"),
    (.press(here, pointer: Pointer(kind: .pen, number: 0)), "press 1.5 -2 pen=0"),
    (.move(here, primaryIsDown: false, pointer: pen), "move 1.5 -2 button=0 pen=2"),
    (.keyPress(.arrow(.left)), "key-press Left"),
    (.keyRelease(.arrow(.down, onKeypad: true)), "key-release KP_Down"),
    (.resize(Size(width: 500, height: 1.0 / 3)), "resize 500 0.3333333333333333"),
    (.map, "map"), (.unmap, "unmap"), (.focusIn, "focus-in"), (.focusOut, "focus-out"),
    (.press(here, pointer: Pointer(kind: .mouse, number: 2)), "press 1.5 -2 mouse=2"),
    (.pointerLost(.mouse), "grab-lost mouse=0"), (.pointerLost(pen), "grab-lost pen=2"),
    (.pointerLost(finger), "grab-lost pointer=3"),
    (.grabLost, "grab-lost"), (.tick, "tick"), (.close, "close"),
  ]

  @Test("Each event is a line, with the moment to the nanosecond", arguments: lines)
  func everyEvent(_ input: Input, _ line: String) throws {
    let time = Instant(nanoseconds: 1_204_518_007)
    let script = DragScript(events: [DragScript.Event(time: time, input: input)])
    #expect(script.text == "1.204518007 " + line + "\n")
    #expect(try DragScript(parsing: script.text) == script)
  }

  @Test("Every key that means something has a name that is read")
  func everyKey() throws {
    let arrows = Key.Arrow.allCases.flatMap { arrow in
      [Key.arrow(arrow), .arrow(arrow, onKeypad: true)]
    }
    for key in arrows + [.home, .escape, .space, .tab, .backTab, .leftShift, .rightShift, .other] {
      let script = DragScript(events: [DragScript.Event(time: .zero, input: .keyPress(key))])
      #expect(try DragScript(parsing: script.text) == script)
    }
  }

  @Test("Any moment and any finite number comes back as it was")
  func anyNumber() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<3000 {
      let point = Point(x: random.anyFinite(), y: .random(in: -3000...3000, using: &random) / 1.5)
      let time = Instant(nanoseconds: .random(in: 0...1_000_000_000_000_000_000, using: &random))
      let script = DragScript(events: [
        DragScript.Event(time: time, input: .move(point, primaryIsDown: true))
      ])
      #expect(try DragScript(parsing: script.text) == script)
    }
  }

  @Test("What is no number becomes what it does")
  func noNumbers() {
    let nowhere = Point(x: .nan, y: 0)
    let inputs: [Input] = [
      .press(nowhere), .move(nowhere, primaryIsDown: true), .release(nowhere),
    ]
    let script = DragScript(events: inputs.map { DragScript.Event(time: .zero, input: $0) })
    #expect(
      script.text.split(separator: "\n").map { $0.dropFirst(12) } == [
        "tick", "grab-lost", "grab-lost",
      ])
  }
}
