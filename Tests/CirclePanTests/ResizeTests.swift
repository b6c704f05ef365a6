import Testing
import XServerHarness

/// The window gets other sizes, and what it shows stays right.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ResizeTests {
  @Test("After each resize the scene is in the middle, to the pixel")
  func isExact() throws {
    let session = try Session()
    for (width, height) in [
      (300, 300), (401, 399), (60, 60), (599, 499), (52, 300), (1, 1), (400, 400), (402, 401),
    ] {
      session.window.resize(width: width, height: height)
      try session.waitForPicture()
    }
    #expect(try session.readings().isEmpty)
  }

  @Test("In 200 resizes in a row nothing is ever seen but the scene's colours")
  func showsNoGarbage() throws {
    // Where a window grows, it shows what was there before until it is drawn: here, a white screen.
    let session = try Session(on: XServer(extraArguments: ["-wr"]))
    try session.waitForPicture()
    let colors: Set = [Picture().background, Picture().circle, Picture().knob]
    for step in 0..<200 {
      session.window.resize(width: 60 + (step * 97) % 540, height: 60 + (step * 61) % 440)
      // A strip through the middle costs less to look at than everything.
      let window = try session.window.geometry()
      let strip = PixelRect(x: 0, y: window.height / 2 - 10, width: window.width, height: 20)
      #expect(try colors.isSuperset(of: session.window.image(of: strip).pixels))
    }
    try session.waitForPicture()
    #expect(try session.closeCleanly())
  }

  @Test(
    "In 200 resizes in a row soft edges show nothing but blends of the scene's colours",
    arguments: ["125", "fit"])
  func showsNoGarbageOnSoftEdges(radius: String) throws {
    let session = try Session(
      ["--antialias", "on", "--radius", radius], on: XServer(extraArguments: ["-wr"]))
    let (background, circle, knob) = (Picture().background, Picture().circle, Picture().knob)
    try waitUntil("soft edges") {
      try session.image().pixels.contains { ![background, circle, knob].contains($0) }
    }
    for step in 0..<200 {
      // So large that the knob does not lie on the circle's rim, where three colours meet.
      session.window.resize(width: 160 + (step * 97) % 440, height: 160 + (step * 61) % 340)
      let window = try session.window.geometry()
      let strip = PixelRect(x: 0, y: window.height / 2 - 10, width: window.width, height: 20)
      let seen = Set(try session.window.image(of: strip).pixels)
      let strange = seen.filter {
        !$0.isBlend(of: background, circle, tolerance: 2)
          && !$0.isBlend(of: circle, knob, tolerance: 2)
      }
      #expect(strange.isEmpty, "\(window.width)x\(window.height)")
    }
    #expect(try session.closeCleanly())
  }

  @Test("In 200 resizes in a row the circle is never cut, torn or missing")
  func keepsTheCircleWhole() throws {
    let session = try Session(on: XServer(extraArguments: ["-wr"]))
    try session.waitForPicture()
    for step in 0..<200 {
      // Even sizes, so that what the server keeps in the middle is where it will be drawn.
      session.window.resize(width: 260 + (step * 98) % 340, height: 260 + (step * 62) % 240)
      let window = try session.window.geometry()
      let middle = Picture.center(of: window)
      // All of it now and then, else two strips through the middle, which cost less.
      let whole = PixelRect(x: middle.x - 130, y: middle.y - 130, width: 260, height: 260)
      let strips = [
        PixelRect(x: whole.x, y: middle.y - 3, width: 260, height: 6),
        PixelRect(x: middle.x - 3, y: whole.y, width: 6, height: 260),
      ]
      for part in step % 10 == 0 ? [whole] : strips {
        let seen = try session.window.image(of: part)
        let differences = seen.differences(from: Picture().image(of: part, in: window))
        #expect(differences.isEmpty, "\(window.width)x\(window.height)")
      }
    }
    #expect(try session.closeCleanly())
  }

  @Test("With --radius fit the circle follows the window's smaller side")
  func fits() throws {
    let session = try Session(["--radius", "fit"])
    try session.waitForPicture(Picture(radius: 175))
    for (width, height, radius) in [
      (300, 450, 125), (600, 420, 185), (1, 1, 0), (60, 400, 5), (500, 500, 225),
    ] {
      session.window.resize(width: width, height: height)
      try session.waitForPicture(Picture(radius: radius))
    }
    try session.press(0, 0)
    try session.move(112, 0)
    let line = try session.waitUntilHeld(at: 112, 0)
    #expect(abs(line.x - 112.0 / 225) < 1e-6)
    #expect(try session.closeCleanly())
  }

  @Test("A knob that is held keeps its distance from the centre, and the drag goes on (case 24)")
  func keepsTheDrag() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(40, -30)
    try session.waitUntilHeld(at: 40, -30)
    let readings = try session.readings().count
    session.window.resize(width: 501, height: 480)
    try session.waitForPicture(.dragged(40, -30))
    try session.settle()
    #expect(try session.readings().count == readings)
    let pointer = try session.pointer()
    try session.move(pointer.x + 10, pointer.y + 5)
    try session.waitForPicture(.dragged(50, -25))
    session.window.resize(width: 100, height: 90)
    try session.waitForPicture(.dragged(50, -25))
    session.user.release()
    try session.waitForPicture()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A window that moves, or grows to the left, under a held knob does not move it")
  func keepsTheDragInPlace() throws {
    let session = try Session()
    try session.press(0, 0)
    try session.move(40, -30)
    try session.waitUntilHeld(at: 40, -30)
    let pointer = session.user.pointerPosition
    let place = try session.window.geometry()
    session.window.move(to: PixelPoint(place.x - 90, place.y + 40))
    try session.settle()
    session.user.movePointer(to: PixelPoint(pointer.x + 10, pointer.y))
    try session.waitUntilHeld(at: 50, -30)
    session.window.move(to: PixelPoint(place.x - 190, place.y + 40))
    session.window.resize(width: place.width + 100, height: place.height)
    try session.settle()
    session.user.movePointer(to: PixelPoint(pointer.x + 10, pointer.y + 5))
    try session.waitUntilHeld(at: 50, -25)
    session.user.release()
    try session.waitForPhases(["began", "ended"])
  }

  @Test("A return with a resize in its middle still completes, and the knob is free (case 26)")
  func keepsTheReturn() throws {
    let session = try Session(["--duration", "1"])
    try session.press(0, 0)
    try session.move(190, 0)
    session.user.release()
    try session.waitForPhase("cancelled")
    session.window.resize(width: 333, height: 444)
    try session.letPass(.seconds(1))
    try session.waitForPicture()
    try session.press(0, 0)
    try session.waitForPhase("began", after: 2)
  }

  @Test("A window that is moved, off the screen and back, shows the same")
  func moves() throws {
    let session = try Session()
    try session.waitForPicture()
    for (x, y) in [(-350, -300), (700, 500), (10, 10), (-100, 400), (0, 0)] {
      session.window.move(to: PixelPoint(x, y))
      try session.waitForPicture()
    }
  }
}
