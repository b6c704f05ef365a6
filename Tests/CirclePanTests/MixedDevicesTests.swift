import Testing
import XServerHarness

/// A mouse beside fingers and a pen, which move the same cursor: what one of them holds is its own.
@Suite(.enabled(if: TouchServer.isAvailable, "\(TouchServer.requirement)"))
struct MixedDevicesTests {
  /// Where the window's middle is on the screen.
  private let center = (x: 400.0, y: 300.0)

  /// A session with the mouse holding the knob 50 pixels to the right of the middle.
  private func heldSession(
    on touch: TouchServer, _ arguments: [String], geometry: String = "+200+100"
  ) throws -> Session {
    let session = try Session(arguments, geometry: geometry, on: touch.server)
    try session.waitUntilSettled()
    try session.move(0, 0)
    try touch.setMouseButton(isDown: true)
    for _ in 1...5 { try touch.moveMouse(by: 10, 0) }
    try session.waitUntilNear(50, 0)
    return session
  }

  @Test(
    "D3: A finger anywhere neither moves nor ends what the mouse holds",
    arguments: ["clamp", "cancel"], [(250.0, 150.0), (50.0, 50.0), (430.0, 330.0)])
  func fingerIsNotTheMouse(_ leave: String, finger: (x: Double, y: Double)) throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try heldSession(on: touch, ["--leave", leave])
    try touch.touch(1, x: finger.x, y: finger.y)
    try touch.lift(1, x: finger.x, y: finger.y)
    try session.settle()
    try touch.moveMouse(by: 10, 5)
    try session.waitUntilNear(60, 5)
    try touch.touch(2, x: finger.x, y: finger.y)
    try touch.moveMouse(by: 1, 0)
    try session.waitUntilNear(61, 5)
    try touch.lift(2, x: finger.x, y: finger.y)
    #expect(
      try session.readings().allSatisfy { (-0.1...61.1).contains($0.px) && abs($0.py) < 5.1 })
    try touch.setMouseButton(isDown: false)
    #expect(try session.waitForPhase("ended").isStop)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("D3: A finger that goes far outside the window makes no jump when the mouse goes on")
  func fingerGoesFar() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try heldSession(on: touch, ["--leave", "clamp"])
    try touch.touch(1, x: 50, y: 50)
    try touch.move(1, x: 700, y: 50)
    try touch.lift(1, x: 700, y: 50)
    for _ in 1...2 { try touch.moveMouse(by: 5, 0) }
    try session.waitUntilNear(55, 0)
    #expect(try session.readings().allSatisfy { $0.px < 60.1 && abs($0.py) < 0.1 })
  }

  @Test("D3: The mouse that ends beside a finger ends where it was")
  func endsWhereItWas() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try heldSession(on: touch, ["--leave", "clamp", "--release", "hold"])
    try touch.touch(1, x: 300, y: 150)
    try touch.setMouseButton(isDown: false)
    let end = try session.waitForPhase("ended")
    #expect(!end.isHeld && abs(end.px - 50) < 0.1 && abs(end.py) < 0.1)
    try touch.lift(1, x: 300, y: 150)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("D3: The mouse holds one pad, and a finger another")
  func holdsTwoPads() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try Session(
      ["--pads", "2", "--slop", "0"], geometry: "800x400+0+100", on: touch.server)
    try session.waitUntilSettled()
    session.user.movePointer(to: PixelPoint(200, 300))
    try touch.setMouseButton(isDown: true)
    for _ in 1...5 { try touch.moveMouse(by: 10, 0) }
    try touch.touch(1, x: 600, y: 300)
    for step in 1...5 { try touch.move(1, x: 600, y: 300 - 10 * Double(step)) }
    try session.waitForPads([1: (50, 0), 2: (0, -50)])
    try touch.moveMouse(by: 5, 0)
    try session.waitForPads([1: (55, 0), 2: (0, -50)])
    try touch.lift(1, x: 600, y: 250)
    try touch.moveMouse(by: 5, 0)
    try session.waitForPads([1: (60, 0)])
    try touch.setMouseButton(isDown: false)
    let phases = try waitUntil("both are let go") {
      try session.padPhases()
    } isRight: {
      $0.count >= 4
    }
    #expect(phases == ["1 began", "2 began", "2 ended", "1 ended"])
  }

  @Test("D3: A pen that comes near changes nothing, and its tip does not keep the knob held")
  func penIsNotTheMouse() throws {
    let touch = try TouchServer(hasPen: true, hasMouse: true)
    let session = try heldSession(on: touch, ["--leave", "clamp", "--release", "hold"])
    try touch.movePen(x: 300, y: 200)
    try touch.movePen(x: 310, y: 200)
    try session.settle()
    try touch.moveMouse(by: 10, 0)
    try session.waitUntilNear(60, 0)
    try touch.movePen(x: 310, y: 210)
    try touch.setPenTip(isDown: true, x: 310, y: 210)
    try touch.setMouseButton(isDown: false)
    try touch.setPenTip(isDown: false, x: 310, y: 210)
    let end = try session.waitForPhase("ended")
    #expect(!end.isHeld && abs(end.px - 60) < 0.1 && abs(end.py) < 0.1)
    try session.waitForPhases(["began", "ended"])
  }

  @Test("D3: A finger neither moves nor ends a latch to the mouse, and leaves nothing behind")
  func fingerIsNotTheLatch() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try Session(
      ["--latch", "--leave", "clamp", "--slop", "0"], on: touch.server)
    try session.waitUntilSettled()
    try session.move(0, 0)
    try touch.setMouseButton(isDown: true)
    try touch.setMouseButton(isDown: false)
    for _ in 1...5 { try touch.moveMouse(by: 10, 0) }
    try session.waitUntilNear(50, 0)
    for place in [(50.0, 50.0), (400.0, 300.0), (450.0, 300.0)] {
      try touch.touch(1, x: place.0, y: place.1)
      try touch.move(1, x: place.0 + 4, y: place.1)
      try touch.lift(1, x: place.0 + 4, y: place.1)
      try session.settle()
    }
    try touch.moveMouse(by: 10, 0)
    try session.waitUntilNear(60, 0)
    try touch.setMouseButton(isDown: true)
    #expect(try session.waitForPhase("ended").isStop)
    try touch.setMouseButton(isDown: false)
    try session.settle()
    #expect(session.user.grabPointer())
    session.user.ungrabPointer()
    try session.settle()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("D3: A touchscreen that comes and goes in the middle of a drag does not break it")
  func touchscreenComesAndGoes() throws {
    let touch = try TouchServer(hasMouse: true)
    let hotplugger = try XClient(touch.server)
    try touch.unplug(hotplugger)
    let session = try heldSession(on: touch, ["--leave", "clamp", "--slop", "0"])
    try touch.plugIn(hotplugger)
    try session.settle()
    try touch.moveMouse(by: 10, 0)
    try session.waitUntilNear(60, 0)
    try touch.unplug(hotplugger)
    try session.settle()
    try touch.moveMouse(by: 10, 0)
    try session.waitUntilNear(70, 0)
    try touch.plugIn(hotplugger)
    try session.settle()
    try touch.setMouseButton(isDown: false)
    #expect(try session.waitForPhase("ended").isStop)
    try session.letPass(.milliseconds(250))
    try touch.touch(1, x: center.x, y: center.y)
    try touch.move(1, x: center.x + 20, y: center.y)
    try session.waitUntilNear(20, 0)
    try touch.lift(1, x: center.x + 20, y: center.y)
    try session.waitForPhases(["began", "ended", "began", "ended"])
  }

  @Test("D4: A latch is lost with the last device that a hand could use, and with no other")
  func sessionIsSwitchedAway() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try Session(["--latch", "--leave", "clamp"], on: touch.server)
    try session.waitUntilSettled()
    try session.move(0, 0)
    try touch.setMouseButton(isDown: true)
    try touch.setMouseButton(isDown: false)
    try touch.moveMouse(by: 20, 0)
    try session.waitUntilNear(20, 0)
    try session.user.setEnabled(false, device: "Touch")
    try session.settle()
    #expect(try session.phases() == ["began"])
    try session.user.setEnabled(false, device: "Mouse")
    #expect(try session.waitForPhase("cancelled").isStop)
    try session.user.setEnabled(true, device: "Mouse")
    try session.settle()
    try session.waitForPhases(["began", "cancelled"])
  }

  @Test("D4: A drag is over with its device")
  func mouseIsUnplugged() throws {
    let touch = try TouchServer(hasMouse: true)
    let session = try heldSession(on: touch, ["--leave", "clamp"])
    try session.user.setEnabled(false, device: "Mouse")
    try session.waitForReading("a stop", after: 2) { $0.isStop }
    #expect(try session.phases().count == 2)
  }
}
