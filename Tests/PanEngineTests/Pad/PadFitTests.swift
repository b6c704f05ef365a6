import PanEngine
import Randomness
import Testing

/// `--radius fit`: the radius follows the scene.
@Suite struct PadFitTests {
  @Test(
    "The limit and the knob just fit into the pad's column",
    arguments: [
      (1, Size(width: 400, height: 400), 175.0), (1, Size(width: 900, height: 120), 35),
      (1, Size(width: 120, height: 900), 35), (2, Size(width: 400, height: 400), 75),
      (4, Size(width: 400, height: 400), 25), (1, Size(width: 50, height: 400), 0),
      (1, Size(width: 2, height: 1), 0),
    ])
  func radius(_ pads: Int, _ size: Size, _ radius: Double) {
    let hand = Hand(pads: pads, size: size) { $0.fitsScene = true }
    #expect(hand.circle.radius == radius)
    #expect(hand.readings.isEmpty)
    var configuration = PadConfiguration()
    configuration.knobRadius = 25
    #expect(configuration.fittingRadius(in: size, pads: pads) == radius)
  }

  @Test func aResizeAtRestSaysNothing() {
    var hand = Hand { $0.fitsScene = true }
    hand.happen(.resize(Size(width: 200, height: 300)))
    #expect(hand.circle.radius == 75)
    #expect(hand.readings.isEmpty)
    #expect(hand.offset == .zero)
  }

  @Test("Held, the reading is kept", arguments: [LeavePolicy.cancel, .clamp, .rubberBand])
  func heldReadingIsKept(_ leave: LeavePolicy) throws {
    var hand = Hand {
      $0.fitsScene = true
      $0.leave = leave
    }
    hand.press(200, 200)
    hand.drag(to: 270, 130)
    for (width, height, radius) in [(250.0, 600.0, 100.0), (900, 850, 400), (400, 400, 175)] {
      hand.happen(.resize(Size(width: width, height: height)))
      let last = try #require(hand.last)
      #expect(last.phase == .changed && last.isHeld)
      #expect(isClose(last.x, 0.4) && isClose(last.y, 0.4))
      #expect(isClose(hand.offset, Vector(dx: 0.4 * radius, dy: -0.4 * radius)))
      #expect(isClose(last.offset, hand.offset), "px and py are those of the new size")
    }
    hand.drag(to: 271, 130)
    #expect(isClose(hand.offset, Vector(dx: 71, dy: -70)), "the drag goes on from there")
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
  }

  @Test(
    "At the edge it stays at the edge and does not leave",
    arguments: [
      LeavePolicy.cancel, .clamp, .rubberBand,
    ])
  func heldAtTheEdge(_ leave: LeavePolicy) {
    var random = SeededGenerator(seed: 5)
    var hand = Hand {
      $0.fitsScene = true
      $0.leave = leave
    }
    hand.press(200, 200)
    hand.drag(to: 200 + 105, 200 - 140)
    for _ in 0..<200 {
      let side = Double.random(in: 51...2000, using: &random)
      hand.happen(.resize(Size(width: side, height: side)))
      #expect(hand.last.map { isClose($0.length, 1) } == true)
      #expect(hand.scene.isHeld)
      hand.drag(to: 305, 60)
      #expect(hand.scene.isHeld)
    }
  }

  /// The pointer is as far outside as before, in proportion: on its way back in it meets the edge
  /// in proportion too.
  @Test func clampedTheRawTargetIsKept() {
    var hand = Hand {
      $0.fitsScene = true
      $0.leave = .clamp
    }
    hand.press(200, 200)
    hand.drag(to: 200 + 350, 200)
    hand.happen(.resize(Size(width: 225, height: 225)))
    #expect(hand.circle.radius == 87.5)
    #expect(hand.offset == Vector(dx: 87.5, dy: 0))
    hand.drag(to: 550 - 87, 200)
    #expect(hand.offset == Vector(dx: 87.5, dy: 0))
    hand.drag(to: 550 - 97.5, 200)
    #expect(isClose(hand.offset.dx, 77.5))
  }

  @Test func aHeldValueIsKeptAndSaysWhereItIsDrawn() throws {
    var hand = Hand {
      $0.fitsScene = true
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 270, 200)
    hand.release()
    hand.waitForRest()
    hand.forget()
    hand.happen(.resize(Size(width: 250, height: 250)))
    #expect(hand.phases == [.tick])
    let last = try #require(hand.last)
    #expect(isClose(last.x, 0.4) && !last.isHeld && isClose(last.offset.dx, 40))
    #expect(isClose(hand.offset.dx, 40))
    #expect(hand.scene.wakeUp == nil)
  }

  @Test func inFlightItGoesOnFromInside() {
    var hand = Hand { $0.fitsScene = true }
    hand.press(200, 200)
    hand.drag(to: 700, 200)
    hand.release()
    hand.wait(0.05)
    hand.forget()
    hand.happen(.resize(Size(width: 100, height: 100)))
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.knobIsInside })
    #expect(hand.offset == .zero)
    hand.press(50, 50)
    #expect(hand.scene.isHeld, "and the gesture is open again")
  }

  @Test func keysReachTheNewEdge() {
    var hand = Hand { $0.fitsScene = true }
    hand.pressKey(.arrow(.left))
    hand.happen(.resize(Size(width: 600, height: 600)))
    #expect(hand.offset == Vector(dx: -275, dy: 0))
    #expect(hand.last?.x == -1 && hand.last?.isHeld == true)
  }

  // MARK: No room at all

  private static let nothing = Input.resize(Size(width: 10, height: 300))
  private static let everything = Input.resize(Size(width: 400, height: 400))

  @Test("Squeezed to nothing a held knob reads 0, and as before when there is room again")
  func throughNothingAndBack() throws {
    for leave in [LeavePolicy.cancel, .clamp, .rubberBand] {
      var hand = Hand {
        $0.fitsScene = true
        $0.leave = leave
      }
      hand.press(200, 200)
      hand.drag(to: 270, 200)
      hand.happen(PadFitTests.nothing)
      #expect(hand.circle.radius == 0 && hand.offset == .zero)
      #expect(hand.last?.length == 0 && hand.last?.isHeld == true)
      hand.happen(.resize(Size(width: 8, height: 8)))
      #expect(hand.phases == [.began, .changed, .changed], "still nothing is nothing new")
      hand.happen(.resize(Size(width: 250, height: 250)))
      let last = try #require(hand.last)
      #expect(last.phase == .changed && last.isHeld)
      #expect(isClose(last.x, 0.4) && isClose(hand.offset.dx, 40))
      hand.drag(to: 280, 200)
      #expect(isClose(hand.offset.dx, 50), "the drag goes on from there")
      hand.release()
      hand.waitForRest()
      #expect(hand.offset == .zero)
    }
  }

  @Test("A value that is held comes back")
  func aHeldValueComesBack() throws {
    var hand = Hand {
      $0.fitsScene = true
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 235, 130)
    hand.release()
    hand.waitForRest()
    hand.forget()
    for _ in 0..<3 {
      hand.happen(PadFitTests.nothing)
      #expect(hand.last?.phase == .tick && hand.last?.length == 0)
      hand.wait(1)
      hand.happen(PadFitTests.everything)
      let last = try #require(hand.last)
      #expect(isClose(last.x, 0.2) && isClose(last.y, 0.4) && !last.isHeld)
      #expect(isClose(hand.offset, Vector(dx: 35, dy: -70)))
    }
    #expect(hand.readings.count == 6)
    #expect(hand.scene.wakeUp == nil)
  }

  @Test(
    "Given up where there is no room, nothing comes back",
    arguments: [Input.unmap, .keyPress(.home), .close])
  func givenUpForGood(_ input: Input) {
    var hand = Hand {
      $0.fitsScene = true
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 235, 200)
    hand.release()
    hand.happen(PadFitTests.nothing)
    hand.forget()
    hand.happen(input)
    hand.happen(PadFitTests.everything)
    hand.waitForRest()
    #expect(hand.readings.isEmpty && hand.offset == .zero)
  }

  @Test(
    "Let go where there is no room, it stays or not as anywhere",
    arguments: [
      (Release.goesBack, Vector.zero), (.holds(.both), Vector(dx: 70, dy: 35)),
      (.holds(.x), Vector(dx: 70, dy: 0)), (.glides, Vector(dx: 70, dy: 35)),
    ])
  func letGo(_ release: Release, _ offset: Vector) {
    var hand = Hand {
      $0.fitsScene = true
      $0.release = release
    }
    hand.press(200, 200)
    hand.drag(to: 270, 235)
    hand.happen(PadFitTests.nothing)
    hand.wait(1)
    hand.release()
    #expect(hand.last?.phase == .ended && hand.last?.length == 0)
    hand.waitForRest()
    hand.happen(PadFitTests.everything)
    #expect(isClose(hand.offset, offset))
    #expect(hand.last.map { isClose($0.x, offset.dx / 175) && !$0.isHeld } == true)
  }

  @Test("Where there is no room under `cancel`, any movement leaves: the knob goes home for good")
  func leavingNothing() {
    var hand = Hand {
      $0.fitsScene = true
      $0.release = .holds(.both)
    }
    hand.press(200, 200)
    hand.drag(to: 270, 235)
    hand.happen(PadFitTests.nothing)
    hand.drag(to: 271, 235)
    #expect(hand.last?.phase == .cancelled)
    hand.release()
    hand.waitForRest()
    hand.happen(PadFitTests.everything)
    #expect(hand.offset == .zero && hand.last?.length == 0)
  }

  @Test("Keys hold it at the edge again, and what they nudged stays")
  func keysThroughNothing() {
    var hand = Hand { $0.fitsScene = true }
    hand.pressKey(.arrow(.left))
    hand.happen(PadFitTests.nothing)
    #expect(hand.last?.x == 0 && hand.last?.isHeld == true)
    hand.happen(PadFitTests.everything)
    #expect(hand.last?.x == -1)
    hand = Hand {
      $0.fitsScene = true
      $0.release = .holds(.both)
    }
    hand.pressKey(.arrow(.left))
    hand.happen(PadFitTests.nothing)
    hand.releaseKey(.arrow(.left))
    hand.happen(PadFitTests.everything)
    #expect(hand.last.map { isClose($0.x, -0.1) && !$0.isHeld } == true)
  }

  @Test("On its way home it is home, and can be taken")
  func returningThroughNothing() {
    var hand = Hand { $0.fitsScene = true }
    hand.press(200, 200)
    hand.drag(to: 700, 200)
    hand.release()
    hand.wait(0.05)
    hand.happen(PadFitTests.nothing)
    hand.happen(PadFitTests.everything)
    #expect(hand.offset == .zero)
    hand.waitForRest()
    hand.press(200, 200)
    #expect(hand.scene.isHeld)
  }

  @Test("C2: A glide goes on through resizes, in proportion, and ends when it would have")
  func glideGoesOnThroughResizes() throws {
    func end(resizing: Bool) throws -> Reading {
      var hand = Hand {
        $0.fitsScene = true
        $0.release = .glides
      }
      hand.press(200, 200)
      hand.wait(0.02)
      hand.drag(to: 210, 200)
      hand.wait(0.02)
      hand.drag(to: 220, 200)
      hand.release()
      for step in 1...10 {
        hand.wait(0.02)
        if resizing {
          hand.happen(
            .resize(Size(width: 400 + Double(step) * 10, height: 400 - Double(step) * 10)))
        }
      }
      hand.waitForRest()
      return try #require(hand.last)
    }
    let (still, resized) = (try end(resizing: false), try end(resizing: true))
    #expect(isClose(still.x, resized.x) && !resized.isHeld && still.time == resized.time)
  }

  @Test(
    "C2: A return arrives on time while the window is resized, and the gesture is open",
    arguments: [nil, Spring()])
  func returnsThroughResizes(_ spring: Spring?) {
    func arrival(resizing: Bool) -> Instant {
      var hand = Hand {
        $0.fitsScene = true
        $0.spring = spring
        $0.timing = Timing(duration: 1)
        $0.reportsReturn = true
      }
      hand.press(200, 200)
      hand.drag(to: 700, 200)
      hand.release()
      for step in 1...200 {
        hand.wait(0.01)
        let side = 400 + Double(step)
        if resizing { hand.happen(.resize(Size(width: side, height: side))) }
      }
      #expect(hand.scene.wakeUp == nil && hand.offset == .zero)
      let side = resizing ? 300.0 : 200
      let arrival = hand.last?.time ?? .zero
      hand.press(side, side)
      #expect(hand.scene.isHeld)
      return arrival
    }
    #expect(arrival(resizing: true) == arrival(resizing: false))
  }

  @Test("C2: A return arrives on time while the program changes the radius")
  func returnsThroughRadii() {
    var hand = Hand { $0.timing = Timing(duration: 1) }
    hand.press(200, 200)
    hand.drag(to: 700, 200)
    for step in 1...99 {
      hand.wait(0.01)
      hand.setRadius(125 - Double(step))
    }
    hand.wait(0.02)
    #expect(hand.scene.wakeUp == nil && hand.offset == .zero)
  }
}
