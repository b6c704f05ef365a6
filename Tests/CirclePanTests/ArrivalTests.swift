import Foundation
import Testing
import XServerHarness

/// What the program does when its window is there.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct ArrivalTests {
  /// An icon as `_NET_WM_ICON` has it.
  private struct Icon {
    let side: Int
    let pixels: ArraySlice<UInt>
  }

  private func icons(_ window: XWindow) -> [Icon] {
    var rest = (window.property("_NET_WM_ICON")?.items ?? [])[...]
    var icons: [Icon] = []
    while rest.count > 2, rest.first == rest.dropFirst().first {
      let side = Int(rest.removeFirst())
      rest.removeFirst()
      icons.append(Icon(side: side, pixels: rest.prefix(side * side)))
      rest = rest.dropFirst(side * side)
    }
    return icons
  }

  private func waitForIcons(
    _ window: XWindow, sides: [Int] = [16, 32, 48, 64]
  ) throws -> [Icon] {
    try waitUntil("the icon in the sizes \(sides)") {
      icons(window)
    } isRight: {
      $0.map(\.side) == sides && $0.allSatisfy { $0.pixels.count == $0.side * $0.side }
    }
  }

  @Test("The window has an icon in four sizes: the picture that the desktop has of the program")
  func hasIcon() throws {
    let session = try Session()
    let discs = try discsOfPicture()
    #expect(discs.count == 4)
    for icon in try waitForIcons(session.window) {
      var wrong = 0
      for (index, pixel) in icon.pixels.enumerated() {
        let wanted = mean(discs, x: index % icon.side, y: index / icon.side, side: icon.side)
        let alpha = Double(pixel >> 24 & 0xFF) / 255
        let seen = [alpha] + [16, 8, 0].map { alpha * Double(pixel >> $0 & 0xFF) / 255 }
        // Four samples to a side, beside eight.
        if zip(seen, wanted).contains(where: { abs($0 - $1) > 0.15 }) { wrong += 1 }
      }
      #expect(wrong == 0, "\(wrong) pixels of \(icon.side)")
    }
    #expect(session.window.property("_NET_WM_ICON")?.type == "CARDINAL")
    #expect(try session.closeCleanly())
  }

  @Test("The icon is sent behind the first picture", .enabled(if: Trace.isAvailable))
  func iconComesLate() throws {
    let session = try Session(isTraced: true)
    _ = try waitForIcons(session.window)
    let lines = try #require(session.trace).lines
    let picture = try #require(lines.firstIndex { $0.contains("CopyArea") })
    let icon = try #require(
      lines.firstIndex { $0.contains("\"_NET_WM_ICON\"") && $0.contains("Append") })
    #expect(picture < icon)
  }

  @Test("A line that the icon would fill stays free while the knob is held, and of large icons")
  func iconWaits() throws {
    let server = try XServer()
    let line = try SlowLine(to: server, delay: .milliseconds(150))
    let session = try Session(on: server, through: line)
    try session.press(0, 0)
    try session.move(60, 0)
    try session.waitForPicture(.dragged(60, 0))
    try session.settle()
    #expect(session.window.property("_NET_WM_ICON") == nil)
    session.user.release()
    _ = try waitForIcons(session.window, sides: [16, 32])
    // More than a round trip: the next size would be there.
    try session.program.waitUntilIdle(for: .milliseconds(700))
    #expect(icons(session.window).map(\.side) == [16, 32])
  }

  // MARK: The launcher

  private static let startupID = #"shell/"circle pan"\1_TIME4711"#

  /// The program as a launcher starts it, who then hears what it has to say.
  private func launch(_ options: [String], id: String?) throws -> (XWindow, RunningProgram) {
    let user = try XClient(XServer())
    user.listenForStartups()
    let program = try RunningProgram(
      options, on: user.server, environment: id.map { ["DESKTOP_STARTUP_ID": $0] } ?? [:])
    return (try user.findWindow(class: "CirclePan"), program)
  }

  private func end(_ program: RunningProgram) throws {
    program.send(SIGTERM)
    #expect(try program.waitForExit() == .signalled(SIGTERM))
  }

  @Test("The desktop that waits for the program is told when it is there, in pieces of 20 bytes")
  func isAnnounced() throws {
    let (window, program) = try launch([], id: ArrivalTests.startupID)
    #expect(window.property("_NET_STARTUP_ID")?.text == ArrivalTests.startupID)
    #expect(window.property("_NET_STARTUP_ID")?.type == "UTF8_STRING")
    try waitUntil("the message") {
      try window.client.startupMessages()
    } isRight: {
      $0 == [#"remove: ID="shell/\"circle pan\"\\1_TIME4711""#]
    }
    try window.ping()
    #expect(try window.client.startupMessages().isEmpty)
    try end(program)
  }

  @Test("The window tells when the user asked for it, and from then on when it was last pressed")
  func tellsUserTime() throws {
    let (window, program) = try launch([], id: ArrivalTests.startupID)
    #expect(window.property("_NET_WM_USER_TIME")?.items == [4711])
    window.client.movePointer(to: try window.onScreen(PixelPoint(200, 200)))
    try window.press(at: PixelPoint(200, 200))
    try waitUntil("the time of the press") {
      window.property("_NET_WM_USER_TIME")?.items
    } isRight: {
      $0?.count == 1 && $0 != [4711]
    }
    try end(program)
  }

  @Test("Where no launcher waits nothing is said, and managers look themselves what the user does")
  func nobodyWaits() throws {
    for id in [nil, ""] {
      let (window, program) = try launch([], id: id)
      _ = try waitForIcons(window)
      #expect(try window.client.startupMessages().isEmpty)
      #expect(window.property("_NET_STARTUP_ID") == nil)
      #expect(window.property("_NET_WM_USER_TIME") == nil)
      try end(program)
    }
  }

  @Test("A window that takes no keyboard asks for no place in front, whoever started it")
  func asksForNothing() throws {
    let (window, program) = try launch(["--no-focus"], id: ArrivalTests.startupID)
    try window.press(at: PixelPoint(200, 200))
    try window.ping()
    #expect(window.property("_NET_WM_USER_TIME")?.items == [0])
    try end(program)
  }
}

/// The program's picture as Resources/circlepan.svg has it: discs with rims, on a grid of 16.
extension ArrivalTests {
  private struct Disc {
    let (x, y, radius): (Double, Double, Double)
    let color: [Double]
  }

  /// From the back to the front; a circle with a stroke is two.
  private func discsOfPicture() throws -> [Disc] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/circlepan.svg")
    let pattern =
      /cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#([0-9a-f]{6})" stroke="#([0-9a-f]{6})"/
    return try String(contentsOf: file, encoding: .utf8).matches(of: pattern).flatMap { circle in
      let (x, y) = (try #require(Double(circle.1)), try #require(Double(circle.2)))
      let radius = try #require(Double(circle.3))
      return [(radius + 0.5, circle.5), (radius - 0.5, circle.4)].map {
        Disc(x: x, y: y, radius: $0.0, color: components(UInt($0.1, radix: 16) ?? 0))
      }
    }
  }

  private func components(_ color: UInt) -> [Double] {
    [16, 8, 0].map { Double(color >> $0 & 0xFF) / 255 }
  }

  /// A pixel's alpha, and its colour times that: the mean of 64 places in it.
  private func mean(_ discs: [Disc], x: Int, y: Int, side: Int) -> [Double] {
    let fine = 8
    var (colors, count) = ([0.0, 0.0, 0.0], 0.0)
    for place in 0..<fine * fine {
      let step = 16 / Double(side * fine)
      let px = (Double(x * fine + place % fine) + 0.5) * step
      let py = (Double(y * fine + place / fine) + 0.5) * step
      guard let disc = discs.last(where: { hypot(px - $0.x, py - $0.y) < $0.radius }) else {
        continue
      }
      for index in 0..<3 { colors[index] += disc.color[index] }
      count += 1
    }
    return ([count] + colors).map { $0 / Double(fine * fine) }
  }
}
