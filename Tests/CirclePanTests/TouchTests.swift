import Testing
import XServerHarness

/// Fingers and pens, by Xorg's own test driver: real ones as far as any program can tell.
@Suite(.enabled(if: TouchServer.isAvailable, "\(TouchServer.requirement)"))
struct TouchTests {
  /// Where the window's middle is on the screen.
  private let center = (x: 400.0, y: 300.0)

  /// The program at "+200+100", listening to fingers.
  private func session(on touch: TouchServer, _ arguments: [String] = []) throws -> Session {
    let session = try Session(arguments, on: touch.server)
    try session.waitUntilSettled()
    return session
  }

  @Test("A finger drags the knob, after its slop of 8 pixels, and lets it go")
  func drags() throws {
    let touch = try TouchServer()
    let session = try session(on: touch)
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 6, y: center.y)
    try touch.move(1, x: center.x + 38, y: center.y)
    let began = try session.waitForPhase("began")
    #expect(began.isHeld && abs(began.px - 30) < 0.1)
    try session.waitForPicture(.dragged(30, 0))
    try touch.lift(1, x: center.x + 38, y: center.y)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A tap moves nothing, and is not taken for a click of the mouse")
  func taps() throws {
    let touch = try TouchServer()
    let session = try session(on: touch)
    try touch.touch(1, x: center.x, y: center.y)
    try touch.lift(1, x: center.x, y: center.y)
    try session.settle()
    #expect(try session.readings().isEmpty)
  }

  @Test("Parts of a pixel count")
  func countsPartsOfPixels() throws {
    let touch = try TouchServer()
    let session = try session(on: touch, ["--slop", "0"])
    try touch.touch(1, x: center.x, y: center.y)
    for step in 1...8 {
      let distance = Double(step) / 4
      try touch.move(1, x: center.x + distance, y: center.y - distance)
      try session.waitUntilNear(distance, -distance)
    }
  }

  @Test("Outside of the window the finger is still the knob's, and leaving cancels")
  func leaves() throws {
    let touch = try TouchServer()
    let session = try session(on: touch)
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 300, y: center.y)
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.waitForPicture()
    try touch.move(1, x: center.x, y: center.y)
    try touch.lift(1, x: center.x, y: center.y)
    try session.waitForPhases(["began", "cancelled"])
  }

  @Test("A second finger and the mouse change nothing of what the first one holds")
  func keepsTheFirstFinger() throws {
    let touch = try TouchServer()
    let session = try session(on: touch, ["--slop", "0", "--leave", "clamp"])
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 40, y: center.y)
    try touch.touch(2, x: center.x + 40, y: center.y)
    try touch.move(2, x: center.x - 90, y: center.y)
    try session.press(40, 0)
    try session.move(0, 90)
    try touch.lift(2, x: center.x - 90, y: center.y)
    try session.release(0, 90)
    try touch.move(1, x: center.x + 60, y: center.y)
    try session.waitUntilNear(60, 0)
    #expect(try session.phases() == ["began"])
    #expect(try session.readings().allSatisfy { $0.px > -0.1 && abs($0.py) < 0.1 })
  }

  @Test("Two sticks are held by two fingers at once")
  func holdsTwoSticks() throws {
    let touch = try TouchServer()
    let session = try Session(
      ["--pads", "2", "--slop", "0"], geometry: "800x400+0+100", on: touch.server)
    try session.waitUntilSettled()
    try touch.touch(1, x: 200, y: 300)
    try touch.touch(2, x: 600, y: 300)
    for step in 1...10 {
      let distance = Double(step * 5)
      try touch.move(1, x: 200 + distance, y: 300)
      try touch.move(2, x: 600, y: 300 - distance)
    }
    try session.waitForPads([1: (50, 0), 2: (0, -50)])
    try waitUntil("both knobs are red, each under its finger") {
      let knobs = try session.image()
      return knobs[250, 200] == RGB(255, 0, 0) && knobs[600, 150] == RGB(255, 0, 0)
    }
    try touch.lift(1, x: 250, y: 300)
    try touch.move(2, x: 600, y: 230)
    try session.waitForPads([2: (0, -70)])
    try touch.lift(2, x: 600, y: 230)
    let phases = try waitUntil("both sticks are let go") {
      try session.padPhases()
    } isRight: {
      $0.count >= 4
    }
    #expect(phases == ["1 began", "2 began", "1 ended", "2 ended"])
  }

  @Test("A window that is hidden under a finger cancels, and the next touch counts")
  func isHidden() throws {
    let touch = try TouchServer()
    let session = try session(on: touch, ["--slop", "0"])
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 20, y: center.y)
    try session.waitUntilNear(20, 0)
    session.window.unmap()
    #expect(try session.waitForPhase("cancelled").isStop)
    session.window.map()
    try session.waitForPicture()
    try touch.lift(1, x: center.x, y: center.y)
    try touch.touch(2, x: center.x, y: center.y)
    try session.waitForPhase("began", after: 3)
  }

  @Test("A window that moves under a finger does not move the knob")
  func movesUnderAFinger() throws {
    let touch = try TouchServer()
    let session = try session(on: touch, ["--slop", "0"])
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 20, y: center.y)
    try session.waitUntilNear(20, 0)
    session.window.move(to: PixelPoint(150, 130))
    try touch.move(1, x: center.x + 25, y: center.y)
    try session.waitUntilNear(25, 0)
  }

  @Test("H: A touchscreen that is unplugged under a finger leaves nothing held: the server ends it")
  func isUnplugged() throws {
    let touch = try TouchServer()
    let session = try session(on: touch, ["--slop", "0"])
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 20, y: center.y)
    try session.waitUntilNear(20, 0)
    try touch.unplug(session.user)
    try session.waitForReading("a stop") { $0.isStop && $0.phase == "ended" }
    try session.waitForPicture()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 3)
    #expect(try session.phases().count == 3)
  }

  @Test("With a latch a pen's tap takes the knob, which follows the pen over all of the screen")
  func latchesToAPen() throws {
    let touch = try TouchServer(hasPen: true)
    let session = try session(on: touch, ["--latch", "--leave", "clamp"])
    try touch.movePen(x: center.x, y: center.y)
    try touch.setPenTip(isDown: true, x: center.x, y: center.y)
    try touch.setPenTip(isDown: false, x: center.x, y: center.y)
    try touch.movePen(x: center.x + 40, y: center.y)
    try session.waitForReading("about 40 to the right") { $0.isHeld && abs($0.px - 40) < 1 }
    // Until the program has the pointer, what happens outside its window is not its.
    try session.settle()
    try touch.movePen(x: 790, y: center.y)
    try session.waitForReading("the edge") { $0.isHeld && $0.px > 124.9 }
    try touch.setPenTip(isDown: true, x: 790, y: center.y)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A pen drags without slop, by parts of a pixel; the mouse beside it is the mouse")
  func draws() throws {
    let touch = try TouchServer(hasPen: true)
    let session = try session(on: touch)
    try touch.movePen(x: center.x, y: center.y)
    try touch.setPenTip(isDown: true, x: center.x, y: center.y)
    try session.waitForPhase("began")
    try touch.movePen(x: center.x + 10.5, y: center.y + 0.25)
    try session.waitUntilNear(10.5, 0.25)
    try touch.setPenTip(isDown: false, x: center.x + 10.5, y: center.y)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPicture()
    try session.press(0, 0)
    try session.move(30, 20)
    try session.waitUntilHeld(at: 30, 20)
    session.user.release()
    try session.waitForPhases(["began", "ended", "began", "ended"])
  }
}

extension Session {
  /// Waits until the program has asked for fingers and pens, which it does once it is seen.
  func waitUntilSettled() throws {
    // It is mapped: whatever answers a ping knows that, and goes on to draw, and to ask.
    try settle()
    try settle()
  }

  /// Waits until the knob is said to be held there, in pixels from the centre: as nearly as a
  /// touchscreen's whole numbers say it.
  func waitUntilNear(_ px: Double, _ py: Double) throws {
    try waitForReading("a knob held at about \(px), \(py)") {
      $0.isHeld && abs($0.px - px) < 0.05 && abs($0.py - py) < 0.05
    }
  }

  /// Waits until these pads' last readings are about there.
  func waitForPads(_ wanted: [Int: (px: Double, py: Double)]) throws {
    try waitUntil("pads at \(wanted)") {
      var places: [Int: (px: Double, py: Double)] = [:]
      for line in try padLines() { places[line.pad] = (line.px, line.py) }
      return places
    } isRight: { places in
      wanted.allSatisfy {
        guard let place = places[$0.key] else { return false }
        return abs(place.px - $0.value.px) < 0.1 && abs(place.py - $0.value.py) < 0.1
      }
    }
  }

  /// Which pad began and ended when.
  func padPhases() throws -> [String] {
    try padLines().filter { $0.phase != "changed" }.map { "\($0.pad) \($0.phase)" }
  }

  private func padLines() throws -> [(pad: Int, phase: String, px: Double, py: Double)] {
    try program.lines.dropFirst().compactMap { line in
      let fields = try StreamLine.object(line)
      guard let pad = fields["pad"] as? Int, let phase = fields["phase"] as? String,
        let px = fields["px"] as? Double, let py = fields["py"] as? Double
      else { return nil }
      return (pad, phase, px, py)
    }
  }
}
