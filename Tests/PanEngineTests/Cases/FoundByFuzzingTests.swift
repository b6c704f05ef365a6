import PanEngine
import Testing

/// What `make fuzz` has found, so that it stays found.
@Suite struct FoundByFuzzingTests {
  /// A scene that notes what happens to it.
  private struct InputLog: Scene {
    private(set) var inputs: [Input] = []
    let wakeUp: Instant? = nil

    mutating func handle(_ input: Input, at now: Instant) { inputs.append(input) }
    mutating func takeDamage() -> Damage? { nil }
    func drawBackdrop(on canvas: inout some Canvas) {}
    func draw(on canvas: inout some Canvas) {}
  }

  @Test("A return that is read and takes no time ends with a zero", arguments: [true, false])
  func aReadReturnOfNoTimeEndsAtZero(_ reducesMotion: Bool) {
    var hand = Hand {
      $0.reportsReturn = true
      $0.reducesMotion = reducesMotion
      $0.timing.duration = reducesMotion ? 0.2 : 0
    }
    hand.press(200, 200)
    hand.drag(to: 260, 200)
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.last?.length == 0)
    #expect(hand.readings.last?.isHeld == false)
  }

  @Test("A held value that a smaller limit takes away is said to be gone")
  func aValueThatTheLimitTakesIsGone() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.press(200, 200)
    hand.drag(to: 260, 200)
    hand.release()
    hand.waitForRest()
    #expect(hand.readings.last?.x == 0.48)
    hand.setRadius(0)
    #expect(hand.readings.last?.x == 0)
    #expect(hand.readings.last?.phase == .tick)
  }

  @Test("A stop is exactly zero, and is said however little the value was")
  func aStopIsExactlyZero() {
    var hand = Hand { $0.release = .holds(.both) }
    hand.press(200, 200)
    hand.drag(to: 260, 200)
    hand.release()
    hand.setRadius(1e-300)
    hand.setRadius(125)
    #expect(hand.readings.last.map { $0.x > 0 && $0.x < 1e-9 } == true)
    hand.happen(.unmap)
    #expect(hand.readings.last?.x == 0)
  }

  @Test("The middle stays the middle however much the limit grows")
  func theMiddleStaysTheMiddle() {
    var hand = Hand {
      $0.shape = .vertical
      $0.radius = 1e-300
      $0.fitsScene = true
    }
    hand.happen(.resize(Size(width: 1e12, height: 1e12)))
    #expect(hand.readings.isEmpty)
    hand.happen(.resize(Size(width: 400, height: 400)))
    #expect(hand.knob.center == Point(x: 200, y: 200))
  }

  @Test("A played script brings no tick that a live run has not had")
  func aScriptBringsNoTickOnTop() throws {
    var scene = ReplayScene(
      InputLog(), script: try DragScript(parsing: "1 map\n2 focus-in\n2 focus-in\n3 unmap"))
    scene.handle(.tick, at: Instant(1))
    scene.handle(.tick, at: Instant(1.5))
    scene.handle(.tick, at: Instant(2))
    scene.handle(.tick, at: Instant(4))
    #expect(
      scene.content.inputs == [
        .map, .tick, .focusIn, .focusIn, .unmap, .grabLost, .focusOut, .tick,
      ])
  }
}
