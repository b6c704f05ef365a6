import Foundation
import XServerHarness

/// The program on a server of some kind, worked and looked at as its user does: by the mouse and by
/// what is on the screen. Step by step it writes down what went well.
///
/// With a folder in CIRCLEPAN_SERVERS it leaves there a line for the matrix of `Scripts/servers`,
/// and a picture of each step.
final class ServerRun {
  /// Another program's view of the same server, which does what a manager does.
  let session: Session
  private let place: Workplace
  private let hand: XClient
  private let kind: ServerKind
  private var row: [String] = []

  init(_ kind: ServerKind) throws {
    self.kind = kind
    place = try Workplace(kind)
    hand = try XClient(place.screen)
    session = try Session(
      ["--antialias", "on"], geometry: "+120+60", on: place.server)
    row = [kind.rawValue, session.user.serverMake]
  }

  /// Where the knob is, from the circle's centre: device pixels, y down.
  typealias Knob = (dx: Int, dy: Int)

  /// A part of the run: it is in the matrix, with a picture, when it has gone well.
  func step(_ name: String, _ run: () throws -> Void) throws {
    defer { write() }
    do {
      try run()
      row.append("yes")
    } catch {
      row.append("NO: \(name)")
      throw error
    }
  }

  // MARK: Eyes

  /// Waits until a whole knob of that colour is to be seen there.
  func waitForKnob(_ color: RGB, at wanted: Knob, picture: String) throws {
    defer { save(picture) }
    try waitUntil("a knob of \(color) at \(wanted)") {
      let screen = try hand.root.image()
      guard let circle = ServerRun.middle(of: Picture().circle, in: screen, diameter: 250),
        let knob = ServerRun.middle(of: color, in: screen, diameter: 50)
      else { return "none" }
      return "\((knob.x - circle.x) / 2), \((knob.y - circle.y) / 2)"
    } isRight: {
      $0 == "\(wanted.dx), \(wanted.dy)"
    }
  }

  /// Where the circle's centre is on the screen.
  func center() throws -> PixelPoint {
    let middle = try waitFor("a circle on the screen") {
      ServerRun.middle(of: Picture().circle, in: try hand.root.image(), diameter: 250)
    }
    return PixelPoint(middle.x / 2, middle.y / 2)
  }

  /// Twice the middle of all that has the colour; nil where that is no disc of about so much. Of a
  /// soft rim only what is all covered has the colour.
  private static func middle(of color: RGB, in image: Image, diameter: Int) -> PixelPoint? {
    guard let bounds = image.bounds(of: color, tolerance: 1),
      (diameter - 4...diameter).contains(bounds.width),
      (diameter - 4...diameter).contains(bounds.height)
    else { return nil }
    return PixelPoint(2 * bounds.x + bounds.width, 2 * bounds.y + bounds.height)
  }

  // MARK: Hands

  func press(_ point: PixelPoint) {
    hand.movePointer(to: point)
    hand.press()
  }

  /// Moves in steps as a hand does.
  func move(from start: PixelPoint, to end: PixelPoint) {
    for step in 1...8 {
      hand.movePointer(
        to: PixelPoint(
          start.x + (end.x - start.x) * step / 8, start.y + (end.y - start.y) * step / 8))
    }
  }

  func release() {
    hand.release()
  }

  // MARK: The matrix

  private static let folder = ProcessInfo.processInfo.environment["CIRCLEPAN_SERVERS"]

  /// Where what was waited for does not come, the picture shows what came instead.
  private func save(_ name: String) {
    guard let folder = ServerRun.folder else { return }
    try? hand.root.image().writePNG(to: "\(folder)/\(kind.rawValue)-\(name).png")
  }

  private func write() {
    guard let folder = ServerRun.folder else { return }
    try? (row.joined(separator: "|") + "\n").write(
      toFile: "\(folder)/\(kind.rawValue).row", atomically: true, encoding: .utf8)
  }
}
