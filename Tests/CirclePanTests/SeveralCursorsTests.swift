import Glibc
import Testing
import XServerHarness

/// More than one mouse, and more than one screen: each cursor is a pointer of its own.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct SeveralCursorsTests {
  /// Where the window's middle is on the screen.
  private let center = PixelPoint(400, 300)

  private func place(_ dx: Int, _ dy: Int) -> PixelPoint {
    PixelPoint(center.x + dx, center.y + dy)
  }

  /// All that a second mouse can do, on the pad and off it, but take the knob.
  private func disturb(_ hand: SecondHand, _ session: Session) throws {
    for point in [PixelPoint(20, 20), place(-150, 120), place(100, 0), PixelPoint(790, 590)] {
      hand.user.movePointer(to: point)
      hand.user.press()
      hand.user.movePointer(to: place(-90, 30))
      hand.user.press(button: 4)
      hand.user.release(button: 4)
      hand.user.release()
    }
    #expect(hand.user.grabPointer())
    hand.user.movePointer(to: place(10, 90))
    hand.user.ungrabPointer()
    try session.settle()
  }

  @Test(
    "D1: A second mouse changes nothing in the first one's drag", arguments: ["cancel", "clamp"])
  func disturbsNothing(_ leave: String) throws {
    let session = try Session(["--leave", leave])
    try session.waitUntilSettled()
    let hand = try SecondHand(session.server)
    try session.settle()
    try session.press(0, 0)
    try session.move(50, 0)
    try session.waitUntilHeld(at: 50, 0)
    try disturb(hand, session)
    try session.move(60, 0)
    try session.waitUntilHeld(at: 60, 0)
    #expect(try session.readings().allSatisfy { [0, 50, 60].contains($0.px) && $0.py == 0 })
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("D1: A second mouse that comes in the middle of a drag, and goes, does not break it")
  func comesAndGoes() throws {
    let session = try Session(["--leave", "clamp"])
    try session.waitUntilSettled()
    try session.press(0, 0)
    try session.move(50, 0)
    try session.waitUntilHeld(at: 50, 0)
    let hand = try SecondHand(session.server)
    try session.settle()
    try disturb(hand, session)
    try session.move(60, 0)
    try session.waitUntilHeld(at: 60, 0)
    try hand.leave()
    try session.settle()
    try session.move(70, 0)
    try session.waitUntilHeld(at: 70, 0)
    session.user.release()
    #expect(try session.waitForPhase("ended").isStop)
    // Presses are heard once, whoever tells of them.
    try session.letPass(.milliseconds(250))
    try session.press(0, 0)
    try session.move(20, 0)
    try session.waitUntilHeld(at: 20, 0)
    session.user.release()
    try session.waitForPhases(["began", "ended", "began", "ended"])
  }

  @Test("D1: Two mice drag two pads")
  func dragTwoPads() throws {
    let session = try Session(["--pads", "2"], geometry: "800x400+0+100")
    try session.waitUntilSettled()
    let hand = try SecondHand(session.server)
    try session.settle()
    session.user.movePointer(to: PixelPoint(200, 300))
    session.user.press()
    hand.user.movePointer(to: PixelPoint(600, 300))
    hand.user.press()
    for step in 1...5 {
      session.user.movePointer(to: PixelPoint(200 + 10 * step, 300))
      hand.user.movePointer(to: PixelPoint(600, 300 - 12 * step))
    }
    try session.waitForPads([1: (50, 0), 2: (0, -60)])
    session.user.release()
    hand.user.movePointer(to: PixelPoint(600, 230))
    try session.waitForPads([2: (0, -70)])
    hand.user.release()
    let phases = try waitUntil("both sticks are let go") {
      try session.padPhases()
    } isRight: {
      $0.count >= 4
    }
    #expect(phases == ["1 began", "2 began", "1 ended", "2 ended"])
  }

  @Test("D1: A cursor that is taken away while it holds the knob lets it go")
  func isTakenAway() throws {
    let session = try Session(["--leave", "clamp"])
    try session.waitUntilSettled()
    let hand = try SecondHand(session.server)
    try session.settle()
    hand.user.movePointer(to: center)
    hand.user.press()
    hand.user.movePointer(to: place(40, 0))
    try session.waitUntilHeld(at: 40, 0)
    try hand.leave()
    try session.waitForReading("a stop") { $0.isStop && $0.phase != "changed" }
    try session.letPass(.milliseconds(250))
    try session.press(0, 0)
    try session.waitForPhase("began", after: 3)
  }

  @Test("D1: What is latched to one mouse is not ended nor moved by another")
  func latches() throws {
    let session = try Session(["--latch", "--leave", "clamp"])
    try session.waitUntilSettled()
    let hand = try SecondHand(session.server)
    try session.settle()
    hand.user.movePointer(to: center)
    hand.user.press()
    hand.user.release()
    try session.waitForPhase("began")
    // It is captured by now, all over the screen.
    hand.user.movePointer(to: place(40, 0))
    try session.waitUntilHeld(at: 40, 0)
    try session.press(90, 90)
    try session.release(-90, 90)
    hand.user.movePointer(to: PixelPoint(790, 300))
    try session.waitUntilHeld(at: 125, 0)
    #expect(try session.phases() == ["began"])
    hand.user.press()
    #expect(try session.waitForPhase("ended").isStop)
    hand.user.release()
    try session.waitForPhases(["began", "ended"])
    #expect(hand.user.grabPointer())
  }

  @Test(
    "D2: A release on another screen ends the drag where it was last on this one",
    arguments: [false, true])
  func releasesOnAnotherScreen(isMixed: Bool) throws {
    let server = try XServer(extraArguments: ["-screen", "1", "800x600x24"])
    let session = try Session(["--release", "hold", "--leave", "clamp"], on: server)
    try session.waitUntilSettled()
    let hand = isMixed ? try SecondHand(server) : nil
    try session.settle()
    try session.press(0, 0)
    try session.move(50, -25)
    try session.waitUntilHeld(at: 50, -25)
    session.user.movePointer(to: PixelPoint(700, 500), screen: 1)
    session.user.release()
    let end = try session.waitForPhase("ended")
    #expect(!end.isHeld && end.px == 50 && end.py == -25)
    try session.waitForPhases(["began", "ended"])
    withExtendedLifetime(hand) {}
  }

  @Test("D2: A press on another screen ends a latch where it was last on this one")
  func pressesOnAnotherScreen() throws {
    let server = try XServer(extraArguments: ["-screen", "1", "800x600x24"])
    let session = try Session(["--latch", "--release", "hold", "--leave", "clamp"], on: server)
    try session.press(0, 0)
    session.user.release()
    try session.move(50, -25)
    try session.waitUntilHeld(at: 50, -25)
    // The pointer is the program's.
    #expect(!session.user.grabPointer())
    session.user.movePointer(to: PixelPoint(700, 500), screen: 1)
    session.user.press()
    let end = try session.waitForPhase("ended")
    #expect(end.px == 50 && end.py == -25)
  }

  @Test(
    "D6: A click that a manager takes before the latch has the pointer begins no other latch",
    arguments: [false, true], [false, true])
  func clicksTwice(onItself: Bool, isMixed: Bool) throws {
    let session = try Session(["--latch", "--leave", "clamp"])
    try session.waitUntilSettled()
    let hand = isMixed ? try SecondHand(session.server) : nil
    try session.settle()
    let grabbed = onItself ? session.window : session.user.root
    session.user.takeClicksFirst(on: grabbed)
    try session.press(0, 0)
    session.user.letClickThrough()
    try session.waitForPhase("began")
    // The second click comes before the program has seen the end of the first one.
    session.program.send(SIGSTOP)
    session.user.release()
    session.user.press()
    session.program.send(SIGCONT)
    #expect(try session.waitForPhase("cancelled").isStop)
    session.user.letClickThrough()
    session.user.release()
    try session.settle()
    try session.waitForPhases(["began", "cancelled"])
    // The next one counts.
    session.user.takeNoClicks(on: grabbed)
    try session.letPass(.milliseconds(250))
    try session.press(0, 0)
    try session.waitForPhase("began", after: 2)
    withExtendedLifetime(hand) {}
  }

  @Test("D1: A keyboard that leaves the window gives up what its keys hold, whoever else stays")
  func keyboardLeaves() throws {
    let session = try Session(["--leave", "clamp"])
    try session.waitUntilSettled()
    let hand = try SecondHand(session.server)
    try session.settle()
    session.window.focus()
    let window = try hand.user.findWindow(class: "CirclePan")
    window.focus()
    try session.settle()
    try hand.user.press(key: "Left")
    try session.waitForPhase("began")
    window.takeFocusAway()
    #expect(try session.waitForPhase("cancelled").isStop)
    try hand.user.release(key: "Left")
    try session.settle()
    try session.waitForPhases(["began", "cancelled"])
  }
}
