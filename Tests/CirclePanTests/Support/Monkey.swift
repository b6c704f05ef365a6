import Randomness
import XServerHarness

/// Somebody who does anything at all to the program and its window, in an order that a seed
/// decides: with real input of several hands, as a rude manager, and as another client that sends
/// nonsense.
final class Monkey {
  private let session: Session
  private let cover: OtherWindow
  private let others: OtherHands
  private var random: SeededGenerator
  private var buttons: Set<Int> = []
  private var keys: Set<String> = []

  /// None that closes the window.
  private static let keyNames = [
    "Left", "Right", "Up", "Down", "Home", "Escape", "space", "Tab", "Shift_L", "Shift_R",
    "Control_L", "Alt_L", "Caps_Lock", "Num_Lock", "KP_Left", "KP_Up", "a", "h", "x", "F1",
    "Return",
  ]
  private static let properties = [
    "WM_NAME", "_NET_WM_NAME", "WM_HINTS", "_NET_WM_STATE", "JUNK", "_NET_FRAME_EXTENTS",
  ]
  private static let messages = [
    "WM_PROTOCOLS", "_CIRCLEPAN_FRAME", "_NET_WM_STATE", "XdndEnter", "JUNK",
  ]

  /// - Parameter devices: The touchscreen, the pen and the mouse, where the server has them.
  init(_ session: Session, _ devices: TouchServer?, seed: UInt64) throws {
    self.session = session
    others = OtherHands(on: session.server, devices)
    random = SeededGenerator(seed: seed)
    cover = try OtherWindow(
      of: session.user, at: PixelRect(x: 0, y: 0, width: 150, height: 150), color: .black)
  }

  /// How often a second cursor has come.
  var arrivals: Int { others.arrivals }

  private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private func choice<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Does one thing.
  func act() throws {
    switch number(0...99) {
    case 0..<36: move()
    case 36..<52: toggleButton()
    case 52..<62: try toggleKey()
    case 62..<76: try others.act(&random)
    case 76..<80: session.window.resize(width: number(1...700), height: number(1...600))
    case 80..<82: session.window.move(to: PixelPoint(number(-200...500), number(-200...400)))
    case 82..<84: number(0...4) == 0 ? session.window.unmap() : session.window.map()
    case 84..<88: changeCover()
    case 88..<90: number(0...1) == 0 ? session.window.takeFocusAway() : focus()
    case 90..<93: changeProperty()
    case 93..<96: sendMessage()
    case 96, 97: grab()
    default: tidyUp()
    }
  }

  /// Lets go of everything, and puts the window back where it was, with the knob in the middle.
  func comeToRest() throws {
    for button in buttons { session.user.release(button: button) }
    for key in keys { try session.user.release(key: key) }
    (buttons, keys) = ([], [])
    try others.leave()
    session.user.root.deleteProperty("RESOURCE_MANAGER")
    cover.window.unmap()
    // Where it was hidden the knob is in the middle, whatever held it.
    session.window.unmap()
    session.window.resize(width: 400, height: 400)
    session.window.move(to: PixelPoint(200, 100))
    session.window.map()
    try waitUntil("the window is back") { session.window.mapState == .viewable }
    session.window.raise()
    session.window.focus()
    try session.settle()
  }

  // MARK: By hand

  /// Around the middle mostly, where the knob is.
  private func move() {
    let isNear = number(0...2) > 0
    session.user.movePointer(
      to: isNear
        ? PixelPoint(400 + number(-140...140), 300 + number(-140...140))
        : PixelPoint(number(0...799), number(0...599)))
  }

  private func moveToMiddle() {
    guard let middle = try? session.window.onScreen(session.center()) else { return }
    session.user.movePointer(to: middle)
  }

  private func toggleButton() {
    let button = number(0...2) > 0 ? 1 : number(1...7)
    if buttons.remove(button) != nil {
      session.user.release(button: button)
    } else {
      // Else a knob that glides and is hidden would hardly ever be met.
      if button == 1, number(0...1) == 0 { moveToMiddle() }
      buttons.insert(button)
      session.user.press(button: button)
    }
  }

  private func toggleKey() throws {
    let key = choice(Monkey.keyNames)
    if keys.remove(key) != nil {
      try session.user.release(key: key)
    } else {
      keys.insert(key)
      try session.user.press(key: key)
    }
  }

  // MARK: By other clients

  private func focus() {
    if session.window.mapState == .viewable { session.window.focus() }
  }

  private func changeCover() {
    switch number(0...3) {
    case 0: cover.window.unmap()
    case 1: cover.window.map()
    case 2: cover.window.move(to: PixelPoint(number(0...650), number(0...450)))
    default:
      session.window.expose(
        PixelRect(x: number(-50...300), y: number(-50...300), width: 90, height: 120))
    }
  }

  /// Else the window would be hidden, covered, or off the screen nearly always.
  private func tidyUp() {
    cover.window.move(to: PixelPoint(0, 0))
    session.window.map()
    session.window.resize(width: 400, height: 400)
    session.window.move(to: PixelPoint(200, 100))
    session.window.raise()
  }

  private func changeProperty() {
    if number(0...3) == 0 {
      let text = choice(["Xft.dpi: 96\n", "Xft.dpi: 192\n", "Xft.dpi: x\n", "\n*:\n", ""])
      session.user.root.setProperty("RESOURCE_MANAGER", text: text)
    } else {
      session.window.setProperty(
        choice(Monkey.properties), type: "JUNK", format: choice([8, 16, 32]),
        count: number(0...2_000), value: number(-1...255))
    }
  }

  private func sendMessage() {
    session.window.sendMessage(
      choice(Monkey.messages), (0..<5).map { _ in choice([0, 1, -1, number(0...1_000), .max]) })
    if number(0...3) == 0 {
      session.window.forgeConfigure(width: number(-9...40_000), height: number(0...700))
    }
    if number(0...3) == 0 {
      session.window.forgeMotion(to: PixelPoint(number(0...400), number(0...400)))
    }
  }

  private func grab() {
    if number(0...1) == 0 {
      _ = session.user.grabPointer()
      for _ in 0..<number(0...5) { move() }
      session.user.ungrabPointer()
    } else {
      _ = session.user.grabKeyboard()
      session.user.ungrabKeyboard()
    }
  }
}
