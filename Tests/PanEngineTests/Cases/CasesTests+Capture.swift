import PanEngine
import Testing

extension CasesTests {
  @Test("Case 8: released outside the window the drag ends, with the value zero")
  func releasedOutside() {
    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: 900, -300)
    hand.release(1000, -300)
    #expect(hand.phases == [.began, .changed, .ended])
    #expect(hand.readings[2].length == 0 && !hand.readings[2].isHeld)
    hand.waitForRest()
    #expect(hand.knob.center == CasesTests.middle)
  }

  @Test("Case 9: the release was never delivered: the next motion cancels")
  func missedRelease() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.hover(to: 260, 200)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.knob.center.x == 250, "it does not follow a pointer that is not pressed")
    hand.hover(to: 270, 200)
    hand.waitForRest()
    #expect(hand.knob.center == CasesTests.middle)
    #expect(hand.readings.count == 3)
  }

  @Test("Case 10: unmapped in mid-drag it is cancelled, and at the centre when mapped again")
  func unmapped() {
    var hand = Hand()
    hand.press(200, 200)
    hand.drag(to: 250, 200)
    hand.happen(.unmap)
    #expect(hand.phases == [.began, .changed, .cancelled])
    hand.wait(10)
    hand.happen(.map)
    #expect(hand.knob == Disc(center: CasesTests.middle, radius: 25, color: .cyan))
    hand.press(200, 200)
    #expect(hand.scene.isHeld)
  }

  @Test("Case 11: a second pointer or button goes down and up: nothing changes")
  func secondPointer() {
    var hand = Hand()
    hand.press(210, 205)
    hand.drag(to: 240, 205)
    let knob = hand.knob
    hand.press(230, 200, pointer: CasesTests.finger)
    hand.drag(to: 100, 100, pointer: CasesTests.finger)
    hand.release(pointer: CasesTests.finger)
    for button in 2...8 {
      hand.press(240, 205, button: button)
      hand.release(button: button)
    }
    #expect(hand.knob == knob)
    #expect(hand.phases == [.began, .changed])
    hand.drag(to: 241, 206)
    #expect(hand.knob.center == Point(x: 231, y: 201), "the offset is kept")
  }

  @Test("Case 12: dragging with the right button does nothing at all")
  func rightButton() {
    var hand = Hand()
    _ = hand.takeDamage()
    hand.press(200, 200, button: 3)
    hand.hover(to: 250, 200)
    hand.release(button: 3)
    #expect(hand.readings.isEmpty)
    #expect(hand.scene.wakeUp == nil)
    #expect(hand.takeDamage() == nil)
  }

  @Test("Case 13: after a cancel with the button down: nothing until a new press")
  func cancelledWithTheButtonDown() {
    var hand = Hand()
    hand.press(200, 200)
    hand.happen(.keyPress(.escape))
    hand.waitForRest()
    hand.forget()
    hand.drag(to: 230, 200)
    hand.wait(1)
    hand.drag(to: 240, 200)
    hand.release()
    #expect(hand.readings.isEmpty)
    #expect(hand.frames.allSatisfy { $0.knob.center == CasesTests.middle })
    hand.press(200, 200)
    #expect(hand.phases == [.began])
  }

  /// Two knobs, each with its own recognizer, the second at (300, 200).
  private struct TwoKnobs {
    var stage = Stage()
    let first: ViewID
    let firstPan: RecognizerID
    let secondPan: RecognizerID

    init(slop: Double = 0) {
      let knob = View(shape: .circle(radius: 25), center: CasesTests.middle)
      first = stage.tree.add(knob)
      firstPan = stage.router.attach(PanRecognizer(slop: PanRecognizer.Slop(slop)), to: first)
      var other = knob
      other.center.x = 300
      secondPan = stage.router.attach(PanRecognizer(), to: stage.tree.add(other))
    }

    mutating func press(_ x: Double, _ y: Double) {
      stage.router.press(
        at: Point(x: x, y: y), button: 1, pointer: .mouse, in: stage.tree, time: .zero)
    }

    mutating func drag(to x: Double, _ y: Double) {
      stage.router.move(
        to: Point(x: x, y: y), primaryIsDown: true, pointer: .mouse, time: .zero)
    }

    mutating func reports() -> [GestureReport] {
      var reports: [GestureReport] = []
      while let report = stage.router.nextReport() { reports.append(report) }
      return reports
    }
  }

  @Test("Case 14: disabled mid-press, a recognizer frees its pointer for another view")
  func disabledMidPress() {
    var knobs = TwoKnobs(slop: 10)
    knobs.press(200, 200)
    knobs.stage.router.setEnabled(false, knobs.firstPan, at: .zero)
    knobs.press(300, 200)
    knobs.drag(to: 310, 200)
    #expect(knobs.reports().map(\.recognizer) == [knobs.secondPan, knobs.secondPan])
  }

  @Test("Case 15: a drag whose view is removed has its terminal event")
  func viewRemovedMidDrag() {
    var knobs = TwoKnobs()
    knobs.press(200, 200)
    knobs.drag(to: 210, 200)
    knobs.stage.remove(knobs.first)
    #expect(!knobs.stage.router.contains(knobs.firstPan))
    knobs.drag(to: 220, 200)
    #expect(knobs.reports().map(\.phase) == [.began, .changed, .cancelled])
    knobs.press(300, 200)
    #expect(knobs.reports().map(\.phase) == [.began], "and its pointer is free")
  }

  @Test("Case 16: across another view, or out of the window and back: the owner keeps the pointer")
  func theOwnerKeepsThePointer() {
    var knobs = TwoKnobs()
    knobs.press(200, 200)
    knobs.drag(to: 300, 200)
    knobs.drag(to: -5000, 90_000)
    knobs.drag(to: 300, 200)
    let reports = knobs.reports()
    #expect(reports.allSatisfy { $0.recognizer == knobs.firstPan })
    #expect(reports.map(\.phase) == [.began, .changed, .changed, .changed])

    var hand = Hand { $0.leave = .clamp }
    hand.press(200, 200)
    hand.drag(to: -100, 200)
    hand.drag(to: 210, 200)
    #expect(hand.knob.center == Point(x: 210, y: 200))
  }
}
